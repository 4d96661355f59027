import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { hashToken, newToken } from '../../ground/session/tokens';
import { type MemberLinkPurpose, readLink, replaceLink } from './link-store';
import { type Member, memberById } from './member-store';

/** How long each link lives; the letters say it in words. */
const minutesOf: Record<MemberLinkPurpose, number> = { verify: 24 * 60, 'reset-password': 30 };

/** Makes a link and answers its token; only what is sent ever holds it. */
export async function newLink(
  tx: Db,
  purpose: MemberLinkPurpose,
  { id, partner_id }: Member,
  address: string,
): Promise<string> {
  const token = newToken();
  await replaceLink(tx, {
    partnerId: partner_id,
    memberId: id,
    purpose,
    address,
    tokenHash: hashToken(token),
    minutes: minutesOf[purpose],
  });
  return token;
}

/** The member behind a link of this website that still works. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
export async function openLink(
  database: Database,
  partnerId: string,
  authorization: string,
  purpose: MemberLinkPurpose,
): Promise<{ member: Member; address: string; tokenHash: string }> {
  const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
  const tokenHash = hashToken(token ?? '');
  const link = await readLink(database, partnerId, tokenHash, purpose);
  if (!link) throw new AppError('LINK_INVALID');
  if (link.used) throw new AppError('LINK_USED');
  if (link.expired) throw new AppError('LINK_EXPIRED');
  const member = await memberById(database.db, partnerId, link.member_id);
  // A block must not be got around by a link from before.
  if (!member || member.is_blocked) throw new AppError('LINK_INVALID');
  return { member, address: link.address, tokenHash };
}
