import type { Db } from '../../../db/client';
import { amendRecords } from '../../ground/entities/amend';
import type { Member } from './member-store';

/** The opened link verifies `address`. A waiting member becomes active. */
export async function markProven(tx: Db, member: Member, address: string): Promise<void> {
  const field = address === member.email ? 'email' : address === member.phone ? 'phone' : null;
  if (!field) return;
  const proven = { [`${field}_verified`]: true };
  const own = { partnerId: member.partner_id, resource: 'member', ids: [member.id] };
  if (member.is_unverified) {
    const waiting = { ...own, matching: { status: 'unverified' } };
    if ((await amendRecords(tx, waiting, { ...proven, status: 'active' })) > 0) return;
  }
  // The member was blocked meanwhile, or is active already.
  await amendRecords(tx, own, proven);
}
