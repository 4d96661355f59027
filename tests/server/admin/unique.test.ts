import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { ResourceModel } from '../../../src/admin/schema/model';
import { bodyOf, createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('a value that must be unique', () => {
  let server: TestServer;
  let owner: Partner;
  let stranger: Partner;
  let tier: ResourceModel;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    owner = await partnerOf(server, 'mitra@demo.test');
    stranger = await partnerOf(server, 'lain@demo.test');
    tier = resourceOf(server.services.model, 'member-tier');
  });
  afterAll(() => server.close());

  let nth = 0;
  const bodyNamed = async (name: string) => ({
    ...(await bodyOf(tier, owner.source, ++nth)),
    name,
  });
  const create = async (name: string, by = owner) => by.client.post(tier.endpoint, await bodyNamed(name));
  const taken = { status: 422, code: 'DUPLICATE_VALUE', errors: { name: ['Nama sudah digunakan.'] } };

  it('refuses a value that another row of the partner has, in any case, and lets other partners have it', async () => {
    expect((await create('Emas')).status).toBe(200);
    expect((await create('EMAS')).body).toMatchObject(taken);
    expect((await create('Emas', stranger)).status).toBe(200);
    const { body } = await owner.client.get(`${tier.endpoint}?search=emas`);
    expect(body.meta.total).toBe(1);
  });

  it('frees the old value when a row takes another, and keeps its own on an edit', async () => {
    const { body: made } = await create('Perak');
    const put = async (name: string, version: number) =>
      owner.client.put(`${tier.endpoint}/update/${made.data.id}`, { ...(await bodyNamed(name)), version });

    expect((await put('Perak', 1)).status).toBe(200);
    expect((await put('Perunggu', 2)).status).toBe(200);
    expect((await create('Perak')).status).toBe(200);
    expect((await put('Perak', 3)).body).toMatchObject(taken);
    expect((await owner.client.get(`${tier.endpoint}/${made.data.id}`)).body.data).toMatchObject({
      name: 'Perunggu',
      version: 3,
    });
  });

  it('frees the value of a deleted row at once, and says on undo that another row has it', async () => {
    const { id } = await createRecord(server, owner, tier, 500);
    const [{ name } = { name: '' }] = (await owner.client.get(`${tier.endpoint}?search=contoh 500`)).body
      .data;
    await owner.client.delete(`${tier.endpoint}/${id}`);
    const { body: anew } = await create(name);

    const undo = () => owner.client.post(`${tier.endpoint}/restore/${id}`);
    expect((await undo()).body).toMatchObject({
      ...{ status: 409, code: 'UNDO_REFUSED' },
      message: `Tidak dapat dikembalikan: Nama sudah digunakan (${name}).`,
    });
    await owner.client.delete(`${tier.endpoint}/${anew.data.id}`);
    expect((await undo()).status).toBe(200);
    expect((await owner.client.post(`${tier.endpoint}/restore/${anew.data.id}`)).body.code).toBe(
      'UNDO_REFUSED',
    );
  });

  it('does not come back with its row after thirty days, even if no other row has it', async () => {
    const { body: made } = await create('Terlambat');
    const restore = () => owner.client.post(`${tier.endpoint}/restore/${made.data.id}`);
    const deletedFor = async (days: number) => {
      await owner.client.delete(`${tier.endpoint}/${made.data.id}`);
      await query(
        server.database,
        `update entities set deleted_at = now() - $2::int * interval '1 day' where id = $1`,
        [made.data.id, days],
      );
    };
    await deletedFor(29);
    expect((await restore()).status).toBe(200);
    await deletedFor(31);
    expect((await restore()).body).toMatchObject({ status: 409, code: 'UNDO_EXPIRED' });
    expect((await owner.client.get(`${tier.endpoint}/${made.data.id}`)).status).toBe(404);
  });

  it('restores nothing that was never deleted, and says so nowhere', async () => {
    const { id } = await createRecord(server, owner, tier, 600);
    const latestActivity = async () =>
      (await owner.client.get('/v1/crm/activity-log?limit=1')).body.data[0].id;
    const last = await latestActivity();
    const { body } = await owner.client.post(`${tier.endpoint}/restore/${id}`);

    expect(body.code).toBe('NOT_FOUND');
    expect(await latestActivity()).toBe(last);
  });

  it('gives one of many who ask at once the value', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Serentak')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('gives one of many who ask at once the value that a deleted row held', async () => {
    const { body: made } = await create('Warisan');
    await owner.client.delete(`${tier.endpoint}/${made.data.id}`);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Warisan')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  });
});
