import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryRow } from '../../../db/statement';

interface NewCode {
  user_id: string;
  code_hash: string;
  minutes: number;
}

export interface KeptCode {
  expires_at: string;
  now: string;
}

/** One code per user: a new one replaces the old. */
export const replaceCode = queryRow<NewCode, KeptCode>(
  'telegram-code-replace',
  `insert into telegram_codes (user_id, code_hash, expires_at)
values (:user_id::uuid, :code_hash, now() + :minutes::int * interval '1 minute')
on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
returning expires_at, now() as now`,
);

/** Invalidates an unused code. */
export const dropCode = (tx: Db, userId: string): Promise<unknown> =>
  tx.execute(sql`delete from telegram_codes where user_id = ${userId}`);

export interface Holder extends Record<string, unknown> {
  user_id: string;
  partner_id: string;
  user_name: string;
  shop: string;
}

/** Consumes a code and returns its user; null if it is unknown, used, expired, or its account is disabled. */
export const takeCode = (tx: Db, codeHash: string): Promise<Holder | null> =>
  tx.row<Holder>(sql`
    with taken as (delete from telegram_codes where code_hash = ${codeHash} returning user_id, expires_at)
    select u.id as user_id, u.partner_id, u.name as user_name, p.name as shop
    from taken join users u on u.id = taken.user_id join partners p on p.id = u.partner_id
    where taken.expires_at > now() and u.disabled_at is null`);
