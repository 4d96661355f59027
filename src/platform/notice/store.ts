import { v7 } from 'uuid';
import type { Db } from '../db/client';
import { sql } from '../db/sql';
import { command, queryAll, queryAny } from '../db/statement';

export interface Notice {
  kind:
    | 'payment_signature'
    | 'payment_unreadable'
    | 'payment_unknown'
    | 'payment_amount'
    | 'payment_late'
    | 'payment_twice'
    | 'payment_refunded'
    | 'payment_gateway'
    | 'referral_barred'
    | 'supplier_deposit_low'
    | 'supplier_deposit'
    | 'supplier_address'
    | 'supplier_key'
    | 'supplier_away'
    | 'supplier_list'
    | 'supplier_bill_cost'
    | 'supplier_loss'
    | 'supplier_waiting'
    | 'supplier_missing'
    | 'supplier_held'
    | 'supplier_contradicts'
    | 'supplier_unknown'
    | 'supplier_signature'
    | 'supplier_unreadable';
  /** Subject: a top up code, a gateway name. */
  ref: string;
  text: string;
}

export interface StoredNotice extends Notice {
  id: string;
  times: number;
  created_at: string;
  updated_at: string;
  seen_at: string | null;
}

/** True if new, false for a repetition of an unseen notice. */
export async function insertNotice(db: Db, { kind, ref, text }: Notice): Promise<boolean> {
  const { rows } = await db.execute<{ times: number }>(sql`
    insert into operator_notices as n (id, kind, ref, text) values (${v7()}, ${kind}, ${ref}, ${text})
    on conflict (kind, ref) where seen_at is null
    do update set times = n.times + 1, text = excluded.text, updated_at = now()
    returning times`);
  return rows[0]?.times === 1;
}

export const insertFirstNotice = (db: Db, { kind, ref, text }: Notice): Promise<boolean> =>
  db.hasRow(sql`
    insert into operator_notices (id, kind, ref, text)
    select ${v7()}, ${kind}, ${ref}, ${text}
    where not exists (select from operator_notices where kind = ${kind} and ref = ${ref})
    on conflict (kind, ref) where seen_at is null do nothing
    returning id`);

export const listNotices = queryAll<{ unseen: boolean; most: number }, StoredNotice>(
  'notice_list',
  `select id, kind, ref, text, times, created_at, updated_at, seen_at from operator_notices
where seen_at is null or not :unseen::boolean order by updated_at desc limit :most::int`,
);

export const markSeen = queryAny<{ id: string }>(
  'notice_seen',
  'update operator_notices set seen_at = now() where id = :id::uuid and seen_at is null returning id',
);

export const markSettled = command<{ kinds: readonly string[]; ref: string }>(
  'notice_settled',
  `update operator_notices set seen_at = now()
where kind = any(:kinds::text[]) and ref = :ref and seen_at is null`,
);
