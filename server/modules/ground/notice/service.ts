import type { Database, Db } from '../../../db/client';
import { insertNotice, type KeptNotice, listNotices, markSeen, type Notice } from './store';

export type NoticeService = ReturnType<typeof createNoticeService>;

const MOST = 100;

/** What the program tells the operator; read with `npm run operator`. */
export function createNoticeService({ database }: { database: Database }) {
  return {
    /** `db`: the transaction that it belongs to, or the database. Repetitions are counted on one row. */
    tell: (db: Db, notice: Notice): Promise<void> => insertNotice(db, notice),

    /** Newest first; `unseen` leaves out what was marked. */
    list: (unseen = true): Promise<KeptNotice[]> => listNotices(database, unseen, MOST),

    /** False when there is no such unseen notice. */
    markSeen: (id: string): Promise<boolean> => markSeen(database, id),
  };
}
