import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { startTestServer, type TestServer } from '../../support/server';

describe('the profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  const profileOf = async (email: string) =>
    (await (await server.signIn(email)).get('/v1/crm/profile')).body.data;

  it.each([
    [
      'mitra@demo.test',
      { has_pin: true, kyc_verified: true, key_verified: true, tier_has_panel: true, panel: { status: 2 } },
    ],
    [
      'baru@demo.test',
      { has_pin: false, kyc_data: false, key_verified: false, maximum_unverified_amount: 500_000 },
    ],
    ['review@demo.test', { kyc_pending: true, kyc_data: true, kyc_verified: false }],
    [
      'ditolak@demo.test',
      { kyc_reject: true, kyc_reject_description: expect.stringContaining('Foto KTP buram') },
    ],
    ['kasir@demo.test', { role: 'sub', name: 'Kiki Amelia', tier_name: 'Platinum' }],
    ['telepon@demo.test', { is_phone_verified: false, is_email_verified: true }],
    ['surel@demo.test', { is_phone_verified: true, is_email_verified: false }],
    ['perunggu@demo.test', { tier_name: 'Bronze', tier_has_panel: false, panel: null }],
    ['tanpapanel@demo.test', { panel: { status: 0, expired_date: null, url: null } }],
    ['menunggu@demo.test', { panel: { status: 1, expired_date: null } }],
    [
      'panelditolak@demo.test',
      { panel: { status: 3, reject_reason: expect.stringContaining('Nama situs') } },
    ],
  ])('of %s returns its state', async (email, facts) => {
    expect(await profileOf(email)).toMatchObject(facts);
  });

  it('shows the panel that ended yesterday and the one that ends in ten days by the server clock', async () => {
    const daysLeft = async (email: string) => {
      const { panel, server_time } = await profileOf(email);
      return (Date.parse(panel.expired_date) - Date.parse(server_time)) / 86_400_000;
    };
    expect(await daysLeft('kedaluwarsa@demo.test')).toBeCloseTo(-1, 1);
    expect(await daysLeft('segera@demo.test')).toBeCloseTo(10, 1);
  });

  it('counts a first top up and a first purchase only when they succeeded', async () => {
    const client = await server.signIn('lain@demo.test');
    const { partner_id } = (await client.get('/v1/crm/profile')).body.data;
    const topup = (
      status: number,
    ) => `insert into topups (id, code, partner_id, amount, fee, invoice_paid_amount,
      method_code, method_name, status) values (gen_random_uuid(), 'TU-${status}', '${partner_id}', 1, 0, 1, 'x', 'x', ${status})`;
    await server.database.db.execute(topup(1));
    expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
      has_topup: false,
      has_purchase: false,
    });
    await server.database.db.execute(topup(2));
    expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
      has_topup: true,
      has_purchase: false,
    });
  });

  it('gives every privilege, none, or those of the sub-account', async () => {
    const privilegesOf = async (email: string) =>
      (await (await server.signIn(email)).get('/v1/crm/privileges')).body.data;
    expect(await privilegesOf('mitra@demo.test')).toEqual(config.accessKeys.map(({ key }) => key));
    expect(await privilegesOf('bebas@demo.test')).toEqual([]);
    expect(await privilegesOf('kasir@demo.test')).toEqual([
      'dashboard',
      'product',
      'product.order',
      'transaction',
      'ticketing',
      'ticketing.action',
    ]);
  });
});
