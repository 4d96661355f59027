import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities } from '../../../src/core/text/activities';
import type { Client } from '../../support/client';
import { hostileFiles } from '../../support/hostile-files';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const LETTERHEAD = '/v1/crm/letterhead';
const LOGO = '/v1/crm/letterhead/logo';
const typed = {
  name: 'Sari Cell',
  address: 'Jl. Melati No. 5, Bandung',
  phone: '0812-3456-7890',
  footer: 'Komplain paling lambat 1 × 24 jam.',
};
const bare = { name: '', address: '  ', phone: '', footer: '' };

describe('what a partner hands to its customers shows', () => {
  let server: TestServer;
  let owner: Client;
  let cashier: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    [owner, cashier] = (await Promise.all(
      ['mitra@demo.test', 'kasir@demo.test'].map((email) => server.signIn(email)),
    )) as [Client, Client];
  });
  afterAll(() => server?.close());

  const read = async (by = owner) => (await by.get(LETTERHEAD)).body.data;
  const partnerOf = async (by: Client) => (await by.get('/v1/crm/profile')).body.data;
  const send = async (bytes: Buffer, by = owner) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.webp');
    const headers = { authorization: `Bearer ${by.token}` };
    const response = await fetch(server.url + LOGO, { method: 'POST', headers, body: form });
    return { status: response.status, body: await response.json() };
  };
  const logo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b6b66' } })
      .webp()
      .toBuffer();
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;

  it('the name of the business until the shop has one of its own, and again without it', async () => {
    const { business_name } = await partnerOf(owner);
    const none = { name: business_name, logo_url: null, address: null, phone: null, footer: null };
    expect(await read()).toEqual(none);
    const stored = { ...typed, phone: '6281234567890', logo_url: null };
    expect((await owner.put(LETTERHEAD, typed)).body.data).toEqual(stored);
    expect(await read(cashier)).toEqual(stored);
    expect((await owner.put(LETTERHEAD, bare)).body.data).toEqual(none);

    // A name equal to the business name follows its change.
    await owner.put(LETTERHEAD, { ...bare, name: business_name });
    await owner.put('/v1/crm/profile', { name: 'Sari Wulandari', business_name: 'Sari Baru' });
    expect((await read()).name).toBe('Sari Baru');
  });

  it('what its owner said, which the log remembers; no other shop sees it', async () => {
    await owner.put(LETTERHEAD, typed);
    const [entry] = (await owner.get('/v1/crm/activity-log')).body.data;
    expect(entry.label).toBe(activities['letterhead.update'].label);
    const stranger = await server.signIn('lain@demo.test');
    expect((await read(stranger)).name).not.toBe(typed.name);
    expect((await cashier.put(LETTERHEAD, bare)).status).toBe(403);
    expect((await send(await logo(300, 100), cashier)).status).toBe(403);
    expect((await cashier.delete(LOGO)).status).toBe(403);
    expect((await read()).name).toBe(typed.name);
  });

  it.each([
    ['name', { name: 'ab' }],
    ['name', { name: 'x'.repeat(41) }],
    ['address', { address: 'x'.repeat(101) }],
    ['phone', { phone: '123' }],
    ['footer', { footer: 'baris\nbaru' }],
  ])('no %s that is none', async (field, part) => {
    const { status, body } = await owner.put(LETTERHEAD, { ...typed, ...part });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
    expect(body.errors[field][0]).not.toMatch(/invalid/i);
  });

  it('its whole logo as a PNG that files can hold, until it is taken away', async () => {
    const partner = (await partnerOf(owner)).partner_id;
    const first = (await send(await logo(1200, 400))).body.data.logo_url;
    const { width, height, format } = await sharp(
      (await server.services.letterhead.logoOf(partner)) ?? undefined,
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 160, format: 'png' });

    const second = (await send(await logo(200, 200))).body.data.logo_url;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await query(server.database, `update files set created_at = created_at - interval '25 hours'`);
    await server.services.upload.forgetOld();
    expect(await statusOf(second)).toBe(200);

    expect((await owner.delete(LOGO)).body.data).toMatchObject({ name: typed.name, logo_url: null });
    expect(await statusOf(second)).toBe(404);
    expect(await server.services.letterhead.logoOf(partner)).toBeNull();
  });

  it('no picture that is too small, and none that is no picture', async () => {
    expect((await send(await logo(63, 400))).body.code).toBe('FILE_DIMENSIONS');
    for (const [what, bytes, code] of hostileFiles) {
      const { status, body } = await send(await bytes());
      expect({ what, code: body.code, isOurs: status < 500 }).toEqual({ what, code, isOurs: true });
    }
    expect((await read()).logo_url).toBeNull();
  });
});
