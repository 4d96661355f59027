import type { Database, Db } from '../../../db/client';
import {
  insertFirstNotice,
  insertNotice,
  type KeptNotice,
  listNotices,
  markSeen,
  markSettled,
  type Notice,
} from './store';

export type NoticeService = ReturnType<typeof createNoticeService>;

const MOST = 100;

interface NoticeDeps {
  database: Database;
  /** Takes each new notice to where the operator reads messages, with the commit of `tx`; a repetition goes nowhere. */
  send?: (tx: Db, text: string) => Promise<void>;
}

/** What the program tells the operator; read with `npm run operator`. */
export function createNoticeService({ database, send }: NoticeDeps) {
  const tellIn = async (tx: Db, notice: Notice): Promise<void> => {
    if (await insertNotice(tx, notice)) await send?.(tx, notice.text);
  };
  return {
    /** `db`: the transaction that it belongs to, or the database. Repetitions are counted on one row. */
    tell: (db: Db, notice: Notice): Promise<void> =>
      db === database.db ? database.transaction((tx) => tellIn(tx, notice)) : tellIn(db, notice),

    /** Told already, seen or not, it is told no more. */
    tellOnce: (notice: Notice): Promise<void> =>
      database.transaction(async (tx) => {
        if (await insertFirstNotice(tx, notice)) await send?.(tx, notice.text);
      }),

    /** What it was told of is over: the next of these kinds is news again. */
    settled: (kinds: readonly Notice['kind'][], ref: string): Promise<void> =>
      markSettled(database, kinds, ref),

    /** Newest first; `unseen` leaves out what was marked. */
    list: (unseen = true): Promise<KeptNotice[]> => listNotices(database, unseen, MOST),

    /** False when there is no such unseen notice. */
    markSeen: (id: string): Promise<boolean> => markSeen(database, id),
  };
}
