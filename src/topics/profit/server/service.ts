import { rupiah } from '../../../core/format/money';
import type { Database, Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { shortfall } from '../../../platform/ledger/shortfall';
import type { ProfitBalance } from '../contract';
import { lockStanding, type ProfitStanding, readStanding } from './balance-store';
import { createProfitHistory } from './store';

export type ProfitService = ReturnType<typeof createProfitService>;

export function createProfitService({ database }: { database: Database }) {
  return {
    balance: async ({ partnerId }: Actor): Promise<ProfitBalance> =>
      balanceOf(await readStanding(database, { partner: partnerId })),

    /**
     * Locks the balance until `tx` ends and checks that the amount is available. Throws INSUFFICIENT_BALANCE,
     * PROFIT_HELD `{ available, available_amount, held, free_at }`.
     */
    async reserve(tx: Db, partnerId: string, amount: number): Promise<void> {
      refuseBeyond(balanceOf(await lockStanding(tx, partnerId)), amount);
    },

    /** Throws errors of `reserve` without locking. */
    async check(partnerId: string, amount: number): Promise<void> {
      refuseBeyond(balanceOf(await readStanding(database, { partner: partnerId })), amount);
    },

    ...createProfitHistory(database),
  };
}

const NOTHING: Omit<ProfitStanding, 'now'> = {
  total: 0,
  available: 0,
  held: 0,
  next_at: null,
  next_amount: 0,
  version: 0,
};

function balanceOf(standing: ProfitStanding | null): ProfitBalance {
  const { next_at, next_amount, now, ...amounts } = standing ?? { ...NOTHING, now: new Date().toISOString() };
  return { ...amounts, next_free: next_at ? { amount: next_amount, at: next_at } : null, server_time: now };
}

function refuseBeyond({ total, available, held, next_free }: ProfitBalance, amount: number): void {
  if (amount <= available) return;
  if (amount > total) throw new AppError('INSUFFICIENT_BALANCE', shortfall(total, amount));
  throw new AppError('PROFIT_HELD', {
    available: rupiah(available),
    available_amount: available,
    held,
    free_at: next_free?.at ?? null,
  });
}
