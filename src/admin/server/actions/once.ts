import type { ActionReply } from '../../../core/contract/action-reply';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { type ActionKey, readKey, storeReply, takeActionKey } from './store';

/**
 * Runs work in one transaction, once for each key: a repeated call gets the stored reply. `prepare` runs before the
 * transaction, and not for a repeated call. Throws IDEMPOTENCY_CONFLICT for a key of another call.
 */
export async function once<Reply extends ActionReply>(
  database: Database,
  key: ActionKey,
  prepare: () => Promise<(tx: Db) => Promise<Reply>>,
): Promise<Reply> {
  const earlier = async (db: Db): Promise<Reply | undefined> => {
    const known = await readKey<Reply>(db, key);
    if (known && known.request_hash !== key.hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return known?.reply;
  };
  const known = await earlier(database.db);
  if (known) return known;
  const work = await prepare();
  return database.transaction(async (tx) => {
    const twin = (await takeActionKey(tx, key)) ? undefined : await earlier(tx);
    if (twin) return twin;
    const reply = await work(tx);
    await storeReply(tx, key, reply);
    return reply;
  });
}

/** Result of work that is rolled back, including what handlers write: the preview of an action or an import. */
export async function rolledBack<Result>(
  database: Database,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  const done = database.transaction(async (tx) => {
    result = await work(tx);
    throw new RollBack();
  });
  await done.catch((failure: unknown) => {
    if (!(failure instanceof RollBack)) throw failure;
  });
  return result as Result;
}

class RollBack extends Error {}
