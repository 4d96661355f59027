import type { AccessToken } from '../../../../src/core/contract/integration';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, runIn, statement } from '../../../db/statement';

/** Token status (`API_TOKEN`) by the database clock. */
const COLUMNS = `id, label, environment, scopes, access_key, secret_tail,
  case when previous_until > now() and revoked_at is null then previous_until end as previous_until, expires_at,
  last_used_at, last_ip, created_at,
  case when revoked_at is not null then 2 when expires_at <= now() then 3 else 1 end as status`;

const listStatement = statement<{ partner: string }, AccessToken>(
  'access_token_list',
  `select ${COLUMNS} from access_tokens
   where partner_id = :partner::uuid and coalesce(revoked_at, now()) > now() - interval '30 days'
   order by revoked_at is not null, created_at desc, id limit 100`,
);

/** Active tokens, then those that ended within 30 days. */
export const tokensOf = (database: Database, partner: string): Promise<AccessToken[]> =>
  run(database, listStatement, { partner });

const oneStatement = statement<{ partner: string; id: string }, AccessToken>(
  'access_token_one',
  `select ${COLUMNS} from access_tokens where partner_id = :partner::uuid and id = :id::uuid`,
);

export async function tokenOf(database: Database, partner: string, id: string): Promise<AccessToken | null> {
  const [token] = await run(database, oneStatement, { partner, id });
  return token ?? null;
}

export interface NewToken {
  id: string;
  partner: string;
  user: string;
  label: string;
  environment: string;
  scopes: readonly string[];
  access_key: string;
  sealed: string;
  tail: string;
  days: number | null;
  most: number;
}

const insertStatement = statement<NewToken, { id: string }>(
  'access_token_insert',
  `insert into access_tokens (id, partner_id, user_id, label, environment, scopes, access_key, secret_sealed, secret_tail,
     expires_at)
   select :id::uuid, :partner::uuid, :user::uuid, :label::text, :environment::text, :scopes::text[], :access_key::text,
     :sealed::text, :tail::text, now() + :days::int * interval '1 day'
   where (select count(*) from access_tokens where partner_id = :partner::uuid and revoked_at is null
     and coalesce(expires_at > now(), true)) < :most::int
   returning id`,
);

/** False at the limit; call `takeTurn` first. */
export const insertToken = async (tx: Db, token: NewToken): Promise<boolean> =>
  (await runIn(tx, insertStatement, token)).length > 0;

const rotateStatement = statement<
  { partner: string; id: string; sealed: string; tail: string; hours: number },
  { id: string }
>(
  'access_token_rotate',
  `update access_tokens set previous_sealed = secret_sealed, previous_until = now() + :hours::int * interval '1 hour',
     secret_sealed = :sealed::text, secret_tail = :tail::text
   where partner_id = :partner::uuid and id = :id::uuid and revoked_at is null and coalesce(expires_at > now(), true)
     and coalesce(previous_until <= now(), true)
   returning id`,
);

/**
 * False if it has ended, or while the previous secret is still valid, because a second rotation would end
 * that one at once.
 */
export const rotateToken = async (
  tx: Db,
  params: { partner: string; id: string; sealed: string; tail: string; hours: number },
): Promise<boolean> => (await runIn(tx, rotateStatement, params)).length > 0;

const revokeStatement = statement<{ partner: string; id: string }, { id: string }>(
  'access_token_revoke',
  `update access_tokens set revoked_at = now(), previous_sealed = null, previous_until = null
   where partner_id = :partner::uuid and id = :id::uuid and revoked_at is null
   returning id`,
);

export const revokeToken = async (tx: Db, params: { partner: string; id: string }): Promise<boolean> =>
  (await runIn(tx, revokeStatement, params)).length > 0;

/** Serializes counting per partner until `tx` ends, so that limits hold under concurrency. */
export const takeTurn = (tx: Db, partner: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`integration ${partner}`}, 0))`);
