import type { Db } from '../../../db/client';
import { amendRecords } from '../../ground/entities/amend';
import type { Member } from './member-store';

/** Whoever opened a link at `address` owns it. A member who was waiting for that is active from then on. */
export async function markProven(tx: Db, member: Member, address: string): Promise<void> {
  const field = address === member.email ? 'email' : address === member.phone ? 'phone' : null;
  if (!field) return;
  const proven = { [`${field}_verified`]: true };
  const own = { partnerId: member.partner_id, resource: 'member', ids: [member.id] };
  if (member.is_unverified) {
    const waiting = { ...own, matching: { status: 'unverified' } };
    if ((await amendRecords(tx, waiting, { ...proven, status: 'active' })) > 0) return;
  }
  // Blocked meanwhile, or active for long.
  await amendRecords(tx, own, proven);
}
