import type { Database } from '../../db/client';
import { command, queryRow, run, statement } from '../../db/statement';

export type SecretKind = 'login' | 'pin' | 'password';

export interface TryLimit {
  kind: SecretKind;
  tries: number;
  lockMinutes: number;
}

/** A current lock: its end, and the seconds until then. */
export interface Lock {
  locked_until: string;
  seconds: number;
}

/** Consecutive wrong tries including this one; `lock` is set if this was the last. */
export interface ReservedTry {
  failures: number;
  lock: Lock | null;
}

interface Subject {
  kind: SecretKind;
  subject: string;
}

interface TryRow {
  failures: number;
  locked_until: string | null;
  seconds: number | null;
}

const reserveStatement = statement<Subject & { tries: number; minutes: number }, TryRow>(
  'secret-reserve-try',
  `insert into attempts as a (kind, subject, failures) values (:kind, :subject, 1)
   on conflict (kind, subject) do update set
     failures = case when a.locked_until is null then a.failures + 1 else 1 end,
     locked_until = case when a.locked_until is null and a.failures + 1 >= :tries::int
       then now() + :minutes::int * interval '1 minute' end,
     updated_at = now()
   where a.locked_until is null or a.locked_until <= now()
   returning failures, locked_until, ceil(extract(epoch from locked_until - now()))::int as seconds`,
);

/**
 * Counts a try as wrong before the comparison, in one statement: under concurrency only `tries` are compared.
 * Null while locked. An expired lock starts a new count.
 */
export async function reserveTry(
  database: Database,
  { kind, tries, lockMinutes }: TryLimit,
  subject: string,
): Promise<ReservedTry | null> {
  const [row] = await run(database, reserveStatement, { kind, subject, tries, minutes: lockMinutes });
  return row ? { failures: row.failures, lock: lockOf(row) } : null;
}

const lockStatement = statement<Subject, TryRow>(
  'secret-read-lock',
  `select failures, locked_until, ceil(extract(epoch from locked_until - now()))::int as seconds
   from attempts where kind = :kind and subject = :subject and locked_until > now()`,
);

export async function readLock(database: Database, kind: SecretKind, subject: string): Promise<Lock | null> {
  const [row] = await run(database, lockStatement, { kind, subject });
  return row ? lockOf(row) : null;
}

const triesStatement = statement<Subject, TryRow>(
  'secret-read-tries',
  `select case when locked_until <= now() then 0 else failures end as failures,
     case when locked_until > now() then locked_until end as locked_until,
     ceil(extract(epoch from locked_until - now()))::int as seconds
   from attempts where kind = :kind and subject = :subject`,
);

export async function readTries(
  database: Database,
  kind: SecretKind,
  subject: string,
): Promise<{ failures: number; lockedUntil: string | null }> {
  const [row] = await run(database, triesStatement, { kind, subject });
  return { failures: row?.failures ?? 0, lockedUntil: row?.locked_until ?? null };
}

const lockOf = ({ locked_until, seconds }: TryRow): Lock | null =>
  locked_until === null || seconds === null ? null : { locked_until, seconds };

export const forgetTries = command<Subject>(
  'secret-forget-tries',
  'delete from attempts where kind = :kind and subject = :subject',
);

/** Deletes counters unused for a day; identifiers are user input and would accumulate. */
export const forgetOldTries = command<object>(
  'secret-forget-old-tries',
  `delete from attempts where kind = 'login' and updated_at < now() - interval '1 day'`,
);

export const readPinHash = queryRow<{ user_id: string }, { pin_hash: string | null }>(
  'secret-read-pin',
  'select pin_hash from users where id = :user_id::uuid',
);
