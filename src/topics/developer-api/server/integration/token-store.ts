import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryAll, queryAny, queryOne } from '../../../../platform/db/statement';
import type { AccessToken } from '../../contract/integration';

/** Token status (`API_TOKEN`) by the database clock. */
const COLUMNS = `id, label, environment, scopes, access_key, secret_tail,
  case when previous_until > now() and revoked_at is null then previous_until end as previous_until, expires_at,
  last_used_at, last_ip, created_at,
  case when revoked_at is not null then 2 when expires_at <= now() then 3 else 1 end as status`;

/** Active tokens, then those that ended within 30 days. */
export const readTokens = queryAll<{ partner: string }, AccessToken>(
  'access_token_list',
  `select ${COLUMNS} from access_tokens
   where partner_id = :partner::uuid and coalesce(revoked_at, now()) > now() - interval '30 days'
   order by revoked_at is not null, created_at desc, id limit 100`,
);

export const readToken = queryOne<{ partner: string; id: string }, AccessToken>(
  'access_token_one',
  `select ${COLUMNS} from access_tokens where partner_id = :partner::uuid and id = :id::uuid`,
);

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

/** False at the limit; call `takeTurn` first. */
export const insertToken = queryAny<NewToken>(
  'access_token_insert',
  `insert into access_tokens (id, partner_id, user_id, label, environment, scopes, access_key, secret_sealed, secret_tail,
     expires_at)
   select :id::uuid, :partner::uuid, :user::uuid, :label::text, :environment::text, :scopes::text[], :access_key::text,
     :sealed::text, :tail::text, now() + :days::int * interval '1 day'
   where (select count(*) from access_tokens where partner_id = :partner::uuid and revoked_at is null
     and coalesce(expires_at > now(), true)) < :most::int
   returning id`,
);

/**
 * False if it has ended, or while the previous secret is still valid, because a second rotation would end
 * that one at once.
 */
export const rotateToken = queryAny<{
  partner: string;
  id: string;
  sealed: string;
  tail: string;
  hours: number;
}>(
  'access_token_rotate',
  `update access_tokens set previous_sealed = secret_sealed, previous_until = now() + :hours::int * interval '1 hour',
     secret_sealed = :sealed::text, secret_tail = :tail::text
   where partner_id = :partner::uuid and id = :id::uuid and revoked_at is null and coalesce(expires_at > now(), true)
     and coalesce(previous_until <= now(), true)
   returning id`,
);

export const revokeToken = queryAny<{ partner: string; id: string }>(
  'access_token_revoke',
  `update access_tokens set revoked_at = now(), previous_sealed = null, previous_until = null
   where partner_id = :partner::uuid and id = :id::uuid and revoked_at is null
   returning id`,
);

/** Serializes counting per partner until `tx` ends, so that limits hold under concurrency. */
export const takeTurn = (tx: Db, partner: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`integration ${partner}`}, 0))`);
