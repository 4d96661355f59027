import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';

export type MemberLinkPurpose = 'verify' | 'reset-password';

export interface NewMemberLink {
  partnerId: string;
  memberId: string;
  purpose: MemberLinkPurpose;
  tokenHash: string;
  /** Where it is sent. */
  address: string;
  minutes: number;
}

/** A member has one link of a purpose: a new one kills the old. */
export async function replaceLink(tx: Db, link: NewMemberLink): Promise<void> {
  const { partnerId, memberId, purpose, tokenHash, address, minutes } = link;
  await tx.execute(sql`
    insert into member_links (member_id, partner_id, purpose, token_hash, address, expires_at)
    values (${memberId}, ${partnerId}, ${purpose}, ${tokenHash}, ${address},
      now() + ${minutes}::int * interval '1 minute')
    on conflict (member_id, purpose) do update set token_hash = excluded.token_hash, address = excluded.address,
      created_at = now(), expires_at = excluded.expires_at, used_at = null`);
}

interface MemberLink {
  member_id: string;
  address: string;
  used: boolean;
  expired: boolean;
}

const readStatement = statement<
  { token_hash: string; purpose: MemberLinkPurpose; partner: string },
  MemberLink
>(
  'member-link-read',
  `select member_id, address, used_at is not null as used, expires_at <= now() as expired from member_links
   where token_hash = :token_hash and purpose = :purpose and partner_id = :partner::uuid`,
);

/** Null for a token that nobody of this website has, or whose link was replaced. */
export async function readLink(
  database: Database,
  partnerId: string,
  tokenHash: string,
  purpose: MemberLinkPurpose,
): Promise<MemberLink | null> {
  const [row] = await run(database, readStatement, { token_hash: tokenHash, purpose, partner: partnerId });
  return row ?? null;
}

/** Of two who open a link at once, one answers true. */
export async function takeLink(tx: Db, tokenHash: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update member_links set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > now() returning member_id`);
  return rows.length === 1;
}
