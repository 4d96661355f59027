import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';
import type { MemberIdentifier } from './identifier';

interface Person extends Record<string, unknown> {
  id: string;
  partner_id: string;
  name: string;
  username: string | null;
  email: string | null;
  /** `628…` */
  phone: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
  is_blocked: boolean;
  is_unverified: boolean;
}

export interface Member extends Person {
  password_hash: string | null;
}

const COLUMNS = `e.id, e.partner_id, coalesce(e.data->>'name', e.data->>'username', 'Member') as name,
  e.data->>'username' as username, lower(e.data->>'email') as email, e.data->>'phone' as phone,
  coalesce((e.data->>'email_verified')::boolean, false) as is_email_verified,
  coalesce((e.data->>'phone_verified')::boolean, false) as is_phone_verified,
  coalesce(e.data->>'status' = 'blocked', false) as is_blocked,
  coalesce(e.data->>'status' = 'unverified', false) as is_unverified`;

export const readMember = queryOne<{ partner: string } & MemberIdentifier, Member>(
  'member-find',
  `select ${COLUMNS}, s.password_hash from entity_keys k
   join entities e on e.id = k.entity_id and e.deleted_at is null
   left join member_secrets s on s.member_id = e.id
   where k.partner_id = :partner::uuid and k.resource = 'member' and k.field = :field and k.value = :value`,
);

export const readMemberById = (db: Db, partnerId: string, id: string): Promise<Member | null> =>
  db.row<Member>(sql`
    select ${sql.raw(COLUMNS)}, s.password_hash from entities e left join member_secrets s on s.member_id = e.id
    where ${isMember(partnerId, id)}`);

export async function readPartnerOf(db: Db, id: string): Promise<string | null> {
  const row = await db.row<{ partner_id: string }>(sql`
    select partner_id from entities where id = ${id}::uuid and resource = 'member' and deleted_at is null`);
  return row?.partner_id ?? null;
}

const isMember = (partnerId: string, id: string) =>
  sql`e.id = ${id}::uuid and e.partner_id = ${partnerId}::uuid and e.resource = 'member' and e.deleted_at is null`;

export const storePassword = (tx: Db, { id, partner_id }: Member, hash: string): Promise<void> =>
  tx.command(sql`
    insert into member_secrets (member_id, partner_id, password_hash) values (${id}, ${partner_id}, ${hash})
    on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = now()`);

/** False if the password has changed meanwhile. */
export const replacePassword = (tx: Db, { id, password_hash }: Member, hash: string): Promise<boolean> =>
  tx.hasRow(sql`
    update member_secrets set password_hash = ${hash}, changed_at = now()
    where member_id = ${id} and password_hash = ${password_hash} returning member_id`);

export interface MemberProfileRow extends Person {
  code: string | null;
  status: string | null;
  tier_id: string | null;
  balance: number;
  point: number;
  total_trx: number;
  total_spent: number;
}

export async function readProfile(
  db: Db,
  partnerId: string,
  memberId: string,
): Promise<MemberProfileRow | undefined> {
  const counter = (field: string) =>
    sql`coalesce((select value from entity_counters where entity_id = e.id and field = ${field}), 0)::bigint`;
  const { rows } = await db.execute<MemberProfileRow>(sql`
    select ${sql.raw(COLUMNS)}, e.data->>'code' as code, e.data->>'status' as status,
      e.data->>'tier_id' as tier_id, ${counter('balance')} as balance, ${counter('point')} as point, o.total_trx, o.total_spent
    from entities e
    cross join lateral (
      select count(*)::int as total_trx, coalesce(sum(total), 0)::bigint as total_spent
      from panel_orders where partner_id = e.partner_id and member_id = e.id and order_status = 3) o
    where ${isMember(partnerId, memberId)}`);
  return rows[0];
}
