import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { ResourceModel } from '../../../src/admin/schema/model';
import { bodyOf, createRecord, type Partner, partnerOf, UNKNOWN_ID } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('a record that refers to another', () => {
  let server: TestServer;
  let owner: Partner;
  let stranger: Partner;
  let tier: ResourceModel;
  let member: ResourceModel;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    owner = await partnerOf(server, 'mitra@demo.test');
    stranger = await partnerOf(server, 'lain@demo.test');
    tier = resourceOf(server.services.model, 'member-tier');
    member = resourceOf(server.services.model, 'member');
  });
  afterAll(() => server.close());

  const moveTo = (memberId: string, tierId: string, version: number) =>
    owner.client.put(`${member.endpoint}/update/${memberId}`, { tier_id: tierId, status: 'active', version });

  it('points only at live rows of the same partner', async () => {
    const row = await createRecord(server, owner, member, 1);
    const foreign = await createRecord(server, stranger, tier, 2);
    const gone = await createRecord(server, owner, tier, 3);
    await owner.client.delete(`${tier.endpoint}/${gone.id}`);

    for (const id of [foreign.id, gone.id, row.id, UNKNOWN_ID]) {
      expect((await moveTo(row.id, id, 1)).body).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        errors: { tier_id: ['Tier tidak ditemukan. Pilih kembali.'] },
      });
    }
  });

  it('names what a reference points at, and counts who points', async () => {
    const silver = await createRecord(server, owner, tier, 10);
    const row = await createRecord(server, owner, member, 11);
    const moved = await moveTo(row.id, silver.id, 1);
    const shown = await owner.client.get(`${tier.endpoint}/${silver.id}`);

    expect(moved.body.data.reference_titles).toEqual({ [silver.id]: 'Contoh 10' });
    expect(shown.body.data.member_count).toBe(1);
    expect(shown.body.data.version).toBe(1);
  });

  it('says of a record that is deleted all the same that it is, in lists, details and pickers', async () => {
    const silver = await createRecord(server, owner, tier, 14);
    const row = await createRecord(server, owner, member, 15);
    await moveTo(row.id, silver.id, 1);
    await query(server.database, 'update entities set deleted_at = now() where id = $1', [silver.id]);
    const shown = await owner.client.get(`${member.endpoint}/${row.id}`);
    const listed = await owner.client.get(`${member.endpoint}?limit=1&sort=-created_at`);
    const picked = await owner.client.get(`${tier.endpoint}/lookup?ids=${silver.id}`);

    const titles = { [silver.id]: 'Contoh 14 (dihapus)' };
    expect(shown.body.data.reference_titles).toEqual(titles);
    expect(listed.body.data[0].reference_titles).toEqual(titles);
    expect(picked.body.data).toEqual([{ id: silver.id, title: 'Contoh 14 (dihapus)' }]);
    const offered = await owner.client.get(`${tier.endpoint}/lookup?search=Contoh 14`);
    expect(offered.body.data).toEqual([]);
  });

  it('names in the activity log what was pointed at, inside rows too', async () => {
    const product = resourceOf(server.services.model, 'product-custom');
    const gold = await createRecord(server, owner, tier, 12);
    const made = await createRecord(server, owner, product, 13);
    const { status } = await owner.client.put(`${product.endpoint}/update/${made.id}`, {
      ...(await bodyOf(product, owner.source, 13)),
      category_id: made.category_id,
      prices: [...made.prices, { tier_id: gold.id, price: 12_345 }],
      version: made.version,
    });
    const [edited] = (await owner.client.get('/v1/crm/activity-log?limit=1')).body.data;

    expect(status).toBe(200);
    expect(JSON.stringify(edited.changes)).toContain('Contoh 12 | 12345');
    expect(JSON.stringify(edited.changes)).not.toContain(gold.id);
  });

  it('does not delete what is pointed at, and says by what', async () => {
    const used = await createRecord(server, owner, tier, 20);
    const row = await createRecord(server, owner, member, 21);
    await moveTo(row.id, used.id, 1);
    const refused = await owner.client.delete(`${tier.endpoint}/${used.id}`);
    await moveTo(row.id, (await createRecord(server, owner, tier, 22)).id, 2);
    const allowed = await owner.client.delete(`${tier.endpoint}/${used.id}`);

    expect(refused.body).toMatchObject({
      status: 409,
      code: 'REFERENCED',
      message: 'Tidak dapat dihapus: masih dipakai oleh 1 Member.',
    });
    expect(allowed.status).toBe(200);
  });

  it('never leaves a reference to a deleted row, in either order of two concurrent requests', async () => {
    for (let round = 0; round < 6; round += 1) {
      const target = await createRecord(server, owner, tier, 100 + round);
      const row = await createRecord(server, owner, member, 100 + round);
      const [moved, deleted] = await Promise.all([
        moveTo(row.id, target.id, 1),
        owner.client.delete(`${tier.endpoint}/${target.id}`),
      ]);

      expect([moved.status, deleted.status].sort()).toEqual(moved.status === 200 ? [200, 409] : [200, 422]);
    }
  });

  it('shows the orders of a member as computed fields that never change its version', async () => {
    const row = await createRecord(server, owner, member, 30);
    await query(
      server.database,
      `insert into panel_orders (id, invoice, partner_id, member_id, product_name, item_name, qty, cost, total,
       profit, payment_method, payment_status, order_status)
     select gen_random_uuid(), 'INV-' || n, $1::uuid, $2::uuid, 'Mobile Legends', '5 Diamond', 1, 1000, 1500, 500,
       'QRIS', 2, n from generate_series(2, 4) n`,
      [owner.scope.partnerId, row.id],
    );
    const { body } = await owner.client.get(`${member.endpoint}/${row.id}`);

    expect(body.data).toMatchObject({ total_trx: 1, total_spent: 1500, version: 1 });
  });
});
