import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import config from '../../../resources.config';
import { tierPrice } from '../../../src/topics/selling-prices/domain/tier-price';
import type { Client } from '../../support/client';
import { openLive, type TestSocket } from '../../support/live-socket';
import { operationsOf, plainReads, send } from '../../support/operations';
import { query } from '../../support/query';
import { seedRule } from '../../support/selling-rules';
import { startTestServer, type TestServer } from '../../support/server';
import { shownAmounts } from '../../support/shown-amounts';
import { until } from '../../support/until';

const KASIR = 'kasir.malam@demo.test';
const ALL = '/v1/crm/transaction';
/** Unique amounts in rupiah. */
const BASE = 137_731;
const BALANCE = 91_827_364;
const MARGIN = 5_077;
const SKU = 'PLN-PASCA';

describe('an account that may not know the cost', () => {
  let server: TestServer;
  let owner: Client;
  let cashier: Client;
  let partner: string;
  let person: string;
  let item: { id: string; brand_id: string; category_id: string; sku: string };
  let cost: number;
  const selling = () => cost + MARGIN;
  const secrets = new Set<number>();
  const sockets: TestSocket[] = [];
  const orders: string[] = [];

  const rows = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const buy = (over: object = {}, ending = '1230', by = cashier) =>
    by.post(
      `${ALL}/create-new`,
      {
        ...{ brand_id: item.brand_id, variation_id: item.id, qty: 1, expected_price: selling() },
        ...{
          form_values: { user_id: `9900${ending}`, zone_id: '1234' },
          allow_duplicate: true,
          pin: DEMO_PIN,
        },
        ...over,
      },
      { 'idempotency-key': v7() },
    );
  /** Sells an order to its end. */
  const sell = async (ending: string, qty = 1) => {
    const { status, body } = await buy({ qty }, ending);
    expect([status, body.data?.selling_total]).toEqual([200, qty * selling()]);
    orders.push(body.data.id);
    await until('the order has ended', async () => {
      const [row] = await rows('select status from transactions where id = $1', [body.data.id]);
      return row?.status !== 1;
    });
    return body.data.id as string;
  };
  const setBalance = (balance: number) =>
    rows(`update balances set balance = $2, version = version + 1 where partner_id = $1 and kind = 'main'`, [
      partner,
      balance,
    ]);

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signIn();
    cashier = await server.signIn(KASIR);
    const [user] = await rows('select id, partner_id from users where email = $1', [KASIR]);
    partner = String(user?.partner_id);
    person = String(user?.id);
    // Keys do not override hidden costs.
    await rows('update users set privileges = $2 where id = $1', [
      person,
      config.accessKeys.map(({ key }) => key),
    ]);
    await rows(
      'update sub_accounts set order_limit = null, day_limit = null, month_limit = null where id = $1',
      [person],
    );
    const [found] = await rows(
      `update variations v set base_price = $1::bigint, price_before = $1::bigint + 13331, status = 1, max_qty = 10, multi = true
       from brands b where v.brand_id = b.id and b.key = 'mobile-legends' and v.id = (
         select id from variations where brand_id = b.id order by sort limit 1)
       returning v.id, v.brand_id, b.category_id, v.sku`,
      [BASE],
    );
    item = found as typeof item;
    const tiers = await rows('select price_discount_bps as off, id from tiers');
    const [own] = await rows(
      'select t.price_discount_bps as off from partners p join tiers t on t.id = p.tier_id where p.id = $1',
      [partner],
    );
    cost = tierPrice(BASE, Number(own?.off));
    await rows(`delete from selling_rules where partner_id = $1 and scope in ('variation', 'brand')`, [
      partner,
    ]);
    await seedRule(server.database, partner, {
      ...{ scope: 'variation', scope_id: item.id, method: 'amount', value: MARGIN },
    });
    await setBalance(BALANCE);
    for (const one of [BASE, BASE + 13_331, BALANCE]) secrets.add(one);
    for (const { off } of tiers) secrets.add(tierPrice(BASE, Number(off)));
    for (const channel of ['mitra', 'mitra-balance'] as const) {
      const socket = await openLive(cashier, channel);
      sockets.push(socket);
      await socket.frame('its place', () => true);
    }
    await sell('1230');
    await sell('1230', 2);
    await sell('1232');
    await sell('1238', 2);
    const inquired = await cashier.post(`${ALL}/postpaid/inquiry-check`, {
      sku: SKU,
      customer_no: '530000771230',
    });
    const { bill_amount, penalty, admin_fee, inquiry_id, total } = inquired.body.data;
    expect(inquired.body.data).toMatchObject({ commission: 0, total: bill_amount + penalty + admin_fee });
    const paid = await cashier.post(
      `${ALL}/postpaid/inquiry-payment`,
      { inquiry_id, pin: DEMO_PIN },
      { 'idempotency-key': v7() },
    );
    expect([paid.status, paid.body.data?.selling_total]).toEqual([200, total]);
    orders.push(paid.body.data.id);
    for (const order of await rows(
      `select selling_total, unit_price, refund_amount, balance_before, balance_after, resale_total, history
       from transactions where id = any($1)`,
      [orders],
    )) {
      const { history, resale_total, ...moved } = order as Record<string, number> & {
        history: { amount: number | null; balance: number | null }[];
      };
      for (const amount of [
        ...Object.values(moved),
        ...history.flatMap((step) => [step.amount, step.balance]),
      ]) {
        if (amount && amount !== resale_total) secrets.add(Number(amount));
      }
    }
    // Demo notifications contain refunds.
    for (const { back } of await rows(
      `select (regexp_match(body, 'Rp.([0-9.]+) (?:kembali|untuk bagian)'))[1] as back from notifications
       where partner_id = $1 and body ~ 'Rp.[0-9.]+ (kembali|untuk bagian)'`,
      [partner],
    )) {
      secrets.add(Number(String(back).replaceAll('.', '')));
    }
    expect((await owner.get('/v1/crm/dashboard/forecast')).body.data.topup).toBeGreaterThan(0);
    expect((await cashier.get('/v1/crm/dashboard/forecast')).body.data).toBeNull();
  });
  afterAll(() => server.close());

  test('reads neither the cost nor the balance in any answer, list, file or page of all there are', async () => {
    const brandless = await rows('select id from brands where key = $1', ['pln-pascabayar']);
    const ids = [
      ...orders,
      item.id,
      item.brand_id,
      item.category_id,
      person,
      ...brandless.map(({ id }) => String(id)),
    ];
    const reads = [
      ...plainReads(server).flatMap(({ path, query: names, needs }) => {
        const given = [needs, ...(names.includes('limit') ? ['limit=100'] : [])].filter(Boolean);
        const formats = names.includes('format')
          ? ['csv', 'json'].map((format) => [...given, `format=${format}`])
          : [given];
        return formats.map((one) => `${path}?${one.join('&')}`);
      }),
      ...operationsOf(server)
        .filter(({ method, path }) => method === 'GET' && /\{\w+\}/.test(path) && !path.includes('{shop}'))
        .flatMap(({ path }) => ids.map((id) => path.replace(/\{\w+\}/, id))),
      `/v1/crm/product/list?parent=${item.brand_id}`,
      `/v1/crm/product/parent?limit=100&search=mobile`,
      `/v1/crm/product/all?limit=100&search=${item.sku}`,
      `/v1/crm/find?q=${item.sku}`,
      `/v1/crm/product/price-list-message?price=own&brands=${item.brand_id}`,
      `/v1/crm/product/price-list-message?price=selling&brands=${item.brand_id}`,
    ];
    const leaks: string[] = [];
    let answered = 0;
    let seen = false;
    for (const path of reads) {
      const { status, text } = await send(server, cashier.token, { method: 'GET', url: path });
      if (status === 200) answered += 1;
      if (shownAmounts(text, new Set([selling()])).length > 0) seen = true;
      for (const amount of shownAmounts(text, secrets)) leaks.push(`${path}: ${amount}`);
    }
    expect(leaks).toEqual([]);
    expect(seen).toBe(true);
    expect(answered).toBeGreaterThan(40);
    // An equal search finds amounts for an owner.
    const { text } = await send(server, owner.token, { method: 'GET', url: `${ALL}/${orders[0]}` });
    expect(shownAmounts(text, secrets).length).toBeGreaterThan(2);
  });

  test('receives neither of them over a socket, but is notified that something happened', async () => {
    const frames = sockets.flatMap((socket) => socket.frames);
    expect(frames.filter((frame) => frame.type === 'transaction').length).toBeGreaterThan(0);
    expect(frames.filter((frame) => frame.notification).length).toBeGreaterThan(0);
    expect(frames.filter((frame) => 'balance' in frame)).toEqual([]);
    expect(shownAmounts(JSON.stringify(frames), secrets)).toEqual([]);
  });

  test('is refused at another price, for want of balance and beyond a limit, without a figure of either', async () => {
    const other = await buy({ expected_price: 1 });
    expect([other.status, other.body.code, other.body.details.current_price]).toEqual([
      409,
      'PRICE_NOT_MATCH',
      selling(),
    ]);
    await rows('update sub_accounts set day_limit = $2 where id = $1', [person, 3 * cost]);
    const beyond = await buy({ qty: 5 });
    expect([beyond.status, beyond.body.code]).toEqual([422, 'SUB_ACCOUNT_LIMIT']);
    expect(beyond.body.details).not.toHaveProperty('left');
    expect((await cashier.get(`${ALL}/own-limits`)).body.data.day).toEqual({ limit: 3 * cost, left: null });
    await rows('update sub_accounts set day_limit = null where id = $1', [person]);
    await setBalance(71_393);
    const short = await buy();
    expect([short.status, short.body.code]).toEqual([402, 'BALANCE_SHORT']);
    await setBalance(BALANCE);
    const text = JSON.stringify([other.body, short.body]);
    expect(shownAmounts(text, new Set([...secrets, 71_393, cost - 71_393]))).toEqual([]);
  });

  test('asks its owner for an order above a limit at the selling price, which is bought at what it costs', async () => {
    await rows('update sub_accounts set day_limit = 1000 where id = $1', [person]);
    const order = {
      ...{ brand_id: item.brand_id, variation_id: item.id, qty: 1, expected_price: selling() },
      ...{ form_values: { user_id: '99001230', zone_id: '1234' }, allow_duplicate: true, pin: DEMO_PIN },
    };
    const asked = await cashier.post('/v1/crm/approval/order', order, { 'idempotency-key': v7() });
    expect([asked.status, asked.body.data?.total, asked.body.data?.left]).toEqual([200, selling(), null]);
    const seen = [
      asked.body,
      (await cashier.get('/v1/crm/approval/waiting')).body,
      (await cashier.get(`/v1/crm/approval/${asked.body.data.id}`)).body,
      (await cashier.get('/v1/crm/notifications?limit=100')).body,
    ];
    const { body } = await owner.get(`/v1/crm/approval/${asked.body.data.id}`);
    expect(body.data.total).toBe(cost);
    const bought = await owner.post(`/v1/crm/approval/${asked.body.data.id}/approve`, { pin: DEMO_PIN });
    expect(bought.status).toBe(200);
    const { id } = bought.body.data.order;
    seen.push((await cashier.get(`${ALL}/${id}`)).body);
    expect(seen.at(-1).data.selling_total).toBe(selling());
    const [paid] = await rows('select selling_total from transactions where id = $1', [id]);
    expect(paid?.selling_total).toBe(cost);
    expect(shownAmounts(JSON.stringify(seen), secrets)).toEqual([]);
    await rows('update sub_accounts set day_limit = null where id = $1', [person]);
  });

  test('cannot order what has no selling price, and sees that it has none', async () => {
    await rows('update selling_rules set is_active = false where partner_id = $1', [partner]);
    const { body } = await cashier.get(`/v1/crm/product/parent/${item.brand_id}`);
    const shown = (body.data.variations as { id: string }[]).find(({ id }) => id === item.id);
    expect(shown).toMatchObject({ price: null, selling_price: null, is_unpriced: true });
    expect(body.data.min_price).toBeNull();
    const refused = await buy();
    expect([refused.status, refused.body.code]).toEqual([422, 'NO_SELLING_PRICE']);
    const [count] = await rows('select count(*)::int as n from transactions where user_id = $1', [person]);
    const bought = await buy({ expected_price: cost }, '1230', owner);
    expect(bought.status).toBe(200);
    const [after] = await rows('select count(*)::int as n from transactions where user_id = $1', [person]);
    expect(after?.n).toBe(count?.n);
    // An order without selling price shows none.
    expect((await cashier.get(`${ALL}/${bought.body.data.id}`)).body.data).toMatchObject({
      ...{ selling_total: null, unit_price: null, balance_before: null, balance_after: null },
    });
    await rows('update selling_rules set is_active = true where partner_id = $1', [partner]);
  });

  test('sees it at the next request once its owner lets it, and no profit without being let see that', async () => {
    const readAll = async () => {
      const { data } = (await cashier.get('/v1/crm/profile')).body;
      const { body } = await cashier.get(`/v1/crm/product/parent/${item.brand_id}`);
      const { price, selling_price } = body.data.variations.find((one: { id: string }) => one.id === item.id);
      return [data.saldo, data.can_see_cost, data.can_see_profit, price, selling_price];
    };
    const statusOf = async (path: string) => (await cashier.get(path)).status;
    const paths = [
      '/v1/crm/balance-history/all',
      '/v1/crm/statistic',
      '/v1/crm/books',
      '/v1/crm/product/best-price',
    ];
    expect(await readAll()).toEqual([null, false, false, selling(), null]);
    expect(await Promise.all(paths.map(statusOf))).toEqual([403, 403, 403, 403]);
    await rows('update sub_accounts set can_see_cost = true where id = $1', [person]);
    expect(await readAll()).toEqual([expect.any(Number), true, false, cost, null]);
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 403, 200]);
    const { data } = (await cashier.get('/v1/crm/statistic')).body;
    expect(JSON.stringify(data)).not.toMatch(/"(revenue|profit)":\d/);
    await rows('update sub_accounts set can_see_profit = true where id = $1', [person]);
    expect(await readAll()).toEqual([expect.any(Number), true, true, cost, selling()]);
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 200]);
  });
});
