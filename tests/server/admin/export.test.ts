import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import { entitySheet } from '../../../src/admin/server/sheet';
import { csvRow } from '../../support/csv-row';
import { type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let owner: Partner;

/** Names that a spreadsheet would run, and one that must stay unchanged. */
const names = ['=1+1', '+62', '-7', '@SUM(A1)', '\tTab', '＝2', 'a "b", c\nd', '0007 & <b>😀'];

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
  const resource = resourceOf(server.services.model, 'member');
  const tier_id = await owner.source.record('member-tier');
  for (const [nth, name] of names.entries()) {
    await server.services.entities.of(resource).create(resource, owner.scope, {
      name,
      username: `0${nth}123`,
      phone: `6281200000${String(nth).padStart(3, '0')}`,
      tier_id,
      status: nth % 2 ? 'active' : 'blocked',
    });
  }
});
afterAll(() => server.close());

const download = (query: string, client = owner.client) =>
  fetch(`${server.url}/v1/vendor-panel/member/export?${query}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });

it('names the columns of the list and escapes cells that a spreadsheet would run', async () => {
  const answer = await download('format=csv&sort=created_at');
  const text = await answer.text();

  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Member \d\d \w{3} \d{4}\.csv"$/,
  );
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    csvRow(...'Nama,Username,Nomor HP,Tier,Saldo,Total transaksi,Status,Dibuat'.split(',')),
  );
  expect(lines[1]).toMatch(
    /^"'=1\+1","'00123","0812-0000-0000","Contoh 900","0","0","Diblokir","\d\d \w{3} \d{4} /,
  );
  expect(text).toContain('\r\n"\'+62",');
  expect(text).toContain('\r\n"\'-7",');
  expect(text).toContain('\r\n"\'@SUM(A1)",');
  expect(text).toContain('\r\n"\'＝2",');
  expect(text).toContain('\r\n"a ""b"", c\nd",');
});

it('takes the filters, the search and the sort of the list', async () => {
  const filtered = (await (await download('format=csv&f.status=active')).text()).trim().split('\r\n');
  const searched = (await (await download('format=csv&search=00123')).text()).trim().split('\r\n');

  expect(filtered).toHaveLength(1 + names.length / 2);
  expect(searched).toHaveLength(2);
});

it('holds the asked columns in their order, all of them, or the marked rows alone', async () => {
  const linesOf = async (query: string) => (await (await download(query)).text()).trim().split('\r\n');
  const { body } = await owner.client.get('/v1/vendor-panel/member?limit=1&search=00123');
  const [marked] = body.data;

  expect(await linesOf(`format=csv&columns=username,name&ids=${marked.id}`)).toEqual([
    csvRow('Username', 'Nama'),
    csvRow("'00123", "'=1+1"),
  ]);
  const [all] = await linesOf('format=csv&columns=all');
  expect(all).toContain('"Email"');
  expect(all).not.toContain('Sandi');
  const [header] = await linesOf('format=csv-id&columns=name,username');
  expect(header).toBe('"Nama";"Username"');
});

it('refuses what the list would refuse, and another format', async () => {
  for (const text of [
    'format=pdf',
    'format=csv&f.rahasia=1',
    'format=csv&page=1',
    'format=csv&columns=rahasia',
    '',
  ]) {
    expect((await download(text)).status).toBe(400);
  }
});

it('holds nothing of another partner', async () => {
  const stranger = await server.signIn('lain@demo.test');
  const text = await (await download('format=csv', stranger)).text();

  expect(text.trim().split('\r\n')).toHaveLength(1);
});

describe('as XLSX', () => {
  it('keeps text as text, zeros in front and marks included, and numbers as numbers', async () => {
    const bytes = Buffer.from(await (await download('format=xlsx&sort=created_at')).arrayBuffer());
    const sheet = entryOf(bytes, 'xl/worksheets/sheet1.xml');

    expect(sheet).toContain('<c t="inlineStr" s="2"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(sheet).toContain('<c t="inlineStr" s="1"><is><t xml:space="preserve">00123</t></is></c>');
    expect(sheet).toContain('0007 &amp; &lt;b&gt;😀');
    expect(sheet).toContain('<c><v>0</v></c>');
    // Money with its separators, and instants as moments of Jakarta.
    expect(sheet).toContain('<c s="6"><v>0</v></c>');
    expect(sheet).toMatch(/<c s="5"><v>4\d{4}\.\d+<\/v><\/c><\/row>/);
    expect(sheet).not.toMatch(/<f>|<c t="str"/);
    expect(sheet.match(/<row>/g)).toHaveLength(1 + names.length);
  });
});

it('ends a workbook with the sums that the list shows, and a text file without them', async () => {
  const debt = resourceOf(server.services.model, 'debt');
  async function* portions() {
    for (const amount of [40_000, 2_500]) {
      const times = { created_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' };
      yield [{ id: '1', version: 1, ...times, updated_by: null, reference_titles: {}, name: 'Ani', amount }];
    }
  }
  const rowsOf = async (format: 'csv' | 'xlsx') => {
    const rows: unknown[] = [];
    for await (const batch of entitySheet(debt, ['name', 'amount', 'left'])(format, portions()).batches)
      rows.push(...batch);
    return rows;
  };

  expect((await rowsOf('xlsx')).slice(1)).toEqual([
    ['Ani', { money: 2_500 }, ''],
    ['Total', { money: 42_500 }, null],
  ]);
  expect(await rowsOf('csv')).toHaveLength(2);
});

it('refuses more rows than one file holds before it sends any', async () => {
  await query(
    server.database,
    `insert into entities (id, partner_id, resource, data)
     select gen_random_uuid(), $1::uuid, 'member', '{"name":"x"}' from generate_series(1, 100001)`,
    [owner.scope.partnerId],
  );
  const answer = await download('format=csv');

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'EXPORT_TOO_LARGE' });
});

/** Text of an archive entry with sizes after its content. */
function entryOf(archive: Buffer, name: string): string {
  let at = archive.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, start] = [20, 28, 42].map((offset) =>
      offset === 28 ? archive.readUInt16LE(at + offset) : archive.readUInt32LE(at + offset),
    ) as [number, number, number];
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const content = start + 30 + archive.readUInt16LE(start + 26);
      return inflateRawSync(archive.subarray(content, content + packed)).toString('utf8');
    }
    at += 46 + nameLength;
  }
  throw new Error(`The archive has no ${name}`);
}
