import type { Database, Db } from '../db/client';
import {
  insertFirstNotice,
  insertNotice,
  listNotices,
  markSeen,
  markSettled,
  type Notice,
  type StoredNotice,
} from './store';

export type NoticeService = ReturnType<typeof createNoticeService>;

const MOST = 100;

interface NoticeDeps {
  database: Database;
  /** Sends a new notice to the operator in `tx`; repetitions are not sent. */
  send?: (tx: Db, text: string) => Promise<void>;
}

/** Notices to the operator, read with `npm run operator`. */
export function createNoticeService({ database, send }: NoticeDeps) {
  const notifyWithin = async (tx: Db, notice: Notice): Promise<void> => {
    if (await insertNotice(tx, notice)) await send?.(tx, notice.text);
  };
  return {
    /** `db` is the current transaction or the database. Repetitions increment a counter. */
    notify: (db: Db, notice: Notice): Promise<void> =>
      db === database.db ? database.transaction((tx) => notifyWithin(tx, notice)) : notifyWithin(db, notice),

    /** Does nothing if it was ever notified. */
    notifyOnce: (notice: Notice): Promise<void> =>
      database.transaction(async (tx) => {
        if (await insertFirstNotice(tx, notice)) await send?.(tx, notice.text);
      }),

    /** Resets these kinds, so that the next occurrence notifies again. */
    settled: (kinds: readonly Notice['kind'][], ref: string): Promise<void> =>
      markSettled(database, { kinds, ref }),

    /** Newest first; `unseen` excludes seen ones. */
    list: (unseen = true): Promise<StoredNotice[]> => listNotices(database, { unseen, most: MOST }),

    markSeen: (id: string): Promise<boolean> => markSeen(database, { id }),
  };
}
