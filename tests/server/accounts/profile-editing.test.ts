import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '../../../src/core/text/activities';
import type { Client } from '../../support/client';
import { hostileFiles } from '../../support/hostile-files';
import { startTestServer, type TestServer } from '../../support/server';

const AVATAR = '/v1/crm/profile/avatar';
const BILLING = '/v1/crm/billing-information';

const billing = {
  name: 'Toko Sari Digital',
  company: 'PT Sari Digital',
  npwp: '01.234.567.8-901.000',
  address: 'Jl. Melati No. 5, Bandung',
  email: 'Keuangan@Toko.test',
  phone: '0812-3456-7890',
  wants_tax_invoice: true,
};

describe('what a person changes of the profile', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn('lain@demo.test');
  });
  afterAll(() => server?.close());

  const profile = async (by = client) => (await by.get('/v1/crm/profile')).body.data;
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b6b66' } })
      .png()
      .toBuffer();
  const sendPicture = async (bytes: Buffer, by = client) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${by.token}` };
    const response = await fetch(server.url + AVATAR, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };

  it('names the person and the business, and the log says what it was before', async () => {
    const before = await profile();
    const next = { name: 'Dewi Ayu Lestari', business_name: 'Dewi Digital Store' };
    expect((await client.put('/v1/crm/profile', next)).body.data).toMatchObject(next);
    expect(await profile()).toMatchObject(next);
    const [entry] = (await client.get('/v1/crm/activity-log')).body.data;
    expect(entry.label).toBe(activities['profile.update'].label);
    expect(JSON.stringify(entry)).toContain(before.name);
  });

  it.each([
    ['name', { name: 'A' }],
    ['name', { name: 'Rudi <b>' }],
    ['name', { name: 'x'.repeat(61) }],
    ['business_name', { name: 'Dewi Ayu', business_name: 'A' }],
  ])('refuses a %s that is none', async (field, body) => {
    const { status, body: answer } = await client.put('/v1/crm/profile', body);
    expect({ status, fields: Object.keys(answer.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it('leaves the business to its owner', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const named = { name: 'Kiki A.', business_name: 'Milik Kiki' };
    expect((await cashier.put('/v1/crm/profile', named)).status).toBe(403);
    expect((await cashier.put('/v1/crm/profile', { name: 'Kiki A.' })).body.data.name).toBe('Kiki A.');
    expect((await profile(cashier)).business_name).not.toBe('Milik Kiki');
  });

  it('keeps the middle of a picture as a square of 256 pixels, drawn again', async () => {
    const { status, body } = await sendPicture(await picture(600, 300));
    expect(status).toBe(200);
    expect((await profile()).avatar_url).toBe(body.data.avatar_url);
    const saved = await fetch(server.url + body.data.avatar_url);
    const { width, height, format } = await sharp(Buffer.from(await saved.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'png' });

    expect((await client.delete(AVATAR)).status).toBe(200);
    expect((await profile()).avatar_url).toBeNull();
  });

  it('forgets a picture that was replaced or taken away', async () => {
    const first = (await sendPicture(await picture(200, 200))).body.data.avatar_url;
    const second = (await sendPicture(await picture(300, 300))).body.data.avatar_url;
    const statusOf = async (url: string) => (await fetch(server.url + url)).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await client.delete(AVATAR);
    expect(await statusOf(second)).toBe(404);
  });

  it('refuses a picture that is too small, and whatever is none', async () => {
    expect((await sendPicture(await picture(127, 400))).body.code).toBe('FILE_DIMENSIONS');
    for (const [what, bytes, code] of hostileFiles) {
      const { status, body } = await sendPicture(await bytes());
      expect({ what, code: body.code, isOurs: status < 500 }).toEqual({ what, code, isOurs: true });
    }
    expect((await profile()).avatar_url).toBeNull();
  });

  it('keeps what a person chose for lists and sound, in the profile too', async () => {
    expect((await client.get('/v1/crm/setting')).body.data).toEqual({
      language: 'id',
      default_page_size: 10,
      sound_on_success: false,
      single_keys: true,
    });
    const chosen = { default_page_size: 50, sound_on_success: true, single_keys: false };
    expect((await client.put('/v1/crm/setting', chosen)).status).toBe(200);
    expect(await profile()).toMatchObject(chosen);
    // A client that does not know the newest setting leaves it as it is.
    const { single_keys: _keys, ...older } = chosen;
    expect((await client.put('/v1/crm/setting', older)).body.data).toMatchObject(chosen);
    expect((await client.put('/v1/crm/setting', { ...chosen, default_page_size: 7 })).status).toBe(422);
  });

  it('puts on invoices who the owner is until changed, then exactly that', async () => {
    const owner = await server.signIn('segera@demo.test');
    const { partner_id, name } = await profile(owner);
    expect((await owner.get(BILLING)).body.data).toEqual({
      name,
      company: null,
      npwp: null,
      address: null,
      email: 'segera@demo.test',
      phone: '6281200000015',
      wants_tax_invoice: false,
    });
    const savedProfile = {
      ...billing,
      npwp: '012345678901000',
      email: 'keuangan@toko.test',
      phone: '6281234567890',
    };
    expect((await owner.put(BILLING, billing)).body.data).toEqual(savedProfile);
    expect(await server.services.billing.of(partner_id)).toEqual(savedProfile);
    const bare = {
      ...billing,
      company: '',
      npwp: '',
      address: null,
      email: '',
      phone: '',
      wants_tax_invoice: false,
    };
    expect((await owner.put(BILLING, bare)).body.data).toMatchObject({
      company: null,
      email: null,
      phone: null,
    });
  });

  it.each([
    ['npwp', { npwp: '12345' }],
    ['npwp', { npwp: '' }],
    ['address', { address: '' }],
    ['email', { email: 'x' }],
    ['phone', { phone: '123' }],
    ['name', { name: '' }],
  ])('refuses billing information whose %s does not do', async (field, over) => {
    const { status, body } = await client.put(BILLING, { ...billing, ...over });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('keeps billing information from sub-accounts', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get(BILLING)).status).toBe(403);
    expect((await cashier.put(BILLING, billing)).status).toBe(403);
  });
});
