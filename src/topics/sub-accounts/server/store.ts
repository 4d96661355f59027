import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';

/** Limits and visibility of a sub-account; null and empty mean no limit. */
export interface Limits {
  order_limit: number | null;
  day_limit: number | null;
  month_limit: number | null;
  category_ids: string[];
  hours_start: string | null;
  hours_end: string | null;
  ip_lock: string[];
  can_see_cost: boolean;
  can_see_profit: boolean;
}

export interface Person {
  name: string;
  email: string;
  phone: string;
  privileges: string[];
}

export interface SubAccountRow extends Limits, Person, Record<string, unknown> {
  id: string;
  status: number;
  invited_at: string | null;
  last_login_at: string | null;
  category_names: Record<string, string> | null;
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

const STATUS = sql`case when u.id is null then 2 when u.disabled_at is null then 1 else 3 end`;
export const SUB_ACCOUNTS = sql`sub_accounts a left join users u on u.id = a.id left join users by on by.id = a.updated_by`;

const columns = sql`a.id, coalesce(u.name, a.name) as name, coalesce(u.email, a.email) as email,
  coalesce(u.phone, a.phone) as phone, coalesce(u.privileges, a.privileges) as privileges, ${STATUS} as status,
  a.invited_at, a.order_limit::float8 as order_limit, a.day_limit::float8 as day_limit,
  a.month_limit::float8 as month_limit, a.category_ids, a.hours_start, a.hours_end, a.ip_lock,
  a.can_see_cost, a.can_see_profit, a.version::int as version, a.created_at, a.updated_at, by.name as updated_by,
  (select max(l.created_at) from activities l where l.partner_id = a.partner_id and l.user_id = a.id
    and l.code = 'session.login') as last_login_at,
  (select jsonb_object_agg(c.id, c.name) from categories c where c.id = any(a.category_ids)) as category_names`;

/** Columns by which lists find sub-accounts. */
export const subAccountColumns = {
  name: sql`lower(coalesce(u.name, a.name))`,
  status: sql`(${STATUS})`,
  created_at: sql`a.created_at`,
};

export const subAccountSearch = {
  name: sql`coalesce(u.name, a.name)`,
  email: sql`coalesce(u.email, a.email)`,
  phone: sql`coalesce(u.phone, a.phone)`,
};

/** Condition on `sub_accounts a`. */
export const seenBy = (partnerId: string): SQL => sql`a.partner_id = ${partnerId} and a.removed_at is null`;

export const readSubAccountsByIds = (db: Db, partnerId: string, ids: string[]): Promise<SubAccountRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : readSubAccounts(db, sql`${seenBy(partnerId)} and a.id in ${ids}`);

export const readSubAccounts = (db: Db, where: SQL): Promise<SubAccountRow[]> =>
  db.rows<SubAccountRow>(sql`select ${columns} from ${SUB_ACCOUNTS} where ${where}`);

/** Locks the row until the transaction ends: changes and its purchases wait. */
export async function lockSubAccount(tx: Db, partnerId: string, id: string): Promise<SubAccountRow | null> {
  await tx.execute(
    sql`select id from sub_accounts where partner_id = ${partnerId} and id = ${id} and removed_at is null for update`,
  );
  const [row] = await readSubAccountsByIds(tx, partnerId, [id]);
  return row ?? null;
}

export interface SeatLimit {
  business: string;
  tier: string;
  most: number;
  taken: number;
}

/** Serializes writes of a partner's sub-accounts; returns the tier's limit and the present number. */
export async function lockSeats(tx: Db, partnerId: string): Promise<SeatLimit> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('sub-account ' || ${partnerId}::text, 0))`,
  );
  const row = await tx.row<SeatLimit>(sql`
    select p.name as business, t.name as tier, t.max_sub_account as most,
      (select count(*)::int from sub_accounts a where a.partner_id = p.id and a.removed_at is null) as taken
    from partners p join tiers t on t.id = p.tier_id where p.id = ${partnerId}`);
  if (!row) throw new Error('a partner without a tier');
  return row;
}

export async function readNamesOfCategories(db: Db, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select id, name from categories where id in ${ids} order by sort, id`,
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

export async function addressesTaken(
  db: Db,
  partnerId: string,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
  but: string | null,
): Promise<{ email: boolean; phone: boolean }> {
  const { rows } = await db.execute<{ email: boolean; phone: boolean }>(sql`
    select coalesce(bool_or(lower(one.email) = lower(${email})), false) as email,
      coalesce(bool_or(one.phone = ${phone}), false) as phone
    from (
      select id, email, phone from users where partner_id = ${partnerId}
      union all
      select id, email, phone from sub_accounts
      where partner_id = ${partnerId} and email is not null and removed_at is null
    ) one
    where one.id is distinct from ${but}::uuid`);
  return rows[0] ?? { email: false, phone: false };
}
