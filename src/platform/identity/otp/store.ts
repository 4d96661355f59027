import type { MessageChannel } from '../../adapters/message/message';
import type { Db } from '../../db/client';
import { sql } from '../../db/sql';
import { command, queryAny, queryOne, queryRow } from '../../db/statement';
import { queuedSoon } from '../../jobs/queue';

/** Purpose of a code; it is valid for no other purpose. */
export type OtpPurpose =
  | 'login'
  | 'member-login'
  | 'verify-phone'
  | 'pin-reset'
  | 'pin-unlock'
  | 'withdrawal';

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

/** Stores the request and queues the code; replaces an older code with the same purpose. */
export const insertRequest = queryRow<NewRequest, { expires_at: string }>(
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

export interface Waiting {
  purpose: OtpPurpose;
  subject_id: string;
  channel: MessageChannel;
  address: string;
  salt: string;
}

/** A request without code; null if it has one, has no user, or has expired. */
export const lockWaiting = (tx: Db, id: string): Promise<Waiting | null> =>
  tx.row<Waiting>(sql`
    select purpose, subject_id, channel, address, salt from otp_requests
    where id = ${id}::uuid and code_hash is null and subject_id is not null and expires_at > now() for update`);

export const storeCode = (tx: Db, id: string, codeHash: string): Promise<void> =>
  tx.command(sql`update otp_requests set code_hash = ${codeHash} where id = ${id}::uuid`);

/** A counted try. `code_hash` is null for a request without user. */
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
  /** Expected user; null if anybody may use it (signing in). */
  subject_id: string | null;
}

// A request without user accepts tries like any other.
const OWN = `id = :id::uuid and purpose = :purpose
     and (:subject_id::uuid is null or subject_id is null or subject_id = :subject_id::uuid)`;

/**
 * Counts a try before the comparison, in one statement: under concurrency only `most` tries are compared.
 * Null if there is nothing to compare.
 */
export const reserveTry = queryOne<Asked & { most: number }, Tried>(
  'otp-try',
  `update otp_requests set tries = tries + 1
   where ${OWN} and used_at is null and expires_at > now() and tries < :most::int
   returning subject_id, address, salt, code_hash, tries`,
);

/** A request without remaining tries; `alive` if it would otherwise be valid. */
export interface Exhausted {
  address: string;
  alive: boolean;
}

export const readExhausted = queryOne<Asked & { most: number }, Exhausted>(
  'otp-exhausted',
  `select address, expires_at > now() as alive from otp_requests
   where ${OWN} and used_at is null and tries >= :most::int`,
);

/** True for only one of two concurrent right codes. */
export const markUsed = queryAny<{ id: string }>(
  'otp-use',
  `update otp_requests set used_at = now() where id = :id::uuid and used_at is null returning id`,
);

export const endRequests = (tx: Db, subjectId: string): Promise<void> =>
  tx.command(sql`
    update otp_requests set expires_at = now() where subject_id = ${subjectId}::uuid and expires_at > now()`);

/** Deletes requests older than a day, a bounded number per call. */
export const forgetOldRequests = command<object>(
  'otp-forget-old',
  `delete from otp_requests where id in (
     select id from otp_requests where created_at < now() - interval '1 day' limit 5000)`,
);
