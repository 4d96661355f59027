import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shipped from '../../../resources.config';
import { type Config, resource } from '../../../src/admin/schema/resource';
import { FILES_PATH, type StoredFile, UPLOAD_PATH } from '../../../src/core/contract/upload';
import type { Client } from '../../support/client';
import { UNKNOWN_ID } from '../../support/entities';
import { photoOf } from '../../support/kyc';
import { query } from '../../support/query';
import { sendFile } from '../../support/sent-files';
import { startTestServer, type TestServer } from '../../support/server';
import { restrict } from '../../support/sub-accounts';

const fields = {
  name: { kind: 'text', label: 'Nama', required: true, max: 40 },
  contract: { kind: 'file', label: 'Kontrak', private: true },
  secret: { kind: 'file', label: 'Rahasia', private: true, access: 'panel.secret' },
  sheet: { kind: 'file', label: 'Lembar', types: ['xlsx', 'csv', 'docx'], maxBytes: 50_000 },
  steps: {
    kind: 'rows',
    label: 'Langkah',
    fields: { proof: { kind: 'file', label: 'Bukti', private: true, types: ['txt'] } },
  },
} as const;
const names = Object.keys(fields) as (keyof typeof fields)[];
const courier = resource({
  ...({ name: 'courier', label: 'Kurir', icon: 'box', area: 'panel', access: 'panel.courier' } as const),
  ...{ path: '/panel/courier', endpoint: '/v1/vendor-panel/courier', blockWhenExpired: true, fields },
  title: 'name',
  list: ['name', 'contract', 'sheet'],
  form: names,
  detail: names,
  can: ['create', 'edit', 'delete', 'export'],
});
const keys = ['panel.courier', 'panel.courier.action', 'panel.secret', 'panel.secret.action'];
const config: Config = {
  accessKeys: [...shipped.accessKeys, ...keys.map((key) => ({ key, label: key }))],
  resources: [...shipped.resources, courier],
  menu: { ...shipped.menu, panel: [...shipped.menu.panel, 'courier'] },
};

const path = courier.endpoint;
const pdf = Buffer.from('%PDF-1.7\nRAHASIA\n%%EOF');
const office = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

let server: TestServer;
let owner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts', config });
  owner = await server.signIn();
  stranger = await server.signIn('lain@demo.test');
});
afterAll(() => server?.close());

const send = (field: string, bytes: Buffer, name = 'kontrak.pdf', by = owner) =>
  sendFile(by, `${UPLOAD_PATH}?resource=courier&field=${field}`, bytes, name);
const uploaded = async (field: string, bytes = pdf, name?: string): Promise<StoredFile> => {
  const { status, body } = await send(field, bytes, name);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const make = async (more: object = {}) => {
  const contract = await uploaded('contract');
  const { status, body } = await owner.post(path, { name: 'Jalan', contract, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const open = async (url: string, by: Client | null = owner) => {
  const response = await fetch(server.url + url, {
    headers: by?.token ? { authorization: `Bearer ${by.token}` } : {},
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const code = response.status === 200 ? 'OK' : JSON.parse(String(bytes)).code;
  return { code, bytes, headers: Object.fromEntries(response.headers) };
};
const codeOf = async (url: string, by?: Client | null) => (await open(url, by)).code;

describe('a private file of a record', () => {
  it('is saved with the record, and downloaded by who may read it, never shown by the browser', async () => {
    const { id, contract } = await make();
    expect(contract).toEqual({
      ...{ id: expect.any(String), name: 'kontrak.pdf', mime: 'application/pdf', bytes: pdf.length },
      url: `/v1/crm/uploader/of/courier/${id}${FILES_PATH}/${contract.id}`,
    });
    const { bytes, headers } = await open(contract.url);
    expect(bytes).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="kontrak.pdf"'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(await codeOf(`${FILES_PATH}/${contract.id}`, null)).toBe('NOT_FOUND');
    const exported = await fetch(`${server.url}${path}/export?format=csv`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(await exported.text()).toContain('kontrak.pdf');
  });

  it('is refused to everybody else, and under any other address', async () => {
    const secret = await uploaded('secret');
    const { id, contract, secret: kept } = await make({ secret });
    const other = await make();
    const others = (record: string, file: string) =>
      contract.url.replace(id, record).replace(contract.id, file);
    expect(await codeOf(kept.url)).toBe('OK');
    expect(await codeOf(contract.url, null)).toBe('UNAUTHENTICATED');
    expect(await codeOf(contract.url, stranger)).toBe('NOT_FOUND');
    expect(await codeOf(others(other.id, contract.id))).toBe('NOT_FOUND');
    expect(await codeOf(others(id, other.contract.id))).toBe('NOT_FOUND');
    expect(await codeOf(others(id, UNKNOWN_ID))).toBe('NOT_FOUND');
    expect(await codeOf(contract.url.replace('courier', 'banner'))).toBe('NOT_FOUND');
    expect(await codeOf(contract.url.replace('courier', 'gone'))).toBe('NOT_FOUND');

    await restrict(server.database, 'kasir@demo.test', ['panel.courier', 'panel.courier.action']);
    const reader = await server.signIn('kasir@demo.test');
    expect(await codeOf(contract.url, reader)).toBe('OK');
    expect(await codeOf(kept.url, reader)).toBe('NOT_FOUND');
    expect((await send('secret', pdf, 'a.pdf', reader)).body.code).toBe('BAD_REQUEST');
    await restrict(server.database, 'kasir@demo.test', ['dashboard']);
    const without = await server.signIn('kasir@demo.test');
    expect(await codeOf(contract.url, without)).toBe('FORBIDDEN');
    expect((await send('contract', pdf, 'a.pdf', without)).body.code).toBe('FORBIDDEN');

    const expire = (at: string) =>
      query(
        server.database,
        `update partners set panel_expired_date = now() + $1::interval
         where id = (select partner_id from users where email = 'mitra@demo.test')`,
        [at],
      );
    await expire('-1 s');
    expect(await codeOf(contract.url, await server.signIn())).toBe('PANEL_EXPIRED');
    await expire('30 days');
    expect((await owner.delete(`${path}/${id}`)).status).toBe(200);
    expect(await codeOf(contract.url)).toBe('NOT_FOUND');
    expect((await owner.post(`${path}/restore/${id}`, {})).status).toBe(200);
    expect(await codeOf(contract.url)).toBe('OK');
  });

  it('belongs to its partner, and has the facts that the server knows', async () => {
    const contract = await uploaded('contract');
    const lying = { ...contract, name: 'lain.pdf', bytes: 1, url: 'https://lain.test' };
    const { id, contract: stored } = (await owner.post(path, { name: 'Satu', contract: lying })).body.data;
    expect(stored).toMatchObject({
      name: 'kontrak.pdf',
      bytes: pdf.length,
      url: expect.stringContaining(id),
    });
    expect((await stranger.post(path, { name: 'Dua', contract })).body).toMatchObject({
      errors: { contract: ['Kontrak tidak ditemukan. Unggah kembali.'] },
    });
    const sheet = await uploaded('sheet', Buffer.from('a;b\n1;2'), 'harga.csv');
    const wrong = { ...sheet, mime: 'application/pdf' };
    expect((await owner.post(path, { name: 'Tiga', contract: wrong })).body).toMatchObject({
      errors: { contract: ['Kontrak harus berupa JPG, PNG, atau PDF.'] },
    });
    const identity = await uploaded('contract');
    await query(server.database, `update private_files set purpose = 'kyc' where id = $1`, [identity.id]);
    expect((await owner.post(path, { name: 'Empat', contract: identity })).body.code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('stays with edits of other fields and in a copy, and is named in the history', async () => {
    const first = await make();
    const replaced = await uploaded('contract', pdf, 'baru.pdf');
    const edit = (version: number, data: object) =>
      owner.put(`${path}/update/${first.id}`, { name: 'Jalan', ...data, version });
    expect((await edit(1, { name: 'Gang', contract: first.contract })).body.data.contract).toEqual(
      first.contract,
    );
    expect((await edit(2, { contract: replaced })).body.data.contract.name).toBe('baru.pdf');
    const copy = (await owner.post(path, { name: 'Salinan', contract: first.contract })).body.data;
    expect(copy.contract.url).toContain(copy.id);
    expect(await codeOf(copy.contract.url)).toBe('OK');
    const changes = (await owner.get(`${path}/history/${first.id}`)).body.data;
    expect(changes[0].values).toContainEqual({ label: 'Kontrak', before: 'kontrak.pdf', after: 'baru.pdf' });
    const back = { version: 3, state: changes.at(-1).state };
    expect((await owner.post(`${path}/return/${first.id}`, back)).body.data.contract).toEqual(first.contract);
  });

  it('in a sub-row too', async () => {
    const proof = await uploaded('steps.proof', Buffer.from('catatan'), 'bukti.txt');
    const { steps } = await make({ steps: [{ proof }] });
    expect(String((await open(steps[0].proof.url)).bytes)).toBe('catatan');
    expect(await codeOf(steps[0].proof.url, stranger)).toBe('NOT_FOUND');
  });
});

it('a public file opens to anyone, as a download', async () => {
  const sheet = await uploaded('sheet', Buffer.from('a;b\n1;2'), 'harga.csv');
  const made = await make({ sheet });
  expect(made.sheet).toEqual({ ...sheet, url: `${FILES_PATH}/${sheet.id}` });
  const { bytes, headers } = await open(sheet.url, null);
  expect(String(bytes)).toBe('a;b\n1;2');
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': expect.stringContaining('attachment; filename="harga.csv"'),
    'x-content-type-options': 'nosniff',
  });
});

it.each<[what: string, field: string, bytes: Buffer, name: string, code: string]>([
  ['nothing', 'contract', Buffer.alloc(0), 'a.pdf', 'FILE_REQUIRED'],
  ['a page called PDF', 'contract', Buffer.from('<script>%PDF-</script>'), 'a.pdf', 'FILE_FORMAT'],
  [
    'a type that the field does not take',
    'sheet',
    Buffer.from('89504e470d0a1a0a', 'hex'),
    'a.csv',
    'FILE_FORMAT',
  ],
  ['more than the field takes', 'sheet', Buffer.alloc(50_001, 'a'), 'a.csv', 'FILE_TOO_LARGE'],
  ['binary content called CSV', 'sheet', Buffer.from([0x61, 0x00, 0x62]), 'a.csv', 'FILE_FORMAT'],
  ['another archive called Excel', 'sheet', office({ 'a.txt': 'x' }), 'a.xlsx', 'FILE_FORMAT'],
  [
    'a workbook with macros',
    'sheet',
    office({ 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' }),
    'a.xlsx',
    'FILE_FORMAT',
  ],
  ['half a picture', 'contract', Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.jpg', 'FILE_UNREADABLE'],
])('refuses %s', async (_what, field, bytes, name, code) => {
  expect((await send(field, bytes, name)).body.code).toBe(code);
});

it('takes an ordinary workbook, and draws pictures again', async () => {
  const workbook = await uploaded('sheet', office({ 'xl/workbook.xml': '<x/>' }), 'stok.XLSX');
  expect(workbook).toMatchObject({ name: 'stok.xlsx', mime: expect.stringContaining('spreadsheetml') });
  const photo = await photoOf(900, 600);
  const sent = await uploaded('contract', Buffer.concat([photo, Buffer.from('<?php')]), 'foto.php');
  const { contract } = (await owner.post(path, { name: 'Foto', contract: sent })).body.data;
  expect(contract).toMatchObject({ name: 'foto.jpg', mime: 'image/jpeg' });
  expect((await open(contract.url)).bytes.includes('<?php')).toBe(false);
});

it('goes when nothing names it: at once for who sent it, else after a day', async () => {
  const [loose, taken, aged] = [
    await uploaded('contract'),
    await uploaded('contract'),
    await uploaded('contract'),
  ];
  const { contract } = (await owner.post(path, { name: 'Pakai', contract: taken })).body.data;
  const discard = async (id: string, by = owner) =>
    (await by.delete(`/v1/crm/uploader/delete/${id}`)).body.code;
  expect(await discard(loose.id, stranger)).toBe('NOT_FOUND');
  expect(await discard(taken.id)).toBe('REFERENCED');
  expect(await discard(loose.id)).toBeUndefined();
  const isKept = async (id: string) =>
    server.services.privateFile.open(await partner(), id).then(
      () => true,
      () => false,
    );
  const partner = async () => (await owner.get('/v1/crm/profile')).body.data.partner_id;
  await server.services.upload.forgetOld();
  expect([await isKept(loose.id), await isKept(taken.id), await isKept(aged.id)]).toEqual([
    false,
    true,
    true,
  ]);
  await query(server.database, `update private_files set created_at = created_at - interval '25 hours'`);
  await server.services.upload.forgetOld();
  expect([await isKept(taken.id), await isKept(aged.id)]).toEqual([true, false]);
  expect(await codeOf(contract.url)).toBe('OK');
});
