import { searchExpression } from '../../server/modules/ground/entities/expressions';
import { resourceOf } from '../../src/core/schema/compile';
import type { ResourceModel } from '../../src/core/schema/model';
import type { Client } from '../../tests/support/client';
import { query } from '../../tests/support/query';
import type { TestServer } from '../../tests/support/server';
import type { Known } from './list-queries';

export const ROWS = 100_000;

/** A large website: 100,000 members in three tiers, 100,000 orders, every second one of them a member's. */
export async function fillWebsite(
  { database, services }: TestServer,
  client: Client,
): Promise<Record<'member' | 'panel-transaction', Known>> {
  const { body } = await client.get('/v1/crm/profile');
  const partner: string = body.data.partner_id;
  const rows = (text: string) => query(database, text, [partner, ROWS]);
  const tiers = (await rows(TIERS)).map(({ id }) => String(id));
  await rows(membersOf(resourceOf(services.model, 'member')));
  await rows(REFERENCES);
  await rows(COUNTERS);
  await rows(ORDERS);
  await services.entities.ready();
  for (const table of ['entities', 'entity_references', 'entity_counters', 'panel_orders']) {
    await query(database, `vacuum analyze ${table}`);
  }
  const buyers = (await rows(BUYERS)).map(({ id }) => String(id));
  return {
    member: {
      searches: ['wulandari 99', 'sari', 'xyz', 'mem', 'MBR-99999', '0812'],
      references: { tier_id: tiers },
    },
    'panel-transaction': {
      searches: ['inv261121-00099', 'wulandari 99', 'sari', 'xyz', 'inv', '0812', ...GOODS],
      references: { member_id: buyers },
    },
  };
}

/** Names as a few hundred thousand people have them: ten first names and a number. */
const NAME = `(array['Sari','Budi','Wulandari','Putra','Ayu','Rizky','Dewi','Agus','Intan','Bagas'])[1 + n % 10] || ' ' || n`;
const PHONE = `'62812' || lpad(n::text, 8, '0')`;

const TIERS = `insert into entities (id, partner_id, resource, data)
  select gen_random_uuid(), $1::uuid, 'member-tier', jsonb_build_object('name', 'Bench ' || n, 'level', 90 + n,
    'margin', jsonb_build_object('type', 'percent', 'value', n), 'upgrade', 'free', 'is_active', true)
  from generate_series(1, 3) as n where $2::int > 0 returning id`;

/** Two of three active, one in fifty by WhatsApp. */
const membersOf = (
  member: ResourceModel,
) => `insert into entities (id, partner_id, resource, data, search, created_at)
  select gen_random_uuid(), $1::uuid, 'member', data, ${searchExpression(member)}, now() - n * interval '1 second'
  from (select n, jsonb_build_object('code', 'MBR-' || lpad(n::text, 5, '0'),
    'name', ${NAME}, 'username', 'member' || n, 'email', 'm' || n || '@contoh.id', 'phone', ${PHONE},
    'tier_id', t.ids[1 + n % 3], 'status', (array['active','active','blocked','active','active','unverified'])[1 + n % 6],
    'email_verified', true, 'phone_verified', false,
    'registered_via', case when n % 50 = 0 then 'whatsapp' when n % 3 = 0 then 'google' else 'email' end) as data
  from generate_series(1, $2::int) as n cross join (
    select array_agg(id) as ids from entities where partner_id = $1::uuid and resource = 'member-tier'
      and data->>'name' like 'Bench %') t) typed`;

const REFERENCES = `insert into entity_references (from_id, field, to_id)
  select id, 'tier_id', (data->>'tier_id')::uuid from entities
  where partner_id = $1::uuid and resource = 'member' and data ? 'tier_id' and $2::int > 0`;

const COUNTERS = `insert into entity_counters (entity_id, field, value)
  select id, field, 1000 from entities cross join unnest(array['balance','point','last_login_at']) as field
  where partner_id = $1::uuid and resource = 'member' and $2::int > 0`;

/** Brand, item and destination: of all, of some and of one. */
const GOODS = ['mobile legends', '99 diamond', '90099', '90012345', '+62 812-0009-99'];

/** Most are done, a few wait; one in ten is of its own items; members buy by turns, one of them every fortieth. */
const ORDERS = `insert into panel_orders (id, invoice, partner_id, member_id, guest_name, guest_phone, product_source,
    fulfilment, product_name, item_name, qty, cost, price, total, profit, payment_method, payment_source,
    payment_status, order_status, reason, form_values, search, created_at)
  select gen_random_uuid(), o.invoice, $1::uuid,
    case when n % 40 = 0 then m.ids[1] when n % 2 = 0 then m.ids[n] end,
    case when n % 2 = 1 then o.name end, case when n % 2 = 1 then o.phone end, o.source,
    case o.source when 2 then 'manual' else 'h2h' end, 'Mobile Legends', n || ' Diamond', 1, 1000 + n % 9000,
    1500 + n % 9500, 1500 + n % 9500, 500 + n % 500, 'QRIS',
    case when n % 25 = 0 then 'balance' when n % 7 = 0 then 'manual' else 'platform' end, o.payment, o.status,
    case when o.status = 2 and n % 1000 <> 10 then 'Menunggu' end,
    jsonb_build_object('user_id', 90000000 + n), lower(concat_ws(chr(10), o.invoice, o.name, o.phone,
      '0' || substr(o.phone, 3), 'Mobile Legends', n || ' Diamond', 90000000 + n)), now() - n * interval '1 second'
  from generate_series(1, $2::int) as n cross join lateral (select
    'INV261121-' || lpad(n::text, 6, '0') as invoice, ${NAME} as name, ${PHONE} as phone,
    case when n % 10 = 0 then 2 else 1 end as source,
    case when n % 50 = 7 then 6 when n % 50 = 3 then 5 when n % 500 = 10 then 2 when n % 500 = 11 then 1
      else 3 end as status,
    case when n % 50 = 7 then 5 when n % 50 = 3 then 3 when n % 500 = 11 then 1 else 2 end as payment) o
  cross join (select array_agg(id) as ids from entities where partner_id = $1::uuid and resource = 'member') m`;

/** Who bought most, and one who bought once. */
const BUYERS = `select member_id as id from panel_orders where partner_id = $1::uuid and member_id is not null
    and $2::int > 0 group by member_id order by count(*) desc limit 2`;
