import type { BalanceFrame } from '../../core/contract/live';
import type { Database, Db } from '../db/client';
import { AppError } from '../http/app-error';
import { shortfall } from './shortfall';
import {
  type BalanceKind,
  openBalanceIn,
  openBalances,
  type Posting,
  post,
  postIn,
  readBalanceIn,
  readBalances,
} from './store';

export type LedgerService = ReturnType<typeof createLedgerService>;

const EMPTY: BalanceFrame = { balance: 0, version: 0 };

/** Books all money movements except orders, which have their own statements. */
export function createLedgerService({ database }: { database: Database }) {
  const balanceOf = async (partnerId: string, kind: BalanceKind): Promise<BalanceFrame> => {
    const rows = await readBalances(database, [partnerId]);
    const row = rows.find((candidate) => candidate.kind === kind);
    return row ? { balance: row.balance, version: row.version } : EMPTY;
  };

  return {
    /** Opens both balances of a new partner at zero. Idempotent. */
    open: async (partnerId: string): Promise<void> => {
      await openBalances(database, partnerId);
    },

    /** Posts a movement and notifies open screens. Throws INSUFFICIENT_BALANCE. */
    post: async (posting: Posting): Promise<BalanceFrame> => {
      const moved = await post(database, posting);
      if (moved) return moved;
      const { balance } = await balanceOf(posting.partnerId, posting.kind);
      throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, -posting.amount));
    },

    /** Posts in the transaction `db`. Throws INSUFFICIENT_BALANCE, which rolls back everything. */
    postIn: async (db: Db, posting: Posting): Promise<BalanceFrame> => {
      let moved = await postIn(db, posting);
      if (!moved && posting.amount > 0) {
        // Incoming money opens a missing balance.
        await openBalanceIn(db, posting.partnerId, posting.kind);
        moved = await postIn(db, posting);
      }
      if (!moved) {
        const balance = await readBalanceIn(db, posting.partnerId, posting.kind);
        throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, -posting.amount));
      }
      return moved;
    },

    balanceOf,

    framesOf: async (
      partnerIds: readonly string[],
      kind: BalanceKind,
    ): Promise<ReadonlyMap<string, BalanceFrame>> => {
      const rows = await readBalances(database, partnerIds);
      return new Map(
        rows
          .filter((row) => row.kind === kind)
          .map((row) => [row.partner_id, { balance: row.balance, version: row.version }]),
      );
    },
  };
}
