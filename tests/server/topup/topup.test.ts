import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../src/core/format/date';
import type { TopupSummary } from '../../../src/topics/topup/contract/topup-list';
import type { Client } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let mitra: Client;

beforeAll(async () => {
  server = await startTestServer();
  mitra = await server.signIn();
});
afterAll(() => server.close());

async function topups(
  client: Client,
  query = '',
): Promise<{ data: TopupSummary[]; meta: { total: number } }> {
  return (await client.get(`/v1/crm/topup/all?limit=100${query}`)).body;
}

describe('the list of top ups', () => {
  it('shows what still waits first, then the newest', async () => {
    const { data, meta } = await topups(mitra);
    expect(data).toHaveLength(meta.total);
    const waits = data.map((topup) => [1, 5].includes(topup.status));
    expect(waits).toEqual([...waits].sort((one, other) => Number(other) - Number(one)));
    for (const part of [data.filter((_one, at) => waits[at]), data.filter((_one, at) => !waits[at])]) {
      const times = part.map((topup) => topup.created_at);
      expect(times).toEqual([...times].sort().reverse());
    }
  });

  it('shows every status of a top up', async () => {
    const statuses = new Set((await topups(mitra)).data.map((topup) => topup.status));
    expect([...statuses].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives the dashboard its unpaid ones, all with time left', async () => {
    const { data } = await topups(mitra, '&status=1');
    expect(data).toHaveLength(3);
    for (const topup of data) {
      expect(Date.parse(topup.expires_at ?? '')).toBeGreaterThan(Date.now());
      expect(topup.invoice_paid_amount).toBe(topup.amount + topup.fee + topup.unique_code);
    }
  });

  it('calls an unpaid one Kedaluwarsa from the instant its time is over', async () => {
    const lain = await server.signIn('kedaluwarsa@demo.test');
    const before = (await topups(lain, '&status=3')).meta.total;
    await server.database.run(
      {
        name: 'topup_test_late',
        text: `insert into topups (id, code, partner_id, amount, fee, invoice_paid_amount, method_code, method_name,
            status, expires_at)
          select gen_random_uuid(), 'TU-TEST-0001', partner_id, 100000, 0, 100000, 'BCAVA', 'BCA Virtual Account', 1,
            now() - interval '1 second'
          from users where email = 'kedaluwarsa@demo.test'`,
      },
      [],
    );
    expect((await topups(lain, '&status=1')).data).toEqual([]);
    expect((await topups(lain, '&status=3')).meta.total).toBe(before + 1);
  });

  it('is the partner’s own, and closed to a cashier without the key', async () => {
    const mine = new Set((await topups(mitra)).data.map((topup) => topup.id));
    const others = await topups(await server.signIn('lain@demo.test'));
    expect(others.data.length).toBeGreaterThan(0);
    expect(others.data.filter((topup) => mine.has(topup.id))).toEqual([]);
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get('/v1/crm/topup/all')).status).toBe(403);
  });

  it('comes in pages', async () => {
    const { body } = await mitra.get('/v1/crm/topup/all?page=2&limit=5');
    expect(body.data).toHaveLength(5);
    const all = (await topups(mitra)).data;
    expect(body.data).toEqual(all.slice(5, 10));
  });

  it('is cut by days of Asia/Jakarta, both ends included, also together with a status', async () => {
    const all = (await topups(mitra)).data;
    const days = [...new Set(all.map(({ created_at }) => dayOf(created_at)))].sort();
    const [first = '', last = ''] = [days[1], days.at(-2)];
    const within = all.filter(({ created_at }) => dayOf(created_at) >= first && dayOf(created_at) <= last);
    expect(within.length).toBeLessThan(all.length);

    const span = `&from=${first}&to=${last}`;
    const cut = await topups(mitra, span);
    expect([cut.data, cut.meta.total]).toEqual([within, within.length]);
    expect((await topups(mitra, `&from=${first}`)).data).toEqual(
      all.filter(({ created_at }) => dayOf(created_at) >= first),
    );
    const paid = within.filter(({ status }) => status === 2);
    expect((await topups(mitra, `${span}&status=2`)).data).toEqual(paid);
  });

  it.each(['from=kemarin', 'to=2026-02-30', 'from=2026-11-01T00:00:00Z'])(
    'refuses %s and names it',
    async (query) => {
      const { status, body } = await mitra.get(`/v1/crm/topup/all?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it.each(['status=7', 'status=0', 'limit=101', 'method=BCAVA'])('refuses %s', async (query) => {
    const { status } = await mitra.get(`/v1/crm/topup/all?${query}`);
    expect([400, 422]).toContain(status);
  });
});
