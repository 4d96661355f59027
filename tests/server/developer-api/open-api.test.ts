import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/core/text/open-api-details';
import type { Answer, Client } from '../../support/client';
import { startDigiflazz } from '../../support/digiflazz';
import { type ProgramClient, phoneItem, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const OTHER = 'lain@demo.test';

let server: TestServer;
let owner: Client;
let live: ProgramClient;
let sandbox: ProgramClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn();
  [live, sandbox] = [await programOf(server, owner, 'production'), await programOf(server, owner, 'sandbox')];
});
afterAll(() => server?.close());

const balanceOf = async (program: ProgramClient): Promise<number> =>
  (await program.get('/balance')).body.data.balance;
const ended = (program: ProgramClient, ref_id: string) =>
  until(`${ref_id} has ended`, async () => {
    const { data } = (await program.get(`/order-status?ref_id=${ref_id}`)).body;
    return data.status === 1 ? null : data;
  });
/** Traces of the sandbox in production: orders by reference, and the balance. */
const realWorld = async () => {
  const [row] = await query(
    server.database,
    `select (select count(*) from transactions where code like 'SBX-%' or ref_id like 'skenario-%') as orders,
       (select count(*) from notifications where title || body || coalesce(link, '') like '%SBX-%') as news,
       b.balance, b.version, (select count(*) from ledger_entries e where e.balance_id = b.id) as entries
     from balances b join users u on u.partner_id = b.partner_id
     where u.email = 'mitra@demo.test' and b.kind = 'main'`,
  );
  return row;
};

describe('an order of a program', () => {
  it('is one for each ref_id, for ever, however many ask at once; another body conflicts', async () => {
    const { order, price } = await phoneItem(server, live);
    const before = await balanceOf(live);
    const wish = order('toko-000001', '1230');
    const answers = await Promise.all(Array.from({ length: 20 }, () => live.post('/orders', wish)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.filter(({ body }) => !body.data.duplicate)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(1);
    expect(await balanceOf(live)).toBe(before - price);

    const code = String(answers[0]?.body.data.code);
    const done = await ended(live, 'toko-000001');
    expect(done).toMatchObject({ code, status: 2, total: price, sn: expect.any(String), voucher_codes: [] });
    expect((await live.get(`/order-status?code=${code}`)).body.data).toEqual(done);
    expect(done.history).toEqual(
      expect.arrayContaining([{ step: 'created', at: expect.stringMatching(/^[\d-]+T[\d:]+\.\d{3}Z$/) }]),
    );
    expect((await live.post('/orders', wish)).body.data).toEqual({ ...done, duplicate: true });
    const other = await live.post('/orders', { ...wish, price: price + 1 });
    expect([other.status, other.body.code]).toEqual([409, 'REF_ID_CONFLICT']);

    // A regular order, shown in the portal as bought by the program.
    const [seen] = (await owner.get(`/v1/crm/transaction?search=toko-000001`)).body.data;
    const detail = (await owner.get(`/v1/crm/transaction/${seen.id}`)).body.data;
    expect(detail).toMatchObject({ code, source: 2, history: expect.arrayContaining([]) });
  });

  it('takes no name that an order of the portal has', async () => {
    const { order } = await phoneItem(server, live);
    const [row] = await query(
      server.database,
      `select ref_id from transactions where partner_id = (select partner_id from users where email = 'mitra@demo.test')
         and idempotency_key is null limit 1`,
    );
    const { body } = await live.post('/orders', order(String(row?.ref_id), '1240'));
    expect(body.code).toBe('REF_ID_CONFLICT');
  });

  it.each([
    ['an item that nobody sells', { sku: 'TIDAK-ADA' }, 404, 'PRODUCT_NOT_FOUND'],
    ['another price', { price: 1 }, 409, 'PRICE_NOT_MATCH'],
    ['a destination that is none', { customer: { salah: '1' } }, 422, 'INVALID_CUSTOMER'],
    ['more than an order holds', { qty: 10 }, 422, 'ORDER_REFUSED'],
  ] as const)('is refused in the sandbox as in the real world for %s', async (_what, over, status, code) => {
    for (const program of [live, sandbox]) {
      const { order } = await phoneItem(server, program);
      const answer = await program.post('/orders', order('ditolak-01', '1230', over));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(Object.keys(answer.body.details ?? {})).toEqual(Object.keys(detailsOf(code)));
    }
  });

  it('can be read by its partner only, and has no other name there', async () => {
    const stranger = await programOf(server, await server.signIn(OTHER), 'production');
    const [mine] = (await live.get('/orders?limit=1')).body.data;
    for (const program of [stranger, sandbox]) {
      for (const name of [`code=${mine.code}`, `ref_id=${mine.ref_id}`]) {
        const { status, body } = await program.get(`/order-status?${name}`);
        expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
      }
    }
    expect(JSON.stringify((await stranger.get('/orders?limit=100')).body)).not.toContain(mine.code);
  });

  it('pays a bill of today once, at what was seen', async () => {
    const wish = { sku: 'PLN-PASCA', customer_no: '530000881230' };
    for (const program of [live, sandbox]) {
      const before = await balanceOf(program);
      const { inquiry_id, total, customer_name } = (await program.post('/bill-inquiry', wish)).body.data;
      expect(customer_name).toContain('•');
      const paid = await program.post('/bill-payment', { ref_id: 'tagihan-001', inquiry_id });
      expect(paid.body.data).toMatchObject({
        total,
        duplicate: false,
        customer: { customer_no: wish.customer_no },
      });
      expect(await balanceOf(program)).toBe(before - total);
      const again = await program.post('/bill-payment', { ref_id: 'tagihan-001', inquiry_id });
      expect(again.body.data).toMatchObject({ code: paid.body.data.code, duplicate: true });
      const second = await program.post('/bill-payment', { ref_id: 'tagihan-002', inquiry_id });
      expect([second.status, second.body.code]).toEqual([409, 'BILL_CONFLICT']);
      const unknown = await program.post('/bill-inquiry', { ...wish, customer_no: '530000881232' });
      expect([unknown.status, unknown.body.code]).toEqual([422, 'INVALID_CUSTOMER']);
    }
  });
});

describe('orders side by side for one item and destination', () => {
  it.each(['production', 'sandbox'] as const)('are one in %s, but for those that insist', async (world) => {
    const program = world === 'sandbox' ? sandbox : live;
    const { order, price } = await phoneItem(server, program);
    const before = await balanceOf(program);
    const all = (name: string, wish: object) =>
      Promise.all(
        Array.from({ length: 6 }, (_, nth) => program.post('/orders', order(`${name}-${nth}`, '4401', wish))),
      );
    const codes = (await all('bersama', {})).map(({ status, body }) => (status === 200 ? 'made' : body.code));
    expect(codes.sort()).toEqual([...Array(5).fill('DUPLICATE_DESTINATION'), 'made']);
    const insisting = await all('lagi', { allow_duplicate: true });
    expect(insisting.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await balanceOf(program)).toBe(before - 7 * price);
  });
});

describe('the sandbox', () => {
  it('ends each scenario as a supplier would, and moves nothing of the real world', async () => {
    const before = await realWorld();
    const full = await balanceOf(sandbox);
    const { order, price } = await phoneItem(server, sandbox);
    const endings = {
      '1230': { status: 2, refunded: 0, sn: expect.any(String) },
      '1231': { status: 2, voucher_codes: [expect.any(String)] },
      '1232': { status: 4, refunded: 1, refund_amount: price, reason: 'NOMOR_SALAH' },
      '1238': { status: 4, refunded: 2, refund_amount: Math.ceil(price / 2) },
    };
    for (const [ending, expected] of Object.entries(endings)) {
      const made = await sandbox.post('/orders', order(`skenario-${ending}`, ending));
      expect(made.body.data).toMatchObject({ code: expect.stringMatching(/^SBX-/), duplicate: false });
      expect(await ended(sandbox, `skenario-${ending}`)).toMatchObject(expected);
    }
    const codes = { '1236': 'PRICE_NOT_MATCH', '1237': 'OUT_OF_STOCK', '1239': 'MAINTENANCE' };
    for (const [ending, code] of Object.entries(codes)) {
      expect((await sandbox.post('/orders', order(`skenario-${ending}`, ending))).body.code).toBe(code);
    }
    // Two full prices and a half.
    expect(await balanceOf(sandbox)).toBe(full - 2 * price - (price - Math.ceil(price / 2)));
    const [newest] = (await sandbox.get('/orders')).body.data;
    expect(newest.history[0].at).toMatch(/\.\d{3}Z$/);
    expect(await realWorld()).toEqual(before);
    expect(before).toMatchObject({ orders: 0, news: 0 });
  });

  it('is empty at the end of its balance, and full again at a press', async () => {
    const { order, price } = await phoneItem(server, sandbox);
    await query(server.database, 'update sandbox_accounts set balance = $1', [price - 1]);
    const short = await sandbox.post('/orders', order('kosong-001', '1230', { allow_duplicate: true }));
    expect([short.status, short.body.code]).toEqual([402, 'INSUFFICIENT_BALANCE']);
    const filled = (await owner.post('/v1/crm/access-token/sandbox-balance')).body.data;
    expect(filled).toMatchObject({ balance: 10_000_000 });
    const again = order('kosong-001', '1230', { allow_duplicate: true });
    const both = await Promise.all([again, again].map((wish) => sandbox.post('/orders', wish)));
    expect(both.map(({ body }) => body.data.duplicate).sort()).toEqual([false, true]);
    expect(await balanceOf(sandbox)).toBe(10_000_000 - price);
  });
});

describe('the catalogue for programs', () => {
  const read = async (from: string) => {
    const skus: string[] = [];
    let next = from;
    for (let more = true; more; ) {
      const { data, meta } = (await live.get(`/items?limit=200${next && `&since=${next}`}`)).body;
      skus.push(...data.map(({ sku }: { sku: string }) => sku));
      ({ next, more } = meta);
    }
    return { skus, next };
  };

  it('returns every item once, then changes', async () => {
    const { skus, next } = await read('');
    const [count] = await query(server.database, 'select count(*)::int as items from variations');
    expect(new Set(skus).size).toBe(skus.length);
    expect(skus).toHaveLength(Number(count?.items));

    await query(server.database, 'update variations set status = 3, updated_at = now() where sku = $1', [
      skus[0],
    ]);
    expect((await read(next)).skus).toContain(skus[0]);
    expect((await live.get('/items?since=salah')).body.code).toBe('INVALID_REQUEST');
    expect(Object.keys((await live.get('/order-status')).body.errors)).toEqual(['code']);
  });

  it('returns rows written during a read with the next read', async () => {
    const [early, late] = (await read('')).skus;
    const change = (sku: string | undefined, seconds: number) =>
      query(
        server.database,
        'update variations set updated_at = now() - make_interval(secs => $2::int) where sku = $1',
        [sku, seconds],
      );
    await change(late, 0);
    const { next } = await read('');
    // Like a transaction that began before and committed after the read.
    await change(early, 30);
    expect((await read(next)).skus).toContain(early);
  });

  it('is sent once to who has it already', async () => {
    const { headers } = await live.get('/brands');
    const tag = headers.get('etag') ?? '';
    for (const named of [tag, `W/${tag}`, `"lain", ${tag}`, '*']) {
      const again = await live.get('/brands', { headers: { 'if-none-match': named } });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const page = await live.get('/orders?page=90');
    const next = { headers: { 'if-none-match': page.headers.get('etag') ?? '' } };
    expect((await live.get('/orders?page=91', next)).status).toBe(200);
  });

  it('says who a destination is', async () => {
    const [game] = (await live.get('/brands')).body.data.filter(
      ({ can_check_id }: { can_check_id: boolean }) => can_check_id,
    );
    const customer = (ending: string) =>
      Object.fromEntries(
        game.forms.map(({ key, options }: { key: string; options: { value: string }[] }, at: number) => [
          key,
          options[0]?.value ?? (at === 0 ? `1234${ending}` : '1234'),
        ]),
      );
    const found = await live.post('/check-id', { brand: game.key, customer: customer('1230') });
    expect(found.body.data.nickname).toEqual(expect.any(String));
    const none = await live.post('/check-id', { brand: game.key, customer: customer('1232') });
    expect(none.body.code).toBe('INVALID_CUSTOMER');
  });
});

it('a sandbox token asks no supplier outside who lives behind a meter, and a token of production does', async () => {
  const digiflazz = await startDigiflazz();
  const outside = await startTestServer({ env: digiflazz.env });
  try {
    const asks = async (environment: 'sandbox' | 'production', customer_no: string) => {
      const program = await programOf(outside, await outside.signIn(), environment);
      const { body } = await program.post('/check-id', {
        brand: 'token-pln',
        customer: { meter_number: customer_no },
      });
      return { name: body.data?.nickname, calls: digiflazz.callsFor(customer_no).length };
    };
    expect(await asks('sandbox', '53000001230')).toEqual({ name: expect.any(String), calls: 0 });
    expect(await asks('production', '53000001240')).toEqual({ name: 'PELANGGAN PLN', calls: 1 });
  } finally {
    await outside.close();
    await digiflazz.close();
  }
});

it('calls are counted by the tier of the partner, and reads of one order and of the whole list separately', async () => {
  const counted = await startTestServer({ env: { RATE_LIMIT: 'on' } });
  try {
    await query(counted.database, 'update tiers set rate_limit_rpm = 4');
    const owner = await counted.signIn();
    const program = await programOf(counted, owner, 'sandbox');
    const limitOf = ({ headers }: Answer) => headers.get('x-ratelimit-limit');
    const unsigned = await program.get('/balance', { secret: 'x' });
    const early = await program.get('/balance', { ahead: -400 });
    expect([unsigned, early, await counted.guest.get('/open-api/v1/nowhere')].map(limitOf)).toEqual([
      null,
      null,
      null,
    ]);
    expect(early.headers.get('retry-after')).toBeNull();
    const first = await program.get('/items?limit=1');
    const headers = ['limit', 'remaining'].map((name) => first.headers.get(`x-ratelimit-${name}`));
    expect(headers).toEqual(['4', '3']);
    const second = await program.get('/items?limit=1');
    expect([second.status, second.body.code, limitOf(second)]).toEqual([429, 'RATE_LIMIT', '1']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    const checks = [
      await program.get('/order-status?code=TIDAK-ADA'),
      await program.get('/order-status?code=TIDAK-ADA%20'),
      await program.get('/balance'),
    ];
    expect(checks.map(({ status }) => status)).toEqual([404, 429, 429]);
    const refused = checks[2] as Answer;
    expect([limitOf(refused), refused.headers.get('x-ratelimit-remaining')]).toEqual(['4', '0']);
    // Equivalent queries and very old cursors share the limit.
    const start = '1_00000000-0000-0000-0000-000000000000_0';
    // Sandbox calls do not count for production.
    const seller = await programOf(counted, owner, 'production');
    const selling = await seller.get('/items?limit=1');
    expect([selling.status, selling.headers.get('x-ratelimit-remaining')]).toEqual([200, '3']);
    expect((await seller.get(`/items?limit=2&since=${start}`)).status).toBe(429);
    // A cursor with other prices is limited, because it returns everything; a continuation is not.
    const [changed, id, discount] = selling.body.meta.next.split('_');
    const other = `${changed}_${id}_${Number(discount) + 1}`;
    expect((await seller.get(`/items?limit=2&since=${other}`)).status).toBe(429);
    expect((await seller.get(`/items?limit=2&since=${selling.body.meta.next}`)).status).toBe(200);
  } finally {
    await counted.close();
  }
});
