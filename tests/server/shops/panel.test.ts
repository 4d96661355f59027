import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import { createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let owner: Partner;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
});
afterAll(() => server.close());

const data = async (path: string, { client } = owner) => (await client.get(path)).body.data;

describe('the set-up of a panel', () => {
  it('counts a tier, a product and a profile as soon as each is there', async () => {
    const progress = () => data('/v1/vendor-panel/progress-status');
    const none = { is_tier_set: false, is_product_set: false, is_profile_set: false };
    expect(await progress()).toEqual(none);

    const tier = resourceOf(server.services.model, 'member-tier');
    await createRecord(server, owner, tier, 1);
    expect(await progress()).toEqual({ ...none, is_tier_set: true });
    // The default tier cannot be deleted in the portal.
    await query(
      server.database,
      `update entities set deleted_at = now() where resource = 'member-tier' and partner_id = $1::uuid`,
      [owner.scope.partnerId],
    );
    expect(await progress()).toEqual(none);

    await query(
      server.database,
      `insert into entities (id, partner_id, resource, data)
       select gen_random_uuid(), $1::uuid, name, '{}' from unnest(array['product-custom', 'social-media']) name`,
      [owner.scope.partnerId],
    );
    expect(await progress()).toEqual({ is_tier_set: false, is_product_set: true, is_profile_set: true });
    expect(await data('/v1/vendor-panel/progress-status', await partnerOf(server, 'lain@demo.test'))).toEqual(
      none,
    );
  });
});

it('answers an empty profit balance before anything was earned', async () => {
  expect(await data('/v1/vendor-panel/get-panel-saldo')).toEqual({ panel_saldo: 0, version: 0 });
});
