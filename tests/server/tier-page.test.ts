import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tier } from '../../src/core/contract/tier';
import { BANK_FEE } from '../../src/core/contract/withdrawal';
import { startTestServer, type TestServer } from '../support/server';

const MILLION = 1_000_000;

describe('the page of tiers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  it('is listed with what each tier brings, own progress and what is missing', async () => {
    const client = await server.signIn('baru@demo.test');
    const { data } = (await client.get('/v1/crm/tier-list')).body;
    const tiers = data.tiers as Tier[];
    expect(tiers.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum']);
    expect(tiers.map(({ rate_limit_rpm }) => rate_limit_rpm)).toEqual([60, 120, 300, 300]);
    // Actual bank fee for every partner.
    expect(tiers.map(({ withdraw_fee }) => withdraw_fee)).toEqual(tiers.map(() => BANK_FEE));
    expect(tiers.map(({ max_sub_account }) => max_sub_account)).toEqual([0, 2, 5, 20]);
    expect(data.progress).toMatchObject({
      tier_id: tiers[0]?.id,
      topup_30d: 0,
      kyc_verified: false,
      next: { tier_id: tiers[1]?.id, missing_topup: 5 * MILLION, missing_kyc: true },
      valid_until: null,
    });
  });

  it('has nothing above the highest', async () => {
    const client = await server.signIn('mitra@demo.test');
    const { tiers, progress } = (await client.get('/v1/crm/tier-list')).body.data;
    expect(progress).toMatchObject({ tier_id: tiers[3].id, next: null, fit_id: tiers[0].id });
    expect(Date.parse(progress.valid_until)).toBeGreaterThan(Date.parse(progress.evaluated_at));
  });

  it('tells a sub-account without the key of top-ups no amounts', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get('/v1/crm/tier-list')).body.data.progress).toBeNull();
  });
});
