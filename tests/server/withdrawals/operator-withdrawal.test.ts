import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { OperatorDesk, profileOf } from '../../support/operator';
import { withdraw } from '../../support/profit';
import type { TestServer } from '../../support/server';

let desk: OperatorDesk;
let server: TestServer;
let mitra: Client;
let action: OperatorDesk['action'];
let question: OperatorDesk['question'];
let rows: OperatorDesk['rows'];

beforeAll(async () => {
  desk = await OperatorDesk.open();
  ({ server, mitra, action, question, rows } = desk);
});
afterAll(() => desk.close());

describe('a withdrawal of panel profit', () => {
  const earned = async (): Promise<number> =>
    (await mitra.get('/v1/vendor-panel/get-panel-saldo')).body.data.panel_saldo;
  const ask = async (amount: number, target: 1 | 2, key: string = v7()) => {
    const [account] = (await mitra.get('/v1/vendor-panel/bank-account')).body.data;
    const over = target === 2 ? { bank_account_id: account.id } : {};
    return withdraw(mitra, amount, { target, ...over }, key);
  };

  it('to the main balance arrives at once, and once for each key', async () => {
    const [before, profit] = [await profileOf(mitra), await earned()];
    const key = v7();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(50_000, 1, key)));
    expect(new Set(replies.map(({ body }) => body.data?.code)).size).toBe(1);
    const after = await profileOf(mitra);
    expect(after.saldo - before.saldo).toBe(50_000);
    expect(profit - (await earned())).toBe(50_000);
  });

  it('is not another one under the key of the first', async () => {
    const key = v7();
    expect((await ask(50_000, 1, key)).status).toBe(200);
    const before = await earned();
    const others = await Promise.all([ask(51_000, 1, key), ask(50_000, 2, key)]);
    expect(others.map(({ body }) => body.code)).toEqual(['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_CONFLICT']);
    expect(await earned()).toBe(before);
  });

  it('to a bank waits for the operator, and comes back when rejected', async () => {
    const before = await earned();
    const { code, received, status } = (await ask(60_000, 2)).body.data;
    expect({ received, status }).toEqual({ received: 57_500, status: 1 });
    expect(await earned()).toBe(before - 60_000);
    expect((await rows('withdrawal list')).map((row) => row.code)).toContain(code);
    const shown = await action('withdrawal show', { withdrawal: code.toLowerCase() });
    expect(shown).toEqual({
      done: { text: expect.stringMatching(/send Rp\s57\.500 to .+ \d{8,16}, .+\.$/) },
    });
    const [activity] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(activity).toMatchObject({ label: 'Membuka rekening tujuan pencairan', object: code });
    expect(await question('withdrawal approve', { withdrawal: code })).toEqual({
      question: expect.stringMatching(/Rp\s57\.500.*••\d{4}/),
    });
    await action('withdrawal process', { withdrawal: code });
    expect(await action('withdrawal process', { withdrawal: code })).toHaveProperty('refused');
    const twice = await Promise.all(
      ['Rekening ditutup', 'Nama tidak sesuai'].map((reason) =>
        action('withdrawal reject', { withdrawal: code, reason }),
      ),
    );
    expect(twice.filter((reply) => reply && 'done' in reply)).toHaveLength(1);
    expect(await earned()).toBe(before);
    expect(await action('withdrawal approve', { withdrawal: code })).toHaveProperty('refused');
  });

  it('is refused below the least amount, with a wrong PIN, above the balance, and for a sub-account', async () => {
    expect((await ask(49_000, 1)).status).toBe(422);
    const wrong = await mitra.post(
      '/v1/vendor-panel/withdrawal',
      { amount: 50_000, target: 1, pin: '975312' },
      { 'idempotency-key': v7() },
    );
    expect(wrong.body.code).toBe('WRONG_PIN');
    expect((await ask(200_000_000, 1)).body.code).toBe('INSUFFICIENT_BALANCE');
    const kasir = await server.signIn('kasir@demo.test');
    expect((await kasir.get('/v1/vendor-panel/withdrawal')).status).toBe(403);
  });
});
