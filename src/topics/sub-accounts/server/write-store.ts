import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Limits, Person } from './store';

const list = (values: string[], type: 'uuid' | 'text') =>
  sql`(select coalesce(array_agg(value::${sql.raw(type)}), '{}') from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export interface InvitationTokens {
  email: string;
  phone: string;
}

export interface Invitation {
  id: string;
  partnerId: string;
  by: string;
  hashes: InvitationTokens;
}

export async function insertInvitation(
  tx: Db,
  { id, partnerId, by, hashes }: Invitation,
  { name, email, phone, privileges }: Person,
  limits: Limits,
): Promise<void> {
  const { order_limit, day_limit, month_limit, category_ids, hours_start, hours_end, ip_lock } = limits;
  const { can_see_cost, can_see_profit } = limits;
  await tx.execute(sql`
    insert into sub_accounts (id, partner_id, name, email, phone, privileges, token_hash, phone_token_hash, invited_at,
      order_limit, day_limit, month_limit, category_ids, hours_start, hours_end, ip_lock, can_see_cost, can_see_profit,
      updated_by)
    values (${id}, ${partnerId}, ${name}, ${email}, ${phone}, ${list(privileges, 'text')}, ${hashes.email},
      ${hashes.phone}, now(), ${order_limit}, ${day_limit}, ${month_limit}, ${list(category_ids, 'uuid')},
      ${hours_start}, ${hours_end}, ${list(ip_lock, 'text')}, ${can_see_cost}, ${can_see_profit}, ${by})`);
}

/** Updates the person as well if only invited. */
export async function writeSubAccount(
  tx: Db,
  id: string,
  by: string,
  person: Person | null,
  limits: Limits,
): Promise<void> {
  const { order_limit, day_limit, month_limit, category_ids, hours_start, hours_end, ip_lock } = limits;
  const { can_see_cost, can_see_profit } = limits;
  const who = person
    ? sql`name = ${person.name}, email = ${person.email}, phone = ${person.phone},
        privileges = ${list(person.privileges, 'text')}, `
    : sql``;
  await tx.execute(sql`
    update sub_accounts set ${who}order_limit = ${order_limit}, day_limit = ${day_limit}, month_limit = ${month_limit},
      category_ids = ${list(category_ids, 'uuid')}, hours_start = ${hours_start}, hours_end = ${hours_end},
      ip_lock = ${list(ip_lock, 'text')}, can_see_cost = ${can_see_cost}, can_see_profit = ${can_see_profit},
      version = version + 1, updated_at = now(), updated_by = ${by}
    where id = ${id}`);
}

export const writePrivileges = (tx: Db, id: string, privileges: string[]): Promise<void> =>
  tx.command(sql`
    update users set privileges = ${list(privileges, 'text')} where id = ${id} and role = 'sub'`);

export async function switchPerson(tx: Db, id: string, by: string, isOn: boolean): Promise<void> {
  await tx.execute(sql`
    update users set disabled_at = case when ${isOn}::boolean then null else now() end
    where id = ${id} and role = 'sub'`);
  await touch(tx, id, by);
}

export const touch = (tx: Db, id: string, by: string): Promise<void> =>
  tx.command(sql`
    update sub_accounts set version = version + 1, updated_at = now(), updated_by = ${by} where id = ${id}`);

/** New links invalidate earlier ones. */
export const renewInvitation = (tx: Db, id: string, hashes: InvitationTokens): Promise<void> =>
  tx.command(sql`
    update sub_accounts set token_hash = ${hashes.email}, phone_token_hash = ${hashes.phone}, invited_at = now(),
      replaced_hashes = array_cat(replaced_hashes, array_remove(array[token_hash, phone_token_hash], null))
    where id = ${id}`);

/** Releases the account, so that the person may be invited again. */
export async function removeSubAccount(tx: Db, id: string, by: string): Promise<void> {
  await tx.execute(sql`update sub_accounts set removed_at = now(), token_hash = null, phone_token_hash = null,
    replaced_hashes = '{}' where id = ${id}`);
  await touch(tx, id, by);
}
