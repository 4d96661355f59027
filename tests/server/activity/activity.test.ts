import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Activity } from '../../../src/core/contract/activity';
import type { activities } from '../../../src/core/text/activities';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { bodyOf, createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('the activity log', () => {
  let server: TestServer;
  let owner: Partner;
  let cashier: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    await query(
      server.database,
      `update users set privileges = '{activity_log,panel.banner,panel.banner.action}' where email = 'kasir@demo.test'`,
    );
    owner = await partnerOf(server, 'mitra@demo.test');
    cashier = await server.signIn('kasir@demo.test');
  });
  afterAll(() => server?.close());
  beforeEach(() => query(server.database, 'delete from activities'));

  const listOf = async (client: Client, text = ''): Promise<Activity[]> =>
    (await client.get(`/v1/crm/activity-log${text}`)).body.data;
  const labels = async (client: Client, text = '') => (await listOf(client, text)).map(({ label }) => label);
  const member = () => {
    const resource = server.services.model.resources.find(({ name }) => name === 'banner');
    if (!resource) throw new Error('no banner is declared');
    return resource;
  };
  const record = (code: keyof typeof activities, rest: object = {}) =>
    server.services.activity.recordFor(server.database.db, owner.scope.partnerId, 'system', {
      code,
      ...rest,
    });

  it('shows an edit by its labels, with what stood before and stands after, and from which device', async () => {
    const row = await createRecord(server, owner, member(), 1);
    const body = await bodyOf(member(), owner.source, 1);
    const path = `${member().endpoint}/update/${row.id}`;
    const edit = { ...body, title: 'Promo Gajian', is_active: !row.is_active, version: 1 };
    expect((await owner.client.put(path, edit, { 'user-agent': CHROME })).status).toBe(200);
    const [edited, created] = await listOf(owner.client);
    expect(created).toMatchObject({
      label: 'Menambah data panel',
      object: `Banner: ${row.title}`,
      changes: [],
    });
    expect(edited).toMatchObject({
      label: 'Mengubah data panel',
      module: 'Panel',
      risk: 'rendah',
      object: 'Banner: Promo Gajian',
      actor: { id: owner.scope.userId, name: 'Sari Wulandari', type: 'owner' },
      device: 'Chrome 143 di Windows 10',
    });
    expect(edited?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'Aktif', before: row.is_active ? 'Ya' : 'Tidak', after: row.is_active ? 'Tidak' : 'Ya' },
      { field: 'Judul', before: row.title, after: 'Promo Gajian' },
    ]);
  });

  it('shows a deletion and its undoing, and nothing of what was refused', async () => {
    const { id } = await createRecord(server, owner, member(), 2);
    await owner.client.delete(`${member().endpoint}/${id}`);
    await owner.client.post(`${member().endpoint}/restore/${id}`);
    await owner.client.put(`${member().endpoint}/update/${id}`, { version: 99 });
    expect(await labels(owner.client)).toEqual([
      'Mengembalikan data panel',
      'Menghapus data panel',
      'Menambah data panel',
    ]);
  });

  it('reports every file that leaves, once it leaves', async () => {
    await owner.client.get('/v1/crm/balance-history/export?format=csv');
    await owner.client.get('/v1/crm/balance-history/export?format=doc');
    expect(await listOf(owner.client)).toMatchObject([{ label: 'Mengunduh data', object: 'riwayat saldo' }]);
  });

  it('reports coming and going', async () => {
    const visit = await server.signIn('mitra@demo.test');
    await visit.post('/v1/crm/logout');
    expect(await labels(owner.client)).toEqual(['Keluar', 'Masuk']);
  });

  it('shows a sub-account its own activities alone, and the owner everybody’s', async () => {
    const made = await bodyOf(member(), owner.source, 3);
    expect((await cashier.post(member().endpoint, made)).status).toBe(200);
    await createRecord(server, owner, member(), 4);
    await record('tier.raised');
    const names = async (client: Client) => (await listOf(client)).map(({ actor }) => actor.name);
    expect(await names(cashier)).toEqual(['Kiki Amelia']);
    expect(await names(owner.client)).toEqual(['Sistem', 'Sari Wulandari', 'Kiki Amelia']);
  });

  it('is narrowed by module, risk, actor, days and words', async () => {
    await record('tier.raised', { object: 'Gold' });
    await record('password.change');
    await query(
      server.database,
      `update activities set created_at = now() - interval '3 days' where code = 'tier.raised'`,
    );
    const day = (ago: number) =>
      new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
    expect(await labels(owner.client, '?module=Tier')).toEqual(['Tier naik']);
    expect(await labels(owner.client, '?risk=tinggi')).toEqual(['Mengubah kata sandi']);
    expect(await labels(owner.client, '?actor=owner')).toEqual([]);
    expect(await labels(owner.client, '?actor=system&risk=rendah')).toEqual(['Tier naik']);
    expect(await labels(owner.client, `?from=${day(1)}`)).toEqual(['Mengubah kata sandi']);
    expect(await labels(owner.client, `?to=${day(2)}`)).toEqual(['Tier naik']);
    expect(await labels(owner.client, '?search=gold')).toEqual(['Tier naik']);
    expect(await labels(owner.client, '?search=kata%20sandi')).toEqual(['Mengubah kata sandi']);
  });

  it('keeps entries of an older version, under its own name', async () => {
    await record('tier.raised');
    await query(server.database, `update activities set code = 'dahulu.kala'`);
    const old = [{ label: 'dahulu.kala', module: 'Lainnya', risk: 'rendah' }];
    for (const text of ['', '?module=Lainnya', '?risk=rendah']) {
      expect(await listOf(owner.client, text)).toMatchObject(old);
    }
    expect(await listOf(owner.client, '?risk=tinggi')).toEqual([]);
  });

  it('is saved whole, with the same filters', async () => {
    await record('tier.raised', { object: '=Gold', before: { Tier: 'Bronze' }, after: { Tier: 'Gold' } });
    await record('password.change');
    const { body } = await owner.client.get('/v1/crm/activity-log/export?format=csv&module=Tier');
    const [head, ...lines] = String(body).trim().split('\r\n');
    expect(head).toContain(
      csvRow(...'Waktu (WIB),Pelaku,Sebagai,Aktifitas,Modul,Risiko,Objek,Perubahan,IP,Perangkat'.split(',')),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      csvRow(
        'Sistem',
        'Sistem',
        'Tier naik',
        'Tier',
        'Rendah',
        "'=Gold",
        'Tier: Bronze menjadi Gold',
        '',
        '',
      ),
    );
    const file = await owner.client.get('/v1/crm/activity-log/export?format=xlsx');
    expect(file.status).toBe(200);
  });
});
