import type { Db } from '../../../../platform/db/client';
import { createLinks } from '../../../../platform/identity/links';
import type { MessageService } from '../../../../platform/messages/service';
import { verifyEmailLetter } from './letters';

export type LinkPurpose = 'verify-email' | 'reset-password';

export const links = createLinks<LinkPurpose>({
  ...{ table: 'account_links', owner: 'user_id', hasPartner: false },
  usable: 'from account_links l join users u on u.id = l.user_id where u.disabled_at is null',
  minutes: { 'verify-email': 60, 'reset-password': 30 },
});

const paths = { 'verify-email': '/verify/new-user', 'reset-password': '/verify/reset' } as const;

export async function newLink(
  tx: Db,
  purpose: LinkPurpose,
  person: { id: string; partner_id: string },
  address: string,
): Promise<`/${string}`> {
  return `${paths[purpose]}?token=${await links.make(tx, purpose, person, address)}`;
}

export async function sendVerifyLink(
  tx: Db,
  message: Pick<MessageService, 'mail' | 'urlOf' | 'productName'>,
  person: { id: string; partner_id: string; name: string },
  email: string,
): Promise<void> {
  const url = message.urlOf(await newLink(tx, 'verify-email', person, email));
  const letter = verifyEmailLetter(person.name, message.productName, url);
  await message.mail(tx, email, letter, person.partner_id);
}
