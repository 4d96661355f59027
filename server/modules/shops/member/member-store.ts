import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import type { MemberIdentifier } from './identifier';
import { OPEN_TIER } from './tier-store';

/** A member, as signing in and recovery need it. */
export interface Member extends Record<string, unknown> {
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
  /** Null for who has none. */
  password_hash: string | null;
}

const COLUMNS = `e.id, e.partner_id, coalesce(e.data->>'name', e.data->>'username', 'Member') as name,
  e.data->>'username' as username, lower(e.data->>'email') as email, e.data->>'phone' as phone,
  coalesce((e.data->>'email_verified')::boolean, false) as is_email_verified,
  coalesce((e.data->>'phone_verified')::boolean, false) as is_phone_verified,
  coalesce(e.data->>'status' = 'blocked', false) as is_blocked, s.password_hash`;

const findStatement = statement<{ partner: string } & MemberIdentifier, Member>(
  'member-find',
  `select ${COLUMNS} from entity_keys k
   join entities e on e.id = k.entity_id and e.deleted_at is null
   left join member_secrets s on s.member_id = e.id
   where k.partner_id = :partner::uuid and k.resource = 'member' and k.field = :field and k.value = :value`,
);

export async function findMember(
  database: Database,
  partnerId: string,
  { field, value }: MemberIdentifier,
): Promise<Member | null> {
  const [row] = await run(database, findStatement, { partner: partnerId, field, value });
  return row ?? null;
}

export async function memberById(db: Db, partnerId: string, id: string): Promise<Member | null> {
  const { rows } = await db.execute<Member>(sql`
    select ${sql.raw(COLUMNS)} from entities e left join member_secrets s on s.member_id = e.id
    where e.id = ${id}::uuid and e.partner_id = ${partnerId}::uuid and e.resource = 'member'
      and e.deleted_at is null`);
  return rows[0] ?? null;
}

export async function keepPassword(tx: Db, { id, partner_id }: Member, hash: string): Promise<void> {
  await tx.execute(sql`
    insert into member_secrets (member_id, partner_id, password_hash) values (${id}, ${partner_id}, ${hash})
    on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = now()`);
}

/** Whoever opened a link at `address` owns it. A member who was waiting for that is active from then on. */
export async function markProven(tx: Db, member: Member, address: string): Promise<void> {
  const field = address === member.email ? 'email' : address === member.phone ? 'phone' : null;
  if (!field) return;
  const proven = JSON.stringify({ [`${field}_verified`]: true });
  await tx.execute(sql`
    update entities set version = version + 1, updated_at = now(), data = data || ${proven}::jsonb ||
      case when data->>'status' = 'unverified' then '{"status": "active"}'::jsonb else '{}'::jsonb end
    where id = ${member.id} and not data @> ${proven}::jsonb`);
}

/** A counter like the others of a record: milliseconds since 1970. */
const loginStatement = statement<{ member: string }>(
  'member-signed-in',
  `insert into entity_counters (entity_id, field, value)
   values (:member::uuid, 'last_login_at', (extract(epoch from now()) * 1000)::bigint)
   on conflict (entity_id, field) do update set value = excluded.value`,
);

export async function noteSignIn(database: Database, memberId: string): Promise<void> {
  await run(database, loginStatement, { member: memberId });
}

export interface MemberProfileRow extends Record<string, unknown> {
  code: string | null;
  status: string | null;
  tier: string | null;
  balance: number;
  point: number;
  total_trx: number;
  total_spent: number;
}

/** What a member sees of itself beside its name and addresses. */
export async function readProfile(db: Db, memberId: string): Promise<MemberProfileRow | undefined> {
  const counter = (field: string) =>
    sql`coalesce((select value from entity_counters where entity_id = e.id and field = ${field}), 0)::bigint`;
  const { rows } = await db.execute<MemberProfileRow>(sql`
    select e.data->>'code' as code, e.data->>'status' as status,
      coalesce(t.data->>'name', d.data->>'name') as tier,
      ${counter('balance')} as balance, ${counter('point')} as point, o.total_trx, o.total_spent
    from entities e
    left join entities t on t.id = (e.data->>'tier_id')::uuid and t.partner_id = e.partner_id
      and ${OPEN_TIER}
    -- Whoever is in a tier that was switched off is where everyone begins.
    left join entities d on d.partner_id = e.partner_id and d.resource = 'member-tier' and d.deleted_at is null
      and d.data->>'is_default' = 'true'
    cross join lateral (
      select count(*)::int as total_trx, coalesce(sum(total), 0)::bigint as total_spent
      from panel_orders where partner_id = e.partner_id and member_id = e.id and order_status = 3) o
    where e.id = ${memberId}`);
  return rows[0];
}
