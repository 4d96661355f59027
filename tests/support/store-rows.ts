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

/** A sub-account of the partner. */
async function colleague({ database }: TestServer, partnerId: string): Promise<string> {
  const id = v7();
  await query(
    database,
    `insert into users (id, partner_id, role, name, email, phone, password_hash, privileges)
     values ($1::uuid, $2::uuid, 'sub', 'Karyawan', $3, $4, '', array['transaction'])`,
    [id, partnerId, `${id}@karyawan.test`, `62${id.slice(-12)}`],
  );
  return id;
}

/** An order of a sub-account. */
const orderRow: StoreRow = async (server, { partnerId }) => {
  const id = v7();
  await query(
    server.database,
    `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id,
       product_name, item_name, sku, destination, order_param, qty, unit_price, selling_total, status, source,
       balance_before, balance_after, sla_seconds, history)
     select $1::uuid, $2, $3::uuid, $4::uuid, '', $2, brand_id, id, 'Mobile Legends', name, sku, '1 (2)', '[]', 1, 1000,
       1000, 2, 1, 1000, 0, 60, '[]'
     from variations order by id limit 1`,
    [id, `VC-${id}`, partnerId, await colleague(server, partnerId)],
  );
  return id;
};

/** Rows of module stores that no form creates. */
export const storeRows: Record<string, StoreRow> = {
  'member-mutation': mutationOf('balance'),
  'member-point': mutationOf('point'),

  /** A member's device. */
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

  /** A shared price change. */
  'price-history': async (server) => {
    const id = v7();
    await query(
      server.database,
      `insert into price_changes (id, variation_id, old_price, new_price, reason, effective_at)
       select $1::uuid, id, base_price, base_price + 100, 1, now() from variations order by id limit 1`,
      [id],
    );
    return id;
  },

  /** A shared catalogue item. */
  'price-list': async (server) => {
    const [item] = await query(server.database, 'select id from variations order by id limit 1');
    return String(item?.id);
  },

  'selling-item': async (server) => {
    const [row] = await query(server.database, 'select id from variations order by id limit 1');
    return String(row?.id);
  },

  'selling-change': async (server, { partnerId }, _member, nth) => {
    const id = v7();
    const rule = {
      ...{ id: v7(), scope: 'global', scope_id: null, method: 'amount', value: nth, rounding: 0, ending: '' },
      ...{ round_up: true, min_margin: null, max_margin: null, is_active: true, version: 1 },
    };
    await query(
      server.database,
      `insert into selling_rule_changes (id, partner_id, actor, kind, rules)
       values ($1::uuid, $2::uuid, 'Budi', 'delete', $3::jsonb)`,
      [id, partnerId, JSON.stringify([{ name: 'Semua item', before: rule, after: null }])],
    );
    return id;
  },

  /** A guard event about a catalogue item. */
  'margin-event': async (server, { partnerId }, _member, nth) => {
    const id = v7();
    await query(
      server.database,
      `insert into margin_guard_events (id, partner_id, actor, channel, kind, subject_id, item, reason, cost_now,
         price_before, price_after, undo)
       select $1::uuid, $2::uuid, 'Penjaga', 'h2h', 'mend', id, name, 'Modal naik.', $3::int, 1000, 2000, '{}'
       from variations order by id limit 1`,
      [id, partnerId, nth],
    );
    return id;
  },

  /** A catalogue item that the partner sells below cost; another for each partner and `nth`. */
  'losing-item': async (server, { partnerId }, _member, nth) => {
    const [row] = await query(
      server.database,
      `insert into selling_rules (id, partner_id, scope, scope_id, method, value, rounding, round_up, ending, is_active)
       select gen_random_uuid(), $1::uuid, 'variation', id, 'fixed', 1, 0, true, '', true from variations v
       where base_price is not null and exists (select from brands b where b.id = v.brand_id and b.status <> 4)
       order by id offset $2::int limit 1
       on conflict (partner_id, coalesce(scope_id, partner_id)) do update set value = 1 returning scope_id`,
      [partnerId, 20 + (nth % 100)],
    );
    return String(row?.scope_id);
  },

  'bulk-order': async (server, { partnerId }) => {
    const id = v7();
    await query(
      server.database,
      `with batch as (
         insert into bulk_batches (id, code, partner_id, user_id, user_name, idempotency_key, request_hash, fingerprint,
           status, total, planned, finished_at)
         select $1::uuid, 'BM-' || $1, $2::uuid, id, name, $1::uuid, '', '', 4, 1, 1000, now()
         from users where partner_id = $2::uuid order by created_at limit 1
         returning id
       )
       insert into bulk_rows (id, batch_id, partner_id, position, line, brand_id, variation_id, product_name, item_name,
         sku, destination, form_values, unit_price, again, idempotency_key, state, refusal_code, refusal)
       select $1::uuid, batch.id, $2::uuid, 1, 'ML5 1 2', v.brand_id, v.id, 'Mobile Legends', v.name, v.sku, '1 (2)', '{}',
         1000, false, $1::uuid, 4, 'OUT_OF_STOCK', 'Stok habis.'
       from batch cross join (select * from variations order by id limit 1) v`,
      [id, partnerId],
    );
    return id;
  },

  'cashier-shift': async (server, { partnerId }) => {
    const id = v7();
    await query(
      server.database,
      `insert into cashier_shifts (id, code, partner_id, user_id, status, opening_cash)
       values ($1::uuid, 'SK-' || $1, $2::uuid, $3::uuid, 1, 100000)`,
      [id, partnerId, await colleague(server, partnerId)],
    );
    return id;
  },

  transaction: orderRow,

  /** A rejected approval request of a sub-account. */
  'order-approval': async (server, { partnerId }) => {
    const id = v7();
    await query(
      server.database,
      `insert into order_approvals (id, partner_id, user_id, idempotency_key, request_hash, request, brand_id,
         variation_id, product_name, item_name, destination, qty, total, rule, limit_amount, left_amount, status, slot,
         expires_at, decided_at, reason)
       select $1::uuid, $2::uuid, $3::uuid, $1::uuid, '', '{}', brand_id, id, 'Mobile Legends', name, '1 (2)', 1, 1000,
         'order', 500, 500, 3, 1, now() + interval '10 minutes', now(), $4
       from variations order by id limit 1`,
      [id, partnerId, await colleague(server, partnerId), `Tidak ${id}`],
    );
    return id;
  },

  'webhook-delivery': async (server, { partnerId }, _member, nth) => {
    const id = v7();
    await query(
      server.database,
      `with endpoint as (
         insert into webhook_endpoints (id, partner_id, user_id, url, events, secret_sealed, status)
         select $1::uuid, $2::uuid, id, 'https://93.184.216.34/' || $1::text, '{topup.paid}', '', 2
         from users where partner_id = $2::uuid order by created_at limit 1 returning id
       )
       insert into webhook_deliveries (id, endpoint_id, partner_id, event_id, seq, type, object_id, ref_code, body, status)
       select $1::uuid, id, $2::uuid, $1::uuid, $3::int, 'topup.paid', $1::uuid, 'TU-' || $3::text, '{}', 2 from endpoint`,
      [id, partnerId, nth],
    );
    return id;
  },

  'api-request': async (server, { partnerId }, _member, nth) => {
    const id = v7();
    await query(
      server.database,
      `insert into api_requests (id, partner_id, request_id, label, environment, method, path, ip, http_status,
         duration_ms, request)
       values ($1::uuid, $2::uuid, right($1::text, 10), 'Uji', 'sandbox', 'GET', '/open-api/v1/balance', '192.0.2.1', 200,
         $3::int, '{}')`,
      [id, partnerId, nth],
    );
    return id;
  },

  'sub-account-activity': async (server, { partnerId }) => {
    const id = v7();
    await query(
      server.database,
      `insert into activities (id, partner_id, user_id, actor_type, actor_name, code)
       values ($1::uuid, $2::uuid, $3::uuid, 'sub', 'Karyawan', 'session.login')`,
      [id, partnerId, await colleague(server, partnerId)],
    );
    return id;
  },

  'referral-partner': async (server, { partnerId }, _member, nth) => {
    const id = v7();
    await query(
      server.database,
      `with friend as (
         insert into partners (id, code, name, tier_id, referred_by)
         select $1::uuid, 'MTR-' || $1::text, 'Toko Teman', tier_id, id from partners where id = $2::uuid returning id
       )
       insert into users (id, partner_id, role, name, email, phone, password_hash)
       select $1::uuid, id, 'owner', $3, $1::text || '@teman.test', '62' || right($1::text, 12), '' from friend`,
      [id, partnerId, `Teman Nomor${nth}`],
    );
    return id;
  },

  'referral-mutation': async (server, { partnerId }, _member, nth) => {
    await server.database.transaction((tx) =>
      server.services.ledger.postIn(tx, {
        ...{ partnerId, kind: 'referral', amount: 1_000 + nth, house: 'referral', type: 1, refType: 'test' },
        ...{ refId: null, refCode: `UJI-${nth}`, description: 'Uji', actor: 'Uji', userId: null },
      }),
    );
    const [row] = await query(
      server.database,
      `select e.id from ledger_entries e join balances b on b.id = e.balance_id
       where b.partner_id = $1::uuid and b.kind = 'referral' order by e.seq desc limit 1`,
      [partnerId],
    );
    return String(row?.id);
  },

  /** A paid website order. */
  'panel-transaction': async (server, { partnerId }, member, nth) => {
    const id = v7();
    await query(
      server.database,
      `insert into panel_orders (id, invoice, partner_id, member_id, product_name, item_name, qty, cost, price, total,
         profit, payment_method, payment_status, order_status, search)
       values ($1::uuid, $2, $3::uuid, $4::uuid, 'Mobile Legends', '86 Diamond', 1, 1000, $5::int, $5::int,
         $5::int - 1000, 'QRIS', 2, 3, search_text($2))`,
      [id, `INV-${id}`, partnerId, member, 1_500 + nth],
    );
    return id;
  },
};
