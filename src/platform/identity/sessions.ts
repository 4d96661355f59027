import type { Db } from '../db/client';
import { sql } from '../db/sql';
import { command } from '../db/statement';

/** Condition on sessions `s`: one ends after a week without use, or after a month. */
export const LIVES = `s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '7 days'`;
export const LASTS = "interval '30 days'";

/** Condition on sessions `s`: last seen more than a minute ago. More often, its use is not written down. */
export const STALE = "s.last_seen_at < now() - interval '1 minute'";

/** Sessions that ended a month ago, a bounded number at a time. */
export const longEnded = (table: string): string =>
  `select token_hash from ${table}
   where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days' limit 1000`;

/** Ways to end sessions of `table`, whose column `owner` names the user or the member. */
export const endingOf = (table: string, owner: string) => ({
  one: command<{ token_hash: string }>(
    `${table}-end`,
    `update ${table} set revoked_at = now() where token_hash = :token_hash and revoked_at is null`,
  ),
  /** Ends every session but the one with this digest. */
  othersOf: (tx: Db, id: string, tokenHash: string): Promise<void> =>
    tx.command(sql`update ${sql.identifier(table)} set revoked_at = now()
      where ${sql.identifier(owner)} = ${id}::uuid and token_hash <> ${tokenHash} and revoked_at is null`),
  allOf: (tx: Db, id: string): Promise<void> =>
    tx.command(sql`update ${sql.identifier(table)} set revoked_at = now()
      where ${sql.identifier(owner)} = ${id}::uuid and revoked_at is null`),
});
