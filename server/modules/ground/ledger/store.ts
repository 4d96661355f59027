import { v7 } from 'uuid';
import type { BalanceFrame } from '../../../../src/core/contract/live';
import type { Database, Db } from '../../../db/client';
import { run, runIn, statement } from '../../../db/statement';
import { type PostParams, postStatement } from './statements';

export type BalanceKind = 'main' | 'panel';

/** One movement of a balance. Rupiah, above zero into the balance, below zero out of it. */
export interface Posting {
  partnerId: string;
  kind: BalanceKind;
  amount: number;
  /** The other side. */
  house: 'sales' | 'deposits' | 'adjustment' | 'panel' | 'profit' | 'storefront';
  /** Main balance: 1 Top Up … 10 Pengalihan Profit. Panel: domain 3.19, 1 Profit … 5 Penyesuaian. */
  type: number;
  refType: string;
  refId: string | null;
  refCode: string;
  /** At most 160 characters, Indonesian. */
  description: string;
  /** Whose doing it was, as partners read it. */
  actor: string;
  userId: string | null;
  /** When it happened, ISO; default now. For history that is brought in. */
  at?: string;
}

const openStatement = statement<{ partner: string; main: string; panel: string }>(
  'ledger_open',
  `insert into balances (id, partner_id, kind)
values (:main::uuid, :partner::uuid, 'main'), (:panel::uuid, :partner::uuid, 'panel')
on conflict (partner_id, kind) do nothing`,
);

const balancesStatement = statement<
  { partners: readonly string[] },
  { partner_id: string; kind: BalanceKind; balance: number; version: number }
>(
  'ledger_balances',
  'select partner_id, kind, balance, version from balances where partner_id = any(:partners::uuid[])',
);

export const openBalances = (database: Database, partner: string) =>
  run(database, openStatement, { partner, main: v7(), panel: v7() });

export const openBalancesIn = (db: Db, partner: string) =>
  runIn(db, openStatement, { partner, main: v7(), panel: v7() });

export const balancesOf = (database: Database, partners: readonly string[]) =>
  run(database, balancesStatement, { partners });

/** One balance as `db` sees it; 0 when it was never opened. */
export async function balanceIn(db: Db, partner: string, kind: BalanceKind): Promise<number> {
  const rows = await runIn(db, balancesStatement, { partners: [partner] });
  return Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
}

/** Null when the balance does not allow it, or was never opened. */
export const post = async (database: Database, posting: Posting): Promise<BalanceFrame | null> =>
  frameOf(await run(database, postStatement, paramsOf(posting)));

/** The same with the commit of `db`. */
export const postIn = async (db: Db, posting: Posting): Promise<BalanceFrame | null> =>
  frameOf(await runIn(db, postStatement, paramsOf(posting)));

const frameOf = ([row]: BalanceFrame[]): BalanceFrame | null =>
  row ? { balance: Number(row.balance), version: Number(row.version) } : null;

const paramsOf = (posting: Posting): PostParams => ({
  partner: posting.partnerId,
  kind: posting.kind,
  amount: posting.amount,
  user: posting.userId,
  house: posting.house,
  posting: v7(),
  own_entry: v7(),
  house_entry: v7(),
  type: posting.type,
  ref_type: posting.refType,
  ref_id: posting.refId,
  ref_code: posting.refCode,
  description: posting.description,
  actor: posting.actor,
  at: posting.at ?? null,
});
