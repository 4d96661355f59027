import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../src/topics/finder/contract';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const FIND = '/v1/crm/find';
const nothing: Found = {
  items: [],
  transactions: [],
  topups: [],
  panel_orders: [],
  withdrawals: [],
  brands: [],
  records: [],
};

describe('what is typed into the palette finds', () => {
  let server: TestServer;
  let owner: Client;
  let partner: string;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signIn();
    const { id, partner_id } = (await owner.get('/v1/crm/profile')).body.data;
    partner = partner_id;
    await query(
      server.database,
      `insert into withdrawals (id, code, partner_id, user_id, idempotency_key, amount, fee, target, status)
       values ($1::uuid, 'WD-261121-7F2K9Q', $2::uuid, $3::uuid, $1::uuid, 50000, 0, 1, 3)`,
      [v7(), partner, id],
    );
    await query(
      server.database,
      `insert into withdrawals (id, code, partner_id, user_id, idempotency_key, amount, fee, target, status, purse)
       values ($1::uuid, 'WD-261121-K0M1S1', $2::uuid, $3::uuid, $1::uuid, 50000, 0, 1, 3, 'referral')`,
      [v7(), partner, id],
    );
  });
  afterAll(() => server?.close());

  const find = async (text: string, by = owner): Promise<Found> => {
    const { status, body } = await by.get(`${FIND}?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    return body.data;
  };
  const one = async (text: string) => (await query(server.database, text, [partner]))[0] ?? {};
  const newestOrder = () =>
    one(`select id, code, ref_id, destination from transactions where partner_id = $1 and destination like '08%'
         order by created_at desc limit 1`);

  it('an order by its code, by the end of it in any case, by its ref id, by the number it went to', async () => {
    const { id, code, ref_id, destination } = await newestOrder();
    const end = String(code).slice(-6).toLowerCase();
    const spoken = `+62 ${String(destination).slice(1, 4)}-${String(destination).slice(4)}`;
    for (const typed of [
      code,
      end,
      ref_id,
      destination,
      String(destination).slice(0, 8),
      spoken,
      `\u202a${spoken}\u202c`,
    ]) {
      const { transactions } = await find(String(typed));
      expect({ typed, found: transactions.some((row) => row.id === id) }).toEqual({ typed, found: true });
    }
  });

  it('the newest five of a number that was served often', async () => {
    const { destination } = await newestOrder();
    await query(
      server.database,
      `update transactions set destination = $2 where id in (
         select id from transactions where partner_id = $1 order by created_at limit 8)`,
      [partner, destination],
    );
    const { transactions } = await find(String(destination));
    const rows = await query(
      server.database,
      `select code from transactions where partner_id = $1 and destination = $2
       order by created_at desc limit 5`,
      [partner, destination],
    );
    expect(transactions.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
  });

  it('a top-up by code and by the account it is paid to, an order of the website, a withdrawal', async () => {
    const topup = await one('select id, code from topups where partner_id = $1 limit 1');
    expect((await find(String(topup.code))).topups[0]?.id).toBe(topup.id);
    await query(
      server.database,
      `update topups set payment = '{"kind":"va","bank":"BCA","va_number":"8801234567"}' where id = $1`,
      [topup.id],
    );
    expect((await find('8801 2345 67')).topups.map(({ id }) => id)).toEqual([topup.id]);
    const order = await one('select id, invoice from panel_orders where partner_id = $1 limit 1');
    expect((await find(String(order.invoice))).panel_orders.map(({ id }) => id)).toContain(order.id);
    const drawn = await one('select id, code from withdrawals where partner_id = $1 limit 1');
    expect((await find(String(drawn.code))).withdrawals.map(({ id }) => id)).toEqual([drawn.id]);
    expect((await find('WD-261121-K0M1S1')).withdrawals.map(({ purse }) => purse)).toEqual(['referral']);
  });

  it('a brand by a part of its name, an item by the beginning of its code', async () => {
    expect((await find('mobile leg')).brands[0]?.name).toBe('Mobile Legends');
    const { items } = await find('ml-8');
    expect(items.map(({ sku }) => sku)).toContain('ML-86');
    expect(items.every(({ sku }) => sku.replace(/-/g, '').startsWith('ML8'))).toBe(true);
  });

  it('the nearest items by words of brand and item, and by short codes of the trade', async () => {
    const skus = async (text: string) => (await find(text)).items.map(({ sku }) => sku);
    for (const [typed, sku] of [
      ...[
        ['pln 20', 'PLN-20000'] as const,
        ['PLN20', 'PLN-20000'] as const,
        ['TSEL10', 'TSEL-10000'] as const,
      ],
      ...[['S10', 'TSEL-10000'] as const, ['DANA20', 'DANA-20000'] as const, ['ml 86', 'ML-86'] as const],
      ...[['diamond 86 legends', 'ML-86'] as const, ['WDP', 'ML-WDP'] as const],
    ]) {
      expect({ typed, sku: (await skus(typed))[0] }).toEqual({ typed, sku });
    }
    // With a destination only items of exactly the amount.
    const [item] = (await find('S10 081234567890')).items;
    expect(item).toMatchObject({ sku: 'TSEL-10000', values: { phone: '081234567890' }, problem: null });
    for (const typed of ['S7 081234567890', 'constructor', 'mobile leg'])
      expect(await skus(typed)).toEqual([]);
  });

  it('an order as resellers type it, by the inputs of its brand, and places none', async () => {
    const before = await one('select count(*)::int as count from transactions where partner_id = $1');
    const shown = [
      { alias: 'User ID', value: '12345678' },
      { alias: 'Zone ID', value: '1234' },
    ];
    for (const typed of ['ML86 12345678 1234', 'ml-86.12345678.1234', 'ML86 12345678(1234)']) {
      const [item, ...others] = (await find(typed)).items;
      expect({ typed, others, sku: item?.sku, shown: item?.shown, problem: item?.problem }).toEqual({
        ...{ typed, others: [], sku: 'ML-86', shown, problem: null },
      });
    }
    expect((await find('ML86 12345678')).items[0]?.problem).toBe('Zone ID wajib diisi.');
    expect((await find('ML86 12345678 1234 9')).items[0]?.problem).toBe('"9" tidak diminta item ini.');
    expect((await find('ML8 12345678 1234')).items).toEqual([]);
    expect(await one('select count(*)::int as count from transactions where partner_id = $1')).toEqual(
      before,
    );
  });

  it('no record by what its signs happen to mean in a pattern, and none by words', async () => {
    for (const typed of ['%%%%', '____', '\\\\\\\\', "' or zzzz=1 --", 'zzzz']) {
      expect(await find(typed)).toEqual(nothing);
    }
    expect((await owner.get(`${FIND}?q=a`)).status).toBe(400);
  });

  it('of other partners nothing, and of one’s own only what one may read', async () => {
    const { code } = await newestOrder();
    const order = await one('select invoice from panel_orders where partner_id = $1 limit 1');
    const topup = await one('select code from topups where partner_id = $1 limit 1');
    const drawn = await one('select code from withdrawals where partner_id = $1 limit 1');
    const texts = [code, order.invoice, topup.code, drawn.code].map(String);
    const stranger = await server.signIn('lain@demo.test');
    for (const text of texts) expect(await find(text, stranger)).toEqual(nothing);

    const cashier = await server.signIn('kasir@demo.test');
    expect((await find(String(code), cashier)).transactions).toHaveLength(1);
    for (const text of texts.slice(1)) expect(await find(text, cashier)).toEqual(nothing);

    const given = (keys: string[]) =>
      query(server.database, `update users set privileges = $1 where email = 'kasir@demo.test'`, [keys]);
    await given(['topup', 'panel.transaction']);
    const other = await server.signIn('kasir@demo.test');
    expect(await find(String(code), other)).toEqual(nothing);
    expect((await find('ML86 12345678 1234', other)).items).toEqual([]);
    expect((await find('mobile', other)).brands).toEqual([]);
    expect((await find(String(topup.code), other)).topups).toHaveLength(1);
    expect((await find(String(order.invoice), other)).panel_orders).toHaveLength(1);
  });

  it('records of each list by words in any order, with what distinguishes them', async () => {
    const titles = async (text: string, by = owner) =>
      (await find(text, by)).records.map(({ resource, title }) => `${resource} ${title}`);
    const { records } = await find('warung sri');
    expect(records).toEqual([
      expect.objectContaining({
        resource: 'debt',
        title: 'Bu Sri Warung',
        detail: expect.stringMatching(/^0812-3344-5501 · Rp\s150\.000$/),
        is_personal: true,
      }),
    ]);
    expect(records[0]?.key).toBe(records[0]?.id);
    expect(await titles('gajian10')).toContain('promo GAJIAN10');
    const member = await one(
      `select data->>'name' as name from entities where partner_id = $1 and resource = 'member' limit 1`,
    );
    expect(await titles(String(member.name))).toContain(`member ${member.name}`);
    expect(await titles('diamond belum masuk')).toContain(
      'ticket Diamond belum masuk setelah status berhasil',
    );

    const stranger = await server.signIn('lain@demo.test');
    const own = new Set(records.map(({ id }) => id));
    for (const text of ['warung sri', 'gajian10', String(member.name)]) {
      for (const { id } of (await find(text)).records) own.add(id);
      expect((await find(text, stranger)).records.filter(({ id }) => own.has(id))).toEqual([]);
    }
    const cashier = await server.signIn('kasir@demo.test');
    const closed = ['debt', 'promo', 'member'];
    for (const text of ['warung sri', 'gajian10', String(member.name)]) {
      const seen = (await find(text, cashier)).records;
      expect(seen.filter(({ resource }) => closed.includes(resource))).toEqual([]);
    }
  });

  it('nothing before phone and e-mail are verified', async () => {
    const newcomer = await server.signIn('telepon@demo.test');
    expect((await newcomer.get(`${FIND}?q=TRX-261124`)).body.code).toBe('NOT_VERIFIED');
  });
});
