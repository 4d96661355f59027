import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../server/seed/demo-logins';
import { maskedCode } from '../../src/core/format/mask';
import { databaseKinds } from '../support/database';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';

/** What the migration does to codes that were there: its last statement. */
const masking =
  readFileSync('server/db/migrations/0031_vouchers.sql', 'utf8').split('--> statement-breakpoint').at(-1) ??
  '';

const MASKED = /^•{6}\w{4}$/;
const WHOLE = /^\w{4}-\w{4}-\w{4}-\w{4}$/;

describe.each(await databaseKinds())('voucher codes on %s', (database) => {
  let server: TestServer;
  /** An order of the demonstration that delivered codes. */
  let order: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const [row] = await query(
      server.database,
      `select t.id from transactions t join users u on u.partner_id = t.partner_id
       where u.email = 'mitra@demo.test' and cardinality(t.voucher_codes) > 0 limit 1`,
    );
    order = String(row?.id);
  });
  afterAll(() => server?.close());

  const kept = async () =>
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
    expect(JSON.stringify(await kept())).not.toContain(code.slice(0, 4));
    const file = await owner.get('/v1/crm/transaction/export?format=csv');
    expect(file.body).toContain(`••••••${code.slice(-4)}`);
    expect(file.body).not.toContain(code);
  });

  it('are shown for the PIN alone, and each look is in the activity log', async () => {
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

  it('that were kept before codes were sealed are masked by the migration, and sealed by the next start', async () => {
    const old = ['LAMA-1111-2222-3333', 'PENDEK-1', 'KUTIP"1234567'];
    await query(
      server.database,
      'update transactions set voucher_sealed = null, voucher_codes = $2::text[] where id = $1::uuid',
      [order, old],
    );
    await query(server.database, masking);
    expect((await kept()).voucher_codes).toEqual(old.map(maskedCode));
    await server.services.transaction.ready();
    expect((await kept()).voucher_sealed).not.toContain('LAMA');
    const owner = await server.signIn();
    expect((await owner.post(codesPath(), { pin: DEMO_PIN })).body.data.voucher_codes).toEqual(old);
  });

  it('that a process of before wrote whole are sealed and masked by the next start', async () => {
    await query(
      server.database,
      `update transactions set voucher_sealed = null, voucher_codes = '{BARU-1111-2222-3333}' where id = $1::uuid`,
      [order],
    );
    await server.services.transaction.ready();
    expect((await kept()).voucher_codes).toEqual(['••••••3333']);
    const owner = await server.signIn();
    const { body } = await owner.post(codesPath(), { pin: DEMO_PIN });
    expect(body.data.voucher_codes).toEqual(['BARU-1111-2222-3333']);
  });
});
