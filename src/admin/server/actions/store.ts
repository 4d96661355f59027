import { v7 } from 'uuid';
import type { ActionReply } from '../../../core/contract/action-reply';
import type { Db } from '../../../platform/db/client';
import { isoInstant } from '../../../platform/db/row-parsers';
import { sql } from '../../../platform/db/sql';
import type { Data } from '../walk';

/** Idempotency key of the browser, with the hash of what was asked under it. */
export interface ActionKey {
  partnerId: string;
  key: string;
  hash: string;
}

export const readKey = <Reply>(
  db: Db,
  { partnerId, key }: ActionKey,
): Promise<{ request_hash: string; reply: Reply } | null> =>
  db.row(sql`select request_hash, reply from act_keys where partner_id = ${partnerId} and key = ${key}`);

/** Claims a key for this transaction; a concurrent duplicate waits here and then gets false. */
export const takeActionKey = (db: Db, { partnerId, key, hash }: ActionKey): Promise<boolean> =>
  db.hasRow(sql`
    insert into act_keys (partner_id, key, request_hash, reply) values (${partnerId}, ${key}, ${hash}, 'null')
    on conflict do nothing returning key`);

export const storeReply = (db: Db, { partnerId, key }: ActionKey, reply: ActionReply): Promise<void> =>
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

interface Undone {
  partnerId: string;
  resource: string;
}

/** Stores previous data for an undo within so many seconds; null without any. Deletes expired entries. */
export async function storeUndo(
  db: Db,
  { partnerId, resource }: Undone,
  before: Before[],
  seconds: number,
): Promise<ActionReply['undo']> {
  if (before.length === 0) return null;
  await db.command(sql`delete from entity_undos where partner_id = ${partnerId} and expires_at < now()`);
  const stored = await db.row<{ id: string; until: string }>(sql`
    insert into entity_undos (id, partner_id, resource, rows, expires_at)
    values (${v7()}, ${partnerId}, ${resource}, ${JSON.stringify(before)}::jsonb,
      now() + make_interval(secs => ${seconds}))
    returning id, expires_at as until`);
  return stored && { id: stored.id, until: isoInstant(stored.until) };
}

export const takeUndo = async (
  db: Db,
  id: string,
  { partnerId, resource }: Undone,
): Promise<Before[] | undefined> =>
  (
    await db.row<{ rows: Before[] }>(sql`
    delete from entity_undos
    where id = ${id} and partner_id = ${partnerId} and resource = ${resource} and expires_at > now()
    returning rows`)
  )?.rows;
