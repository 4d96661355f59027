import { v7 } from 'uuid';
import { query } from './query';
import type { TestServer } from './server';

type StoreRow = (
  server: TestServer,
  scope: { partnerId: string },
  member: string,
  nth: number,
) => Promise<string>;

const mutationOf =
  (kind: 'balance' | 'point'): StoreRow =>
  async (server, { partnerId }, memberId) => {
    const move = { partnerId, memberId, kind, amount: 1_000, type: 'adjustment' as const, actor: 'Uji' };
    await server.database.transaction((tx) => server.services.panelOrder.moveMember(tx, move));
    const [row] = await query(
      server.database,
      'select id from member_mutations where member_id = $1::uuid and kind = $2 order by seq desc limit 1',
      [memberId, kind],
    );
    return String(row?.id);
  };

/** Records that no form makes, in the tables of their own. */
export const storeRows: Record<string, StoreRow> = {
  'member-mutation': mutationOf('balance'),
  'member-point': mutationOf('point'),

  /** A phone on which a member is signed in. */
  'member-device': async (server, { partnerId }, member) => {
    const id = v7();
    await query(
      server.database,
      `insert into member_sessions (token_hash, id, partner_id, member_id, ip, user_agent, expires_at)
       values ($1::text, $1::uuid, $2::uuid, $3::uuid, '127.0.0.1', '', now() + interval '1 day')`,
      [id, partnerId, member],
    );
    return id;
  },

  /** An order that a buyer has made at the partner's website, and paid. */
  'panel-transaction': async (server, { partnerId }, member, nth) => {
    const id = v7();
    await query(
      server.database,
      `insert into panel_orders (id, invoice, partner_id, member_id, product_name, item_name, qty, cost, price, total,
         profit, payment_method, payment_status, order_status, search)
       values ($1::uuid, $2, $3::uuid, $4::uuid, 'Mobile Legends', '86 Diamond', 1, 1000, $5::int, $5::int,
         $5::int - 1000, 'QRIS', 2, 3, lower($2))`,
      [id, `INV-${id}`, partnerId, member, 1_500 + nth],
    );
    return id;
  },
};
