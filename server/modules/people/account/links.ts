import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { MessageService } from '../../ground/message/service';
import { hashToken, newToken } from '../../ground/session/tokens';
import { verifyEmailLetter } from './letters';
import { type Link, type LinkPurpose, readLink, replaceLink } from './link-store';

interface LinkRule {
  minutes: number;
  path: `/${string}`;
}

/** Where each link leads and how long it lives. */
const rules: Record<LinkPurpose, LinkRule> = {
  'verify-email': { minutes: 60, path: '/verify/new-user' },
  'reset-password': { minutes: 30, path: '/verify/reset' },
};

/** Makes a link and answers its path; only what is sent ever holds the token. */
export async function newLink(
  tx: Db,
  purpose: LinkPurpose,
  userId: string,
  address: string,
): Promise<`/${string}`> {
  const token = newToken();
  const { minutes, path } = rules[purpose];
  await replaceLink(tx, { userId, purpose, address, minutes, tokenHash: hashToken(token) });
  return `${path}?token=${token}`;
}

/** The link that proves an e-mail, sent there. */
export async function sendVerifyLink(
  tx: Db,
  message: Pick<MessageService, 'mail' | 'urlOf' | 'productName'>,
  { id, partner_id, name }: { id: string; partner_id: string; name: string },
  email: string,
): Promise<void> {
  const url = message.urlOf(await newLink(tx, 'verify-email', id, email));
  await message.mail(tx, email, verifyEmailLetter(name, message.productName, url), partner_id);
}

export interface OpenLink extends Link {
  tokenHash: string;
}

/** The link of a token that still works. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
export async function openLink(
  database: Database,
  authorization: string,
  purpose: LinkPurpose,
): Promise<OpenLink> {
  const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
  const tokenHash = hashToken(token ?? '');
  const link = await readLink(database, tokenHash, purpose);
  if (!link) throw new AppError('LINK_INVALID');
  if (link.used) throw new AppError('LINK_USED');
  if (link.expired) throw new AppError('LINK_EXPIRED');
  return { ...link, tokenHash };
}
