import type { ActionReply } from '../../../core/contract/action-reply';
import type { Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { sql } from '../../../platform/db/sql';
import type { Data } from '../walk';

interface Known {
  request_hash: string;
  reply: ActionReply;
}

export async function readKey(db: Db, partnerId: string, key: string): Promise<Known | undefined> {
  const { rows } = await db.execute<Known & Record<string, unknown>>(
    sql`select request_hash, reply from act_keys where partner_id = ${partnerId} and key = ${key}`,
  );
  return rows[0];
}

/** Claims a key for this transaction; a concurrent duplicate waits here and then gets false. */
export const takeActionKey = (db: Db, partnerId: string, key: string, hash: string): Promise<boolean> =>
  db.hasRow(sql`
    insert into act_keys (partner_id, key, request_hash, reply) values (${partnerId}, ${key}, ${hash}, 'null')
    on conflict do nothing returning key`);

export const storeReply = (db: Db, partnerId: string, key: string, reply: ActionReply): Promise<void> =>
  db.command(sql`
    update act_keys set reply = ${JSON.stringify(reply)}::jsonb
    where partner_id = ${partnerId} and key = ${key}`);

export interface Before {
  id: string;
  version: number;
  data: Data;
  /** Deleted by the action. */
  isRemoved?: true;
  /** Made by the import. */
  isCreated?: true;
}

interface UndoTarget {
  id: string;
  partnerId: string;
  resource: string;
}

/** Stores previous data for undo and returns the expiry. Deletes expired entries. */
export async function storeUndo(
  db: Db,
  { id, partnerId, resource }: UndoTarget,
  before: Before[],
  seconds: number,
): Promise<string> {
  await db.execute(sql`delete from entity_undos where partner_id = ${partnerId} and expires_at < now()`);
  const { rows } = await db.execute<{ until: string }>(sql`
    insert into entity_undos (id, partner_id, resource, rows, expires_at)
    values (${id}, ${partnerId}, ${resource}, ${JSON.stringify(before)}::jsonb,
      now() + make_interval(secs => ${seconds}))
    returning expires_at as until`);
  return isoInstant(rows[0]?.until ?? '');
}

export async function takeUndo(
  db: Db,
  { id, partnerId, resource }: UndoTarget,
): Promise<Before[] | undefined> {
  const { rows } = await db.execute<{ rows: Before[] }>(sql`
    delete from entity_undos
    where id = ${id} and partner_id = ${partnerId} and resource = ${resource} and expires_at > now()
    returning rows`);
  return rows[0]?.rows;
}
