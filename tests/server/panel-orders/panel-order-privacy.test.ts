import { beforeAll, describe, expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from '../../../src/core/format/mask';
import { phone as phoneText } from '../../../src/core/format/phone';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { query } from '../../support/query';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';
const PHONE = '6281377771234';
const EMAIL = 'zainuddin@pembeli.test';

const shop = websiteStage();
let invoice: string;
let id: string;

beforeAll(async () => {
  const buyer = { kind: 'guest', name: 'Zainuddin Uji', phone: PHONE, email: EMAIL } as const;
  const { body } = await shop.place({ product_id: shop.custom, buyer });
  invoice = body.data.invoice;
  id = String((await shop.row(invoice)).id);
});

/** The cashier with exactly these keys. */
const cashier = async (...keys: string[]): Promise<Client> => {
  await query(
    shop.server.database,
    `update users set privileges = $1::text[] where email = 'kasir@demo.test'`,
    [keys],
  );
  return shop.server.signIn('kasir@demo.test');
};

it('a note is saved although its order has gone on since it was opened; what people typed meanwhile is a conflict', async () => {
  const { body } = await shop.place({ product_id: shop.custom });
  const row = await shop.row(body.data.invoice);
  const path = `${ORDERS}/update/${row.id}`;
  const { version } = (await shop.owner.get(`${ORDERS}/${row.id}`)).body.data;
  await shop.gateway(body.data.invoice);

  expect((await shop.owner.put(path, { version, internal_note: 'Sabar' })).status).toBe(200);
  const { status, body: refused } = await shop.owner.put(path, { version, internal_note: 'Dua' });
  expect([status, refused.code]).toEqual([409, 'VERSION_CONFLICT']);
});

describe('the buyer of an order', () => {
  it('keeps number and e-mail from users who may not read members, in list, detail and note', async () => {
    const client = await cashier('panel.transaction', 'panel.transaction.action');
    const listed = await client.get(`${ORDERS}?search=${invoice}`);
    const shown = await client.get(`${ORDERS}/${id}`);
    const { version } = shown.body.data;
    const noted = await client.put(`${ORDERS}/update/${id}`, { version, internal_note: 'Sabar' });
    const conflict = await client.put(`${ORDERS}/update/${id}`, { version, internal_note: 'Dua' });

    expect([listed.status, shown.status, noted.status, conflict.status]).toEqual([200, 200, 200, 409]);
    for (const { body } of [listed, shown, noted, conflict]) {
      const text = JSON.stringify(body);
      expect(text).toContain('Zainuddin Uji');
      expect(text).toContain(maskedPhone(PHONE));
      expect(text).toContain(maskedEmail(EMAIL));
      for (const whole of [PHONE, phoneText(PHONE), EMAIL]) expect(text).not.toContain(whole);
    }
  });

  it('is whole for the owner, and for users who may read members', async () => {
    for (const client of [shop.owner, await cashier('panel.transaction', 'panel.member')]) {
      const { body } = await client.get(`${ORDERS}/${id}`);
      expect(body.data).toMatchObject({ buyer_phone: PHONE, buyer_email: EMAIL });
    }
  });
});

describe('members in a form of somebody who may not read them', () => {
  const LOOKUP = '/v1/vendor-panel/member/lookup';

  it('are found by name and named in part', async () => {
    await shop.change(shop.member.id, { name: 'Qomaruddin Hidayat' });
    await query(
      shop.server.database,
      `update entities set search = search_text(data->>'name') || search where id = $1::uuid`,
      [shop.member.id],
    );
    const client = await cashier('panel.transaction');
    const found = await client.get(`${LOOKUP}?search=Qomaruddin`);

    expect(found.body.data).toContainEqual({ id: shop.member.id, title: 'Qomaruddin H•••' });
    expect((await client.get(`${LOOKUP}?ids=${shop.member.id}`)).body.data).toEqual([
      { id: shop.member.id, title: 'Qomaruddin H•••' },
    ]);
    expect((await client.get(`${LOOKUP}?search=${shop.member.phone}`)).body.data).toEqual([]);
    const whole = await shop.owner.get(`${LOOKUP}?search=${shop.member.phone}`);
    expect(whole.body.data).toContainEqual({ id: shop.member.id, title: 'Qomaruddin Hidayat' });
  });
});

describe('what the panel has earned', () => {
  const saldo = '/v1/vendor-panel/get-panel-saldo';
  const grant = (...keys: string[]) =>
    query(shop.server.database, `update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [
      keys,
    ]);

  it('is hidden from users without its key, by call, profile or live channel', async () => {
    const client = await cashier('panel.transaction');
    expect((await client.get(saldo)).status).toBe(403);
    expect((await client.get('/v1/crm/profile')).body.data).not.toHaveProperty('panel_saldo');
    const tickets = (...channels: string[]) => client.post('/v1/crm/live-ticket', { channels });
    const refused = await tickets('mitra-panel-balance');
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const { body } = await tickets('mitra-panel-balance', 'mitra-balance');
    expect(Object.keys(body.data.tickets)).toEqual(['mitra-balance']);
  });

  it('is returned to users with its key, until it is taken away', async () => {
    const client = await cashier('panel.saldo_profit');
    const { panel_saldo } = (await shop.owner.get(saldo)).body.data;
    expect((await client.get(saldo)).body.data.panel_saldo).toBe(panel_saldo);
    const { frame, ended } = await openLive(client, 'mitra-panel-balance');
    expect(await frame('the panel balance', () => true)).toMatchObject({ balance: panel_saldo });

    await grant('panel.transaction');
    expect(await ended).toBe(1008);
  });
});
