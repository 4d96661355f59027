import { v7 } from 'uuid';
import type { BalanceFrame } from '../../core/contract/live';
import type { Database, Db } from '../db/client';
import { run, runIn, statement } from '../db/statement';
import { type PostParams, postStatement } from './statements';

export type BalanceKind = 'main' | 'panel' | 'referral';

/** One balance movement in rupiah: positive in, negative out. */
export interface Posting {
  partnerId: string;
  kind: BalanceKind;
  amount: number;
  house: 'sales' | 'deposits' | 'adjustment' | 'panel' | 'profit' | 'storefront' | 'referral';
  /**
   * Main balance: 1 Top Up … 10 Pengalihan Profit. Panel: domain 3.19, 1 Profit … 5 Penyesuaian. Referral:
   * domain 3.9, 1 Komisi, 2 Penarikan, 3 Pembatalan.
   */
  type: number;
  refType: string;
  refId: string | null;
  refCode: string;
  /** At most 160 characters, Indonesian. */
  description: string;
  actor: string;
  userId: string | null;
  /** ISO time for imported history; defaults to now. */
  at?: string;
}

const openStatement = statement<{ partner: string; ids: readonly string[]; kinds: readonly BalanceKind[] }>(
  'ledger_open',
  `insert into balances (id, partner_id, kind)
select id, :partner::uuid, kind from unnest(:ids::uuid[], :kinds::text[]) opened (id, kind)
on conflict (partner_id, kind) do nothing`,
);

/** The first commission opens the referral balance. */
const opening = (partner: string, kinds: readonly BalanceKind[] = ['main', 'panel']) => ({
  partner,
  ids: kinds.map(() => v7()),
  kinds,
});

const balancesStatement = statement<
  { partners: readonly string[] },
  { partner_id: string; kind: BalanceKind; balance: number; version: number }
>(
  'ledger_balances',
  'select partner_id, kind, balance, version from balances where partner_id = any(:partners::uuid[])',
);

export const openBalances = (database: Database, partner: string) =>
  run(database, openStatement, opening(partner));

export const openBalanceIn = (db: Db, partner: string, kind: BalanceKind) =>
  runIn(db, openStatement, opening(partner, [kind]));

export const readBalances = (database: Database, partners: readonly string[]) =>
  run(database, balancesStatement, { partners });

/** A balance as `db` sees it; 0 if never opened. */
export async function readBalanceIn(db: Db, partner: string, kind: BalanceKind): Promise<number> {
  const rows = await runIn(db, balancesStatement, { partners: [partner] });
  return Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
}

/** Null if funds are insufficient or the balance was never opened. */
export const post = async (database: Database, posting: Posting): Promise<BalanceFrame | null> =>
  frameOf(await run(database, postStatement, paramsOf(posting)));

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
