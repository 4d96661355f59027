import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { createLinks } from '../../../platform/identity/links';
import { type Member, readMemberById } from './member-store';

type MemberLinkPurpose = 'verify' | 'reset-password';

export const links = createLinks<MemberLinkPurpose>({
  ...{ table: 'member_links', owner: 'member_id', hasPartner: true },
  usable: 'from member_links l where l.partner_id = :partner::uuid',
  minutes: { verify: 24 * 60, 'reset-password': 30 },
});

/** The member of a valid link of this website. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
export async function openLink(
  database: Database,
  partnerId: string,
  authorization: string,
  purpose: MemberLinkPurpose,
): Promise<{ member: Member; address: string; tokenHash: string }> {
  const link = await links.open(database, authorization, purpose, partnerId);
  const member = await readMemberById(database.db, partnerId, link.owner_id);
  // A link issued before a block must not bypass it.
  if (!member || member.is_blocked) throw new AppError('LINK_INVALID');
  return { member, address: link.address, tokenHash: link.tokenHash };
}
