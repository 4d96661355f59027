import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateTime } from '../../../src/core/format/date';
import type { Matching, ReconciliationResult } from '../../../src/topics/reconciliation/contract';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/reconciliation';
const SPAN = { from: '2026-09-01', to: '2026-09-30' };

interface Order {
  id: string;
  code: string;
  ref_id: string;
  destination: string;
  selling_total: number;
  created_at: string;
}

describe('a partner’s own list beside orders and ledger', () => {
  let server: TestServer;
  let owner: Client;
  let cashier: Client;
  let orders: Order[];

  beforeAll(async () => {
    server = await startTestServer();
    [owner, cashier] = await Promise.all([server.signIn(), server.signIn('kasir@demo.test')]);
    orders = (await sql(
      `select t.id, t.code, t.ref_id, t.destination, t.selling_total, t.created_at from transactions t
       join users u on u.partner_id = t.partner_id and u.email = 'mitra@demo.test'
       where t.status = 2 and t.created_at >= '2026-09-02T00:00:00+07:00' and t.created_at < '2026-09-29T00:00:00+07:00'
       order by t.created_at, t.id limit 3`,
    )) as unknown as Order[];
  });
  afterAll(() => server.close());

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const line = (row: number, order: Order, values: object = {}) => ({
    row,
    ref: order.ref_id,
    destination: order.destination,
    amount: `Rp ${order.selling_total}`,
    time: dateTime(new Date(order.created_at).toISOString()),
    ...values,
  });
  const asked = (rows: Matching['rows'], options: object = {}): Matching => ({
    ...{ ...SPAN, with_mutations: false, names: { ref: 'Nota', amount: 'Bayar' }, rows },
    ...options,
  });
  const match = async (rows: Matching['rows'], options: object = {}): Promise<ReconciliationResult> => {
    const { status, body } = await owner.post(PATH, asked(rows, options));
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const [first, second] = [() => orders[0] as Order, () => orders[1] as Order];

  it('shows what agrees, what differs and why, and what only one of both has', async () => {
    const outcome = await match([
      line(2, first()),
      line(3, second(), { amount: String(second().selling_total + 500) }),
      { row: 4, ref: 'NOTA-X', amount: '7777', time: '2026-09-05' },
      { row: 5, ref: 'NOTA-Y', amount: 'banyak', time: '2026-09-05' },
    ]);
    const inFile = outcome.matches.filter(({ theirs }) => theirs);
    expect(inFile.map(({ group, reasons, ours }) => [group, reasons, ours?.code ?? null])).toEqual([
      ['agrees', [], first().code],
      ['differs', ['amount'], second().code],
      ['theirs', [], null],
    ]);
    expect(outcome.unread).toEqual([{ row: 5, column: 'amount', text: 'banyak' }]);
    expect(outcome.sums.theirs).toEqual({ rows: 1, theirs: 7777, ours: 0 });
    const [count] = await sql(
      `select count(*)::int as n, sum(selling_total - refund_amount)::bigint as net from transactions t
       join users u on u.partner_id = t.partner_id and u.email = 'mitra@demo.test'
       where (t.created_at at time zone 'Asia/Jakarta')::date between '2026-09-01' and '2026-09-30'`,
    );
    const { agrees, differs, ours } = outcome.sums;
    expect(ours.rows).toBe(Number(count?.n) - 2);
    expect(agrees.ours + differs.ours + ours.ours).toBe(Number(count?.net));
  });

  it('an order of another month is found by its name', async () => {
    const outcome = await match([line(2, first(), { time: '2026-10-15' })], {
      from: '2026-10-14',
      to: '2026-10-16',
    });
    expect(outcome.matches.find(({ theirs }) => theirs)).toMatchObject({
      group: 'differs',
      reasons: ['time'],
    });
  });

  it('movements of the balance beside orders are matched when they are asked for', async () => {
    const [topup] = await sql(
      `select e.ref_code, e.amount from ledger_entries e join balances b on b.id = e.balance_id and b.kind = 'main'
       join users u on u.partner_id = b.partner_id and u.email = 'mitra@demo.test'
       where e.type = 1 and (e.created_at at time zone 'Asia/Jakarta')::date between '2026-09-01' and '2026-09-30' limit 1`,
    );
    const rows = [{ row: 2, ref: String(topup?.ref_code), amount: String(topup?.amount) }];
    const inFile = ({ matches }: ReconciliationResult) => matches.find(({ theirs }) => theirs);
    expect(inFile(await match(rows))?.group).toBe('theirs');
    const outcome = await match(rows, { with_mutations: true });
    expect(inFile(outcome)).toMatchObject({ group: 'agrees', ours: { kind: 'mutation', incoming: true } });
    expect(outcome.sums.agrees).toEqual({ rows: 1, theirs: 0, ours: 0 });
  });

  it('remembers the columns for everybody of the account, and keeps nothing of the rows', async () => {
    await match([{ row: 2, ref: 'hanya-sekali-lewat', amount: '1234' }]);
    expect((await owner.get(`${PATH}/columns`)).body.data).toEqual({
      names: { ref: 'Nota', amount: 'Bayar' },
    });
    const stored = await sql('select names::text as names from reconciliation_columns');
    expect(JSON.stringify(stored)).not.toContain('hanya-sekali-lewat');
    const other = await server.signIn('baru@demo.test');
    expect((await other.get(`${PATH}/columns`)).body.data).toEqual({ names: null });
  });

  it('another partner’s orders are not matched', async () => {
    const other = await server.signIn('baru@demo.test');
    const { body } = await other.post(PATH, asked([line(2, first())]));
    expect(body.data.matches).toMatchObject([{ group: 'theirs', ours: null }]);
  });

  it('gives the differences as a file, both sides beside each other', async () => {
    const answer = await owner.post(`${PATH}/export`, {
      ...asked([line(2, first()), line(3, second(), { amount: '1', destination: '=1+1' })]),
      format: 'csv',
    });
    expect(answer.status).toBe(200);
    const text: string = answer.body;
    expect(text).not.toContain(first().code);
    expect(text.split('\r\n').find((one) => one.includes(second().code))).toMatch(
      /^"Berbeda",.*"Jumlah berbeda/,
    );
    expect(text).toContain("'=1+1");
  });

  it.each<[string, object]>([
    ['days that end before they begin', { from: '2026-09-30', to: '2026-09-01' }],
    ['more days than a quarter', { from: '2026-01-01', to: '2026-09-30' }],
    ['no row at all', { rows: [] }],
    ['a cell longer than any', { rows: [{ row: 2, amount: '1'.repeat(121) }] }],
    [
      'more rows than a file has',
      { rows: Array.from({ length: 5001 }, (_, at) => ({ row: at + 2, amount: '1' })) },
    ],
  ])('refuses %s', async (_what, options) => {
    const { status, body } = await owner.post(PATH, asked([{ row: 2, amount: '1' }], options));
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('where an order went is shown only to users who may read orders', async () => {
    const allow = (...privileges: string[]) =>
      sql(`update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [privileges]);
    const guessed = async (guess: object = {}) => {
      const { matches } = (await cashier.post(PATH, asked([line(2, first(), guess)]))).body.data;
      const { group, reasons, ours } = matches[0] as ReconciliationResult['matches'][number];
      return { group, reasons, ours };
    };
    const guess = { destination: '0800000000' };
    await allow('balance_history');
    expect(await guessed()).toMatchObject({
      ...{ group: 'agrees', reasons: [], ours: { code: first().code, destination: '' } },
    });
    // Right and wrong guesses of a customer number get equal answers.
    expect(await guessed(guess)).toEqual(await guessed());
    expect(await guessed({ ...guess, ref: '' })).toEqual(await guessed({ ref: '' }));
    await allow('balance_history', 'transaction');
    expect(await guessed(guess)).toMatchObject({
      ...{ reasons: ['destination'], ours: { destination: first().destination } },
    });
    await allow('transaction');
    expect((await cashier.post(PATH, asked([line(2, first())]))).status).toBe(403);
  });
});
