import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billCategory, catalogue } from '../../../demo/catalogue';
import { demoPlan } from '../../../demo/history/plan';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { checkFormValues } from '../../../src/topics/catalogue/domain/form-values';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rows = <Row>(text: string) =>
  server.database.run<Row>({ name: `seed_test_${text}`.slice(0, 60), text }, []);

async function one<Row>(text: string): Promise<Row> {
  const [row] = await rows<Row>(text);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
}

const ownedBy = (email: string) => `partner_id = (select partner_id from users where email = '${email}')`;

describe('the demonstration', () => {
  it('leaves a ledger in which every balance follows from its entries', async () => {
    expect(await firstError(server.database)).toBeNull();
  });

  it('puts the whole catalogue on the shelves', async () => {
    const stored = await one<{ brands: number; items: number }>(
      'select (select count(*) from brands)::int as brands, (select count(*) from variations)::int as items',
    );
    const brands = [...catalogue.flatMap((category) => category.brands), ...billCategory.brands];
    expect(stored).toEqual({
      brands: brands.length,
      items: brands.reduce((sum, { items }) => sum + items.length, 0),
    });
  });

  it('gives mitra three months of history and Rp 4.825.500', async () => {
    const past = await one<{ orders: number; days: number; balance: number }>(
      `select count(*)::int as orders, (extract(epoch from now() - min(created_at)) / 86400)::float8 as days,
        (select balance from balances where kind = 'main' and ${ownedBy('mitra@demo.test')}) as balance
       from transactions where source <> 3 and ${ownedBy('mitra@demo.test')}`,
    );
    expect(past.balance).toBe(4_825_500);
    expect(past.orders).toBeGreaterThan(900);
    expect(past.orders).toBeLessThan(1500);
    expect(past.days).toBeGreaterThan(90);
    expect(past.days).toBeLessThan(93);
  });

  it('has bought from the balance whatever a website has sold', async () => {
    const sold = await one<{ orders: number; costs: number; bought: number; paid: number }>(
      `select count(*)::int as orders, sum(o.cost)::int as costs, count(t.id)::int as bought,
         -sum(e.amount)::int as paid
       from panel_orders o left join transactions t on t.id = o.h2h_transaction_id and t.source = 3
       left join ledger_entries e on e.ref_id = t.id and e.type = 2 and e.balance_id is not null
       where o.order_status = 3`,
    );
    expect(sold.orders).toBeGreaterThan(500);
    expect([sold.bought, sold.paid]).toEqual([sold.orders, sold.costs]);
  });

  it('contains mostly successes, some refunds, and leaves no order pending', async () => {
    const counts = await rows<{ state: string; orders: number }>(
      `select status || '/' || refunded as state, count(*)::int as orders from transactions group by 1 order by 1`,
    );
    const byState = new Map(counts.map((row) => [row.state, row.orders]));
    expect([...byState.keys()]).toEqual(['2/0', '3/1', '4/1', '4/2']);
    const all = counts.reduce((sum, row) => sum + row.orders, 0);
    expect((byState.get('2/0') ?? 0) / all).toBeGreaterThan(0.9);
  });

  it('knows what mitra sold for since it has rules of selling prices, bills of its customers among it', async () => {
    const sold = await one<{
      unpriced: number;
      early: number;
      losses: number;
      bills: number;
      months: number;
    }>(
      `select count(*) filter (where resale_total is null and created_at > now() - interval '60 days')::int as unpriced,
        count(*) filter (where resale_total is null and created_at < now() - interval '63 days')::int as early,
        count(*) filter (where resale_total <= selling_total)::int as losses,
        count(inquiry_id)::int as bills, count(distinct bill_period)::int as months
       from transactions where source <> 3 and ${ownedBy('mitra@demo.test')}`,
    );
    expect(sold).toMatchObject({ unpriced: 0, losses: 0 });
    expect(sold.early).toBeGreaterThan(100);
    expect(sold.bills).toBeGreaterThan(15);
    expect(sold.months).toBeGreaterThanOrEqual(3);
  });

  it('lets the cashier do part of the selling for mitra', async () => {
    const { share } = await one<{ share: number }>(
      `select avg((u.email = 'kasir@demo.test')::int)::float8 as share
       from transactions t join users u on u.id = t.user_id where t.${ownedBy('mitra@demo.test')}`,
    );
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.5);
  });

  it('sends every order where the inputs of its brand allow, and never to a number that commands the sandbox', async () => {
    const orders = await rows<{ key: string; order_param: { key: string; value: string }[] }>(
      'select b.key, t.order_param from transactions t join brands b on b.id = t.brand_id',
    );
    const brands = [...catalogue.flatMap((category) => category.brands), ...billCategory.brands];
    const forms = new Map(brands.map((brand) => [brand.key, brand.forms]));
    const refused = orders.filter(({ key, order_param }) => {
      const typed = Object.fromEntries(order_param.map((input) => [input.key, input.value]));
      const { errors } = checkFormValues(forms.get(key) ?? [], typed);
      return Object.keys(errors).length > 0 || /123\d$/.test(order_param[0]?.value ?? '');
    });
    expect(refused).toEqual([]);
  });

  it('shows voucher codes for vouchers and a serial number for the rest', async () => {
    const wrong = await one<{ orders: number }>(
      `select count(*)::int as orders from transactions t join brands b on b.id = t.brand_id
       where t.status = 2 and (b.is_voucher <> (cardinality(t.voucher_codes) = t.qty) or b.is_voucher <> (t.sn is null))`,
    );
    expect(wrong.orders).toBe(0);
  });

  it('leaves kedaluwarsa too little to renew, now and on the day the panel ended', async () => {
    const { now, then } = await one<{ now: number; then: number }>(
      `select b.balance as now, (
          select e.balance_after from ledger_entries e join partners p on p.id = e.partner_id
          where e.balance_id = b.id and e.created_at <= p.panel_expired_date order by e.seq desc limit 1
        ) as then
       from balances b where b.kind = 'main' and b.${ownedBy('kedaluwarsa@demo.test')}`,
    );
    expect(now).toBeLessThan(demoPlan.price);
    expect(then).toBeLessThan(demoPlan.price);
  });

  it('opens both balances of every partner, at zero for the new ones', async () => {
    const { partners, balances } = await one<{ partners: number; balances: number }>(
      "select (select count(*) from partners)::int as partners, (select count(*) from balances where kind <> 'referral')::int as balances",
    );
    expect(balances).toBe(partners * 2);
    const fresh = await rows<{ balance: number; version: number }>(
      `select balance, version from balances where ${ownedBy('baru@demo.test')}`,
    );
    expect(fresh).toEqual([
      { balance: 0, version: 0 },
      { balance: 0, version: 0 },
    ]);
  });

  it('never spends more than an unverified account may', async () => {
    const { over } = await one<{ over: number }>(
      `select count(*)::int as over from transactions t join partners p on p.id = t.partner_id
       where p.maximum_unverified_amount > 0 and t.selling_total > p.maximum_unverified_amount`,
    );
    expect(over).toBe(0);
  });

  it('has three open tickets and unread notices for mitra', async () => {
    const open = await one<{ tickets: number; notices: number }>(
      `select (select count(*) from tickets where status <= 3 and ${ownedBy('mitra@demo.test')})::int as tickets,
        (select count(*) from notifications n where ${ownedBy('mitra@demo.test')} and not exists (
          select from notification_reads r where r.notification_id = n.id))::int as notices`,
    );
    expect(open.tickets).toBe(3);
    expect(open.notices).toBeGreaterThan(0);
  });
});

it('knows who its partners are, with numbers sealed and a NIK of each one’s own', async () => {
  const all = await rows<{ email: string; kyc_status: number; nik_digest: string | null; sealed: boolean }>(
    `select u.email, p.kyc_status, k.nik_digest, k.nik_sealed is not null as sealed
     from partners p join users u on u.partner_id = p.id and u.role = 'owner' left join kycs k on k.partner_id = p.id`,
  );
  const known = all.filter(({ kyc_status }) => kyc_status > 0);
  expect(known.filter(({ sealed }) => !sealed)).toEqual([]);
  expect(new Set(known.map(({ nik_digest }) => nik_digest)).size).toBe(known.length);
  expect(all.filter(({ kyc_status, sealed }) => kyc_status === 0 && sealed)).toEqual([]);
  const [sari, doni] = [await server.signIn('mitra@demo.test'), await server.signIn('ditolak@demo.test')];
  expect((await sari.get('/v1/crm/complete-kyc')).body.data).toMatchObject({
    status: 2,
    masked: { nik: '3273••••••••0001' },
    warnings: [],
  });
  expect((await doni.get('/v1/crm/complete-kyc')).body.data).toMatchObject({
    status: 3,
    reject_fields: ['ktp_photo'],
    photos: [{ kind: 'ktp_photo' }, { kind: 'selfie_photo' }],
  });
});
