import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { membersEver } from '../../shops/server/shop-record/reading';
import type { PanelOrder } from './order-store';

export interface Buyer {
  name: string;
  /** `628…` */
  phone: string | null;
  email: string | null;
}

type Ordered = Pick<PanelOrder, 'id' | 'member_id' | 'guest_name' | 'guest_phone' | 'guest_email'>;

export async function readBuyers(
  db: Db,
  partnerId: string,
  orders: readonly Ordered[],
): Promise<Map<string, Buyer>> {
  const ids = [...new Set(orders.flatMap(({ member_id }) => member_id ?? []))];
  const known = await membersEver(db, partnerId, ids);
  const members = new Map(known.map(({ id, data }) => [id, data]));
  return new Map(
    orders.map((order): [string, Buyer] => {
      const { member_id, guest_name, guest_phone, guest_email } = order;
      if (member_id === null) {
        return [order.id, { name: guest_name ?? 'Pembeli', phone: guest_phone, email: guest_email }];
      }
      const member = members.get(member_id);
      const name = member?.name ?? 'Member';
      return [order.id, { name, phone: member?.phone ?? null, email: member?.email ?? null }];
    }),
  );
}

export async function readBuyer(db: Db, order: PanelOrder): Promise<Buyer> {
  const buyers = await readBuyers(db, order.partner_id, [order]);
  return buyers.get(order.id) ?? { name: 'Pembeli', phone: null, email: null };
}

export async function readNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from users where id in ${ids}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
