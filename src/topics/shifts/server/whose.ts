import type { Scope } from '../../../admin/server/service-shape';
import { type SQL, sql } from '../../../platform/db/sql';

export interface Whose {
  partner: string;
  user: string | null;
}

/** The owner sees all shifts, others only their own. */
export const whoseOf = ({
  partnerId,
  userId,
  role,
}: Pick<Scope, 'partnerId' | 'userId' | 'role'>): Whose => ({
  partner: partnerId,
  user: role === 'sub' ? userId : null,
});

/** Condition on `cashier_shifts s`. */
export const seenBy = ({ partner, user }: Whose): SQL =>
  sql`s.partner_id = ${partner}${user === null ? sql`` : sql` and s.user_id = ${user}`}`;
