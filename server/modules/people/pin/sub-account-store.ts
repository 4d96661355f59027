import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryOne } from '../../../db/statement';

export interface Holder {
  user_id: string;
  partner_id: string;
  partner_code: string;
  name: string;
  role: 'owner' | 'sub';
  has_pin: boolean;
}

/** Finds a user by e-mail or `628…`; null if unknown. */
export const findHolder = queryOne<{ email: string; phone: string }, Holder>(
  'pin-holder',
  `select u.id as user_id, u.partner_id, p.code as partner_code, u.name, u.role, u.pin_hash is not null as has_pin
   from users u join partners p on p.id = u.partner_id
   where lower(u.email) = lower(:email::text) or u.phone = :phone::text limit 1`,
);

export const takePin = (tx: Db, userId: string): Promise<boolean> =>
  tx.hasRow(sql`
    update users set pin_hash = null where id = ${userId} and role = 'sub' and pin_hash is not null returning id`);
