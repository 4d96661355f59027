import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const MASKED = /^•{6}\w{4}$/;
const WHOLE = /^\w{4}-\w{4}-\w{4}-\w{4}$/;

describe('voucher codes', () => {
  let server: TestServer;
  /** A demo order with codes. */
  let order: string;

  beforeAll(async () => {
    server = await startTestServer();
    const [row] = await query(
      server.database,
      `select t.id from transactions t join users u on u.partner_id = t.partner_id
       where u.email = 'mitra@demo.test' and cardinality(t.voucher_codes) > 0 limit 1`,
    );
    order = String(row?.id);
  });
  afterAll(() => server?.close());

  const readStored = async () =>
    (
      await query(server.database, 'select voucher_codes, voucher_sealed from transactions where id = $1', [
        order,
      ])
    )[0] ?? {};
  const codesPath = () => `/v1/crm/transaction/${order}/voucher-codes`;

  it('are masked on the page, in the file and in the database', async () => {
    const owner = await server.signIn();
    const { body } = await owner.get(`/v1/crm/transaction/${order}`);
    expect(body.data.voucher_codes[0]).toMatch(MASKED);
    const { body: whole } = await owner.post(codesPath(), { pin: DEMO_PIN });
    const [code = ''] = whole.data.voucher_codes;
    expect(code).toMatch(WHOLE);
    expect(body.data.voucher_codes[0]).toBe(`••••••${code.slice(-4)}`);
    expect(JSON.stringify(await readStored())).not.toContain(code.slice(0, 4));
    const file = await owner.get('/v1/crm/transaction/export?format=csv');
    expect(file.body).toContain(`••••••${code.slice(-4)}`);
    expect(file.body).not.toContain(code);
  });

  it('are shown for the PIN alone, and each view is in the activity log', async () => {
    const owner = await server.signIn();
    expect(await owner.post(codesPath(), { pin: '000001' })).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PIN' },
    });
    expect((await owner.post(codesPath(), { pin: DEMO_PIN })).status).toBe(200);
    const { body } = await owner.get('/v1/crm/activity-log?limit=5');
    const [last] = body.data;
    expect(last).toMatchObject({ label: 'Melihat kode voucher', module: 'Transaksi' });
  });

  it('of another partner, and of an order that delivered none, are not found', async () => {
    const stranger = await server.signIn('lain@demo.test');
    expect((await stranger.post(codesPath(), { pin: DEMO_PIN })).status).toBe(404);
    const [row] = await query(
      server.database,
      `select t.id from transactions t join users u on u.partner_id = t.partner_id
       where u.email = 'mitra@demo.test' and cardinality(t.voucher_codes) = 0 limit 1`,
    );
    const owner = await server.signIn();
    const answer = await owner.post(`/v1/crm/transaction/${row?.id}/voucher-codes`, { pin: DEMO_PIN });
    expect(answer.status).toBe(404);
  });
});
