import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateTime } from '../../../src/core/format/date';
import type { BalanceEntry } from '../../../src/topics/balance/contract/balance';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let mitra: Client;

beforeAll(async () => {
  server = await startTestServer();
  mitra = await server.signIn();
});
afterAll(() => server.close());

interface Answer {
  data: BalanceEntry[];
  meta: {
    page: number;
    limit: number;
    total: number;
    total_in: number;
    total_out: number;
    balanced: boolean;
  };
}

async function history(client: Client, query = ''): Promise<Answer> {
  const { status, body } = await client.get(`/v1/crm/balance-history/all?limit=100${query}`);
  expect(status).toBe(200);
  return body;
}

/** Jakarta date, `ago` days ago. */
const day = (ago: number) =>
  new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

describe('the balance history', () => {
  it('comes newest first, and each row goes on where the older one ended', async () => {
    const { data, meta } = await history(mitra);
    expect(data[0]?.balance_after).toBe(4_825_500);
    data.slice(1).forEach((older, at) => {
      const newer = data[at];
      expect(newer?.balance_before).toBe(older.balance_after);
      expect(newer?.seq).toBe(older.seq + 1);
    });
    expect(meta.balanced).toBe(true);
  });

  it('adds up: what came in less what went out is the balance', async () => {
    const { meta } = await history(mitra);
    expect(meta.total_in - meta.total_out).toBe(4_825_500);
  });

  it('is filtered by type, and stays balanced although rows are left out', async () => {
    const { data, meta } = await history(mitra, '&type=3');
    expect(new Set(data.map((row) => row.type))).toEqual(new Set([3]));
    expect(new Set(data.map((row) => row.direction))).toEqual(new Set(['in']));
    expect(meta).toMatchObject({ total_out: 0, balanced: true });
    expect(meta.total).toBeLessThan((await history(mitra)).meta.total);
  });

  it('is filtered by direction', async () => {
    const [all, incoming, outgoing] = await Promise.all([
      history(mitra),
      history(mitra, '&direction=in'),
      history(mitra, '&direction=out'),
    ]);
    expect(incoming.meta.total + outgoing.meta.total).toBe(all.meta.total);
    expect(incoming.meta.total_in).toBe(all.meta.total_in);
    expect(outgoing.meta).toMatchObject({ total_in: 0, total_out: all.meta.total_out });
    expect(outgoing.data.every((row) => row.amount > 0 && row.balance_after < row.balance_before)).toBe(true);
  });

  it('is filtered by whole days of Jakarta, both ends included', async () => {
    const { data, meta } = await history(mitra, `&from=${day(3)}&to=${day(2)}`);
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.balanced).toBe(true);
    for (const row of data) {
      const at = Date.parse(row.date);
      expect(at).toBeGreaterThanOrEqual(Date.parse(`${day(3)}T00:00:00+07:00`));
      expect(at).toBeLessThan(Date.parse(`${day(1)}T00:00:00+07:00`));
    }
    const each = await Promise.all([3, 2].map((ago) => history(mitra, `&from=${day(ago)}&to=${day(ago)}`)));
    expect(each.reduce((sum, one) => sum + one.meta.total, 0)).toBe(meta.total);
  });

  it('finds an order by its code', async () => {
    const refund = (await history(mitra, '&type=3')).data[0];
    const { data } = await history(mitra, `&search=${refund?.ref_code}`);
    expect(data.map((row) => row.type)).toEqual([3, 2]);
  });

  it('is empty and balanced for a partner without one', async () => {
    const { data, meta } = await history(await server.signIn('baru@demo.test'));
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ total: 0, total_in: 0, total_out: 0, balanced: true });
  });

  it('is the partner’s own', async () => {
    const mine = await history(mitra, '&direction=in');
    const others = await history(await server.signIn('lain@demo.test'), '&direction=in');
    const ids = new Set(mine.data.map((row) => row.id));
    expect(others.data.filter((row) => ids.has(row.id))).toEqual([]);
    const code = mine.data[0]?.ref_code;
    expect((await history(await server.signIn('lain@demo.test'), `&search=${code}`)).data).toEqual([]);
  });

  it('is closed to a cashier without the key', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get('/v1/crm/balance-history/all')).status).toBe(403);
    expect((await cashier.get('/v1/crm/balance-history/export?format=csv')).status).toBe(403);
  });

  it.each(['type=11', 'direction=up', 'from=2026-13-01', 'limit=101', 'account=1'])(
    'refuses %s',
    async (query) => {
      const { status } = await mitra.get(`/v1/crm/balance-history/all?${query}`);
      expect([400, 422]).toContain(status);
    },
  );
});

describe('the check "Mutasi seimbang"', () => {
  const add = (amount: number, seq: string, balanceAfter: string) =>
    server.database.run(
      {
        name: `chain_test_${v7()}`,
        text: `insert into ledger_entries (id, posting_id, partner_id, balance_id, amount, seq, balance_after, type,
            ref_type, ref_code, description, actor)
          select $1::uuid, $2::uuid, b.partner_id, b.id, $3::bigint, ${seq}, ${balanceAfter}, 4, 'test', 'TEST', 'Uji', 'Sistem'
          from balances b join users u on u.partner_id = b.partner_id
          where u.email = 'perunggu@demo.test' and b.kind = 'main'`,
      },
      [v7(), v7(), amount],
    );

  it('fails on the days whose balances do not follow, and on no others', async () => {
    const client = await server.signIn('perunggu@demo.test');
    expect((await history(client)).meta.balanced).toBe(true);
    await add(1_000, 'b.version + 1', 'b.balance + 999');
    expect((await history(client)).meta.balanced).toBe(false);
    expect((await history(client, `&from=${day(0)}`)).meta.balanced).toBe(false);
    expect((await history(client, '&type=1')).meta.balanced).toBe(false);
    expect((await history(client, `&to=${day(1)}`)).meta.balanced).toBe(true);
  });

  it('fails when a row is missing between two', async () => {
    const client = await server.signIn('segera@demo.test');
    await server.database.run(
      {
        name: 'chain_test_gap',
        text: `insert into ledger_entries (id, posting_id, partner_id, balance_id, amount, seq, balance_after, type,
            ref_type, ref_code, description, actor)
          select $1::uuid, $1::uuid, b.partner_id, b.id, 500, b.version + 2, b.balance + 500, 4, 'test', 'TEST', 'Uji', 'Sistem'
          from balances b join users u on u.partner_id = b.partner_id
          where u.email = 'segera@demo.test' and b.kind = 'main'`,
      },
      [v7()],
    );
    expect((await history(client)).meta.balanced).toBe(false);
  });
});

describe('the file of the balance history', () => {
  it('holds the whole filtered set, money in and out in columns of their own', async () => {
    const { meta, data } = await history(mitra, '&type=1');
    const { body, headers } = await mitra.get('/v1/crm/balance-history/export?format=csv&type=1');
    expect(headers.get('content-disposition')).toContain('riwayat-saldo.csv');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(meta.total + 1);
    const newest = data[0];
    expect(lines[1]).toBe(
      csvRow(
        dateTime(newest?.date ?? ''),
        'Top Up',
        newest?.ref_code,
        newest?.description,
        newest?.amount,
        '',
        newest?.balance_before,
        newest?.balance_after,
        newest?.actor,
      ),
    );
  });

  it('goes through more rows than one portion without losing any', async () => {
    const [added] = await server.database.run<{ total: number }>(
      {
        name: 'chain_test_many',
        text: `with account as (
            select b.* from balances b join users u on u.partner_id = b.partner_id
            where u.email = 'bebas@demo.test' and b.kind = 'main'
          ), added as (
            insert into ledger_entries (id, posting_id, partner_id, balance_id, amount, seq, balance_after, type,
              ref_type, ref_code, description, actor)
            select gen_random_uuid(), gen_random_uuid(), partner_id, id, 1, version + n, balance + n, 4, 'test', 'TEST',
              'Uji', 'Sistem'
            from account, generate_series(1, 4100) n returning 1
          )
          select (select count(*) from added)::int + (select version from account)::int as total`,
      },
      [],
    );
    const client = await server.signIn('bebas@demo.test');
    const { body } = await client.get('/v1/crm/balance-history/export?format=csv');
    expect(body.trim().split('\r\n')).toHaveLength((added?.total ?? 0) + 1);
  });
});
