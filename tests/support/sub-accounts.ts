import { v7 } from 'uuid';
import type { Database } from '../../src/platform/db/client';
import type { Actor } from '../../src/platform/http/actor';
import { insertRow } from './insert-row';
import { query } from './query';

interface Limits {
  order_limit?: number | null;
  day_limit?: number | null;
  month_limit?: number | null;
  category_ids?: string[];
  hours_start?: string | null;
  hours_end?: string | null;
}

/** A cashier with the owner's PIN. */
export async function openCashier(database: Database, owner: Actor, limits: Limits = {}): Promise<Actor> {
  const cashier: Actor = { ...owner, userId: v7(), role: 'sub', name: 'Kasir' };
  const tag = cashier.userId.slice(-12);
  await query(
    database,
    `insert into users (id, partner_id, role, name, email, phone, password_hash, pin_hash, privileges)
     select $1::uuid, partner_id, 'sub', $3, $4, $5, '', pin_hash, array['product', 'product.order'] from users
     where id = $2::uuid`,
    [cashier.userId, owner.userId, cashier.name, `${tag}@kasir.test`, `62${tag}`],
  );
  await insertRow(database, 'sub_accounts', { id: cashier.userId, partner_id: owner.partnerId, ...limits });
  return cashier;
}

/** Turns this person into a sub-account that holds these keys and sees cost and profit; a user id or an e-mail. */
export async function restrict(database: Database, who: string, keys: readonly string[]): Promise<void> {
  const [row] = await query(
    database,
    `update users set role = 'sub', privileges = $2::text[] where $1 in (id::text, email) returning id, partner_id`,
    [who, keys],
  );
  await query(
    database,
    'insert into sub_accounts (id, partner_id) values ($1, $2) on conflict (id) do nothing',
    [row?.id, row?.partner_id],
  );
}

/** Repeats a failure if midnight in Jakarta passed meanwhile, because limits reset. */
export async function withinOneDay(database: Database, work: () => Promise<void>): Promise<void> {
  const today = async () => {
    const [row] = await query(database, `select (now() at time zone 'Asia/Jakarta')::date::text as day`);
    return row?.day;
  };
  const before = await today();
  try {
    await work();
  } catch (failure) {
    if ((await today()) === before) throw failure;
    await work();
  }
}
