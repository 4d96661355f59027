import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tier } from '../../../src/topics/tiers/contract';
import { BANK_FEE } from '../../../src/topics/withdrawals/contract';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const MILLION = 1_000_000;
const DAY = 86_400_000;

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
    // An agreed tier: it has no end, so nothing is missing for it.
    expect(progress).toMatchObject({ tier_id: tiers[3].id, next: null, valid_until: null, stay: null });
  });

  it('counts for staying only the top-ups of the 30 days before the end of a tier', async () => {
    const client = await server.signIn('tanpapanel@demo.test');
    const standing = async () => (await client.get('/v1/crm/tier-list')).body.data;
    const { tiers, progress } = await standing();
    // A tier ends at the end of the next month, in Jakarta: what was topped up until now does not count.
    expect(progress.valid_until).toMatch(/T17:00:00.000Z$/);
    expect(progress.stay).toMatchObject({ counted: 0, missing_topup: 25 * MILLION, missing_kyc: false });
    expect(Date.parse(progress.valid_until) - Date.parse(progress.stay.counted_from)).toBe(29 * DAY);

    await query(
      server.database,
      `insert into topups (id, code, partner_id, amount, fee, invoice_paid_amount, method_code, method_name, status,
         credited_at, created_at)
       select gen_random_uuid(), 'TU-' || days, p.id, 5000000, 0, 5000000, 'BCAVA', 'BCA Virtual Account', 2,
         now() - make_interval(days => days), now()
       from partners p, unnest(array[10, 25]) days where p.name = 'Tono Store'`,
    );
    await query(
      server.database,
      `update partners set tier_valid_until = now() + interval '10 days' where name = 'Tono Store'`,
    );
    expect((await standing()).progress).toMatchObject({
      topup_30d: 10 * MILLION,
      stay: { counted: 5 * MILLION, missing_topup: 20 * MILLION, fit_id: tiers[1].id },
    });
  });

  it('shows no amounts to a sub-account without the key of top-ups', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get('/v1/crm/tier-list')).body.data.progress).toBeNull();
  });
});
