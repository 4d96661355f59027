import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

export interface GuardReader extends Record<string, unknown> {
  id: string;
  role: 'owner' | 'sub';
  email: string;
}

/**
 * Recipient of a guard's notifications: its author while that user may see selling prices, else the owner.
 */
export const readReader = (db: Db, partnerId: string, author: string | null): Promise<GuardReader | null> =>
  db.row<GuardReader>(sql`
    select id, role, email from users
    where partner_id = ${partnerId} and disabled_at is null
      and (role = 'owner' or id = ${author}::uuid and 'selling_price' = any(privileges))
    order by role = 'owner' limit 1`);
