import type { Db } from '../../../../platform/db/client';
import { makeLink } from '../../../../platform/identity/links';
import type { MessageService } from '../../../../platform/messages/service';
import { verifyEmailLetter } from './letters';

const paths = { 'verify-email': '/verify/new-user', 'reset-password': '/verify/reset' } as const;

export async function newLink(
  tx: Db,
  purpose: keyof typeof paths,
  person: { id: string; partner_id: string },
  address: string,
): Promise<`/${string}`> {
  return `${paths[purpose]}?token=${await makeLink(tx, purpose, person, address)}`;
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
