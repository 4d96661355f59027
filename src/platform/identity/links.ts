import type { Database, Db } from '../db/client';
import { run, runIn, statement } from '../db/statement';
import { AppError } from '../http/app-error';
import { hashToken, newToken } from './tokens';

export interface LinkRealm<Purpose extends string> {
  table: string;
  owner: string;
  hasPartner: boolean;
  /** SQL `from … where …` of a usable link `l`; `:partner` is the website on which it is opened. */
  usable: string;
  /** Lifetime of a link, also stated in the messages. */
  minutes: Readonly<Record<Purpose, number>>;
}

interface Link {
  owner_id: string;
  address: string;
  expires_at: string;
  used: boolean;
  expired: boolean;
  now: string;
}

interface NewLink {
  owner: string;
  partner: string;
  purpose: string;
  token_hash: string;
  address: string;
  minutes: number;
}

/** Single-use links that verify an address or set a password; each expires and is replaced by a newer one. */
export function createLinks<Purpose extends string>(realm: LinkRealm<Purpose>) {
  const { table, owner, hasPartner, usable, minutes } = realm;
  const [column, value] = hasPartner ? ['partner_id, ', ':partner::uuid, '] : ['', ''];
  const replaceStatement = statement<NewLink>(
    `${table}_replace`,
    `insert into ${table} (${owner}, ${column}purpose, token_hash, address, expires_at)
     values (:owner::uuid, ${value}:purpose, :token_hash, :address, now() + :minutes::int * interval '1 minute')
     on conflict (${owner}, purpose) do update set token_hash = excluded.token_hash, address = excluded.address,
       created_at = now(), expires_at = excluded.expires_at, used_at = null`,
  );
  const readStatement = statement<{ token_hash: string; purpose: Purpose; partner: string | null }, Link>(
    `${table}_read`,
    `select l.${owner} as owner_id, l.address, l.expires_at, l.used_at is not null as used,
       l.expires_at <= now() as expired, now() as now
     ${usable} and l.token_hash = :token_hash and l.purpose = :purpose`,
  );
  const useStatement = statement<{ token_hash: string }>(
    `${table}_use`,
    `update ${table} set used_at = now()
     where token_hash = :token_hash and used_at is null and expires_at > now() returning token_hash`,
  );
  const dropStatement = statement<{ owner: string }>(
    `${table}_drop`,
    `delete from ${table} where ${owner} = :owner::uuid`,
  );

  return {
    /** Creates a link and returns its token; the database stores only a hash. */
    async make(
      tx: Db,
      purpose: Purpose,
      { id, partner_id }: { id: string; partner_id: string },
      address: string,
    ): Promise<string> {
      const token = newToken();
      await runIn(tx, replaceStatement, {
        ...{ owner: id, partner: partner_id, purpose, address },
        ...{ token_hash: hashToken(token), minutes: minutes[purpose] },
      });
      return token;
    },

    /** The link of a valid token. Throws LINK_INVALID, LINK_USED, LINK_EXPIRED. */
    async open(
      database: Database,
      authorization: string,
      purpose: Purpose,
      partner: string | null = null,
    ): Promise<Link & { tokenHash: string }> {
      const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
      const tokenHash = hashToken(token ?? '');
      const [link] = await run(database, readStatement, { token_hash: tokenHash, purpose, partner });
      if (!link) throw new AppError('LINK_INVALID');
      if (link.used) throw new AppError('LINK_USED');
      if (link.expired) throw new AppError('LINK_EXPIRED');
      return { ...link, tokenHash };
    },

    /** Marks a link as used in `tx`. Throws LINK_USED: only one of two concurrent calls succeeds. */
    async use(tx: Db, tokenHash: string): Promise<void> {
      const used = await runIn(tx, useStatement, { token_hash: tokenHash });
      if (used.length === 0) throw new AppError('LINK_USED');
    },

    drop: (tx: Db, id: string) => runIn(tx, dropStatement, { owner: id }),
  };
}
