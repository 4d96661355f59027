import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { openLink } from '../../../platform/identity/links';
import { type Member, readMemberById } from './member-store';

/** The member of a valid link of this website. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
export async function openMemberLink(
  database: Database,
  partnerId: string,
  authorization: string,
  purpose: 'verify-member' | 'reset-member',
): Promise<{ member: Member; address: string; tokenHash: string }> {
  const { owner_id, address, tokenHash } = await openLink(database, authorization, purpose, partnerId);
  const member = await readMemberById(database.db, partnerId, owner_id);
  // A link issued before a block must not bypass it.
  if (!member || member.is_blocked) throw new AppError('LINK_INVALID');
  return { member, address, tokenHash };
}
