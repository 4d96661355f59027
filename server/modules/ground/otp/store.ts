import type { MessageChannel } from '../../../adapters/message/message';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';
import { queuedSoon } from '../../../jobs/queue';

/** What a code is good for; a code for one is worth nothing for another. */
export type OtpPurpose = 'login' | 'verify-phone' | 'pin-reset' | 'pin-unlock' | 'withdrawal';

export interface NewRequest {
  id: string;
  job: string;
  kind: string;
  purpose: OtpPurpose;
  subject_id: string | null;
  channel: MessageChannel;
  address: string;
  salt: string;
  seconds: number;
}

const insertStatement = statement<NewRequest, { expires_at: string }>(
  'otp-insert',
  `with older as (
     update otp_requests set expires_at = now()
     where address = :address and purpose = :purpose and used_at is null and expires_at > now()
   ), sending as (
     ${queuedSoon({ kind: 'kind', ref: 'id' })}
   )
   insert into otp_requests (id, purpose, subject_id, channel, address, salt, expires_at)
   values (:id::uuid, :purpose, :subject_id::uuid, :channel, :address, :salt, now() + :seconds::int * interval '1 second')
   returning expires_at`,
);

/** Keeps the request and queues the making of its code; an older code for the same purpose dies. */
export async function insertRequest(database: Database, request: NewRequest): Promise<string> {
  const [row] = await run(database, insertStatement, request);
  if (!row) throw new Error('insert returned no row');
  return row.expires_at;
}

export interface Waiting {
  purpose: OtpPurpose;
  channel: MessageChannel;
  address: string;
  salt: string;
}

/** A request whose code is still to be made; null when it has one, is for nobody, or came too late. */
export async function lockWaiting(tx: Db, id: string): Promise<Waiting | null> {
  const { rows } = await tx.execute<Waiting & Record<string, unknown>>(sql`
    select purpose, channel, address, salt from otp_requests
    where id = ${id}::uuid and code_hash is null and subject_id is not null and expires_at > now() for update`);
  return rows[0] ?? null;
}

export async function keepCode(tx: Db, id: string, codeHash: string): Promise<void> {
  await tx.execute(sql`update otp_requests set code_hash = ${codeHash} where id = ${id}::uuid`);
}

/** One try, counted already. `code_hash` is null for a request that is for nobody. */
export interface Tried {
  subject_id: string | null;
  address: string;
  salt: string;
  code_hash: string | null;
  tries: number;
}

export interface Asked {
  id: string;
  purpose: OtpPurpose;
  /** Whose request it must be; null when anybody may bring it (signing in). */
  subject_id: string | null;
}

// A request for nobody is tried like any other, by whoever asked for it.
const OWN = `id = :id::uuid and purpose = :purpose
     and (:subject_id::uuid is null or subject_id is null or subject_id = :subject_id::uuid)`;

const tryStatement = statement<Asked & { most: number }, Tried>(
  'otp-try',
  `update otp_requests set tries = tries + 1
   where ${OWN} and used_at is null and expires_at > now() and tries < :most::int
   returning subject_id, address, salt, code_hash, tries`,
);

/**
 * Counts a try before it is compared, in one statement: however many arrive at once, on however many processes, only
 * `most` of them get a comparison. Null when there is nothing to compare with any more.
 */
export async function reserveTry(database: Database, asked: Asked, most: number): Promise<Tried | null> {
  const [row] = await run(database, tryStatement, { ...asked, most });
  return row ?? null;
}

/** A request whose tries are used up; `alive`: it would still be good otherwise. */
export interface Exhausted {
  address: string;
  alive: boolean;
}

const exhaustedStatement = statement<Asked & { most: number }, Exhausted>(
  'otp-exhausted',
  `select address, expires_at > now() as alive from otp_requests
   where ${OWN} and used_at is null and tries >= :most::int`,
);

export async function readExhausted(
  database: Database,
  asked: Asked,
  most: number,
): Promise<Exhausted | null> {
  const [row] = await run(database, exhaustedStatement, { ...asked, most });
  return row ?? null;
}

const useStatement = statement<{ id: string }, { id: string }>(
  'otp-use',
  `update otp_requests set used_at = now() where id = :id::uuid and used_at is null returning id`,
);

/** Of two right codes at once, one answers true. */
export async function markUsed(database: Database, id: string): Promise<boolean> {
  return (await run(database, useStatement, { id })).length === 1;
}

/** What went to a number which is a person's no more. */
export async function endRequests(tx: Db, subjectId: string): Promise<void> {
  await tx.execute(sql`
    update otp_requests set expires_at = now() where subject_id = ${subjectId}::uuid and expires_at > now()`);
}

const forgetStatement = statement<{ limit: number }>(
  'otp-forget-old',
  `delete from otp_requests where id in (
     select id from otp_requests where created_at < now() - interval '1 day' limit :limit::int)`,
);

/** Drops requests of yesterday, a bounded number a call. */
export async function forgetOldRequests(database: Database): Promise<void> {
  await run(database, forgetStatement, { limit: 5000 });
}
