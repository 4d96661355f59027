import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';

export type LinkPurpose = 'verify-email' | 'reset-password';

export interface NewLink {
  userId: string;
  purpose: LinkPurpose;
  tokenHash: string;
  /** Where it is sent. */
  address: string;
  minutes: number;
}

/** A person has one link of a purpose: a new one kills the old. */
export async function replaceLink(tx: Db, link: NewLink): Promise<void> {
  const { userId, purpose, tokenHash, address, minutes } = link;
  await tx.execute(sql`
    insert into account_links (user_id, purpose, token_hash, address, expires_at)
    values (${userId}, ${purpose}, ${tokenHash}, ${address}, now() + ${minutes}::int * interval '1 minute')
    on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, address = excluded.address,
      created_at = now(), expires_at = excluded.expires_at, used_at = null`);
}

export interface Link {
  user_id: string;
  address: string;
  expires_at: string;
  used: boolean;
  expired: boolean;
  now: string;
}

interface Key {
  token_hash: string;
  purpose: LinkPurpose;
}

const readStatement = statement<Key, Link>(
  'account-link-read',
  `select l.user_id, l.address, l.expires_at, l.used_at is not null as used, l.expires_at <= now() as expired,
     now() as now
   from account_links l join users u on u.id = l.user_id
   where l.token_hash = :token_hash and l.purpose = :purpose and u.disabled_at is null`,
);

/** Null for a token that nobody has, or whose link was replaced. */
export async function readLink(
  database: Database,
  tokenHash: string,
  purpose: LinkPurpose,
): Promise<Link | null> {
  const [row] = await run(database, readStatement, { token_hash: tokenHash, purpose });
  return row ?? null;
}

/** Of two who open a link at once, one answers true. */
export async function takeLink(tx: Db, tokenHash: string, purpose: LinkPurpose): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update account_links set used_at = now()
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning user_id`);
  return rows.length === 1;
}

/** Links that went to an address which is a person's no more. */
export async function dropLinks(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from account_links where user_id = ${userId}::uuid`);
}
