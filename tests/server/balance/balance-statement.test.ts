import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortDuration } from '../../../src/core/format/duration';
import { rupiah } from '../../../src/core/format/money';
import { number } from '../../../src/core/format/number';
import { monthAfter } from '../../../src/core/format/periods';
import type { Client } from '../../support/client';
import { pdfLinks, pdfTexts } from '../../support/pdf-text';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/balance-statement';
const MONTH = '2026-09';

describe('a monthly statement of the balance', () => {
  let server: TestServer;
  let owner: Client;

  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signIn();
  });
  afterAll(() => server.close());

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const fetched = (client: Client, month = MONTH) =>
    fetch(`${server.url}${PATH}?month=${month}`, { headers: { authorization: `Bearer ${client.token}` } });
  const paper = async (client = owner, month = MONTH) => {
    const answer = await fetched(client, month);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const pages = pdfTexts(bytes);
    return { pages, texts: pages.flat(), check: new URL(pdfLinks(bytes)[0] ?? '').pathname };
  };
  const page = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  /** Amount of a summary line. */
  const behind = (texts: string[], word: string): string | undefined => texts[texts.indexOf(word) + 1];
  const movements = (month = MONTH) =>
    sql(
      `select e.* from ledger_entries e join balances b on b.id = e.balance_id and b.kind = 'main'
       join users u on u.partner_id = b.partner_id and u.email = 'mitra@demo.test'
       where to_char(e.created_at at time zone 'Asia/Jakarta', 'YYYY-MM') = $1 order by e.seq`,
      [month],
    );

  it('says what the ledger says: every movement, its balance, and sums that lead from the first to the last', async () => {
    const rows = await movements();
    expect(rows.length).toBeGreaterThan(30);
    const { texts, pages } = await paper();
    const [first, last] = [rows[0], rows.at(-1)];
    const opening = Number(first?.balance_after) - Number(first?.amount);
    expect(behind(texts, 'Saldo awal')).toBe(number(opening));
    expect(behind(texts, 'Saldo akhir')).toBe(number(Number(last?.balance_after)));
    const sumOf = (sign: number) =>
      rows.reduce((sum, { amount }) => sum + Math.max(0, sign * Number(amount)), 0);
    expect(texts.slice(texts.indexOf('Jumlah mutasi') + 1).slice(0, 2)).toEqual([
      number(sumOf(1)),
      number(sumOf(-1)),
    ]);
    const balances = rows.map(({ balance_after }) => number(Number(balance_after)));
    const codes = rows.map(({ ref_code }) => String(ref_code));
    const at = codes.map((code, nth) =>
      texts.indexOf(code, nth === 0 ? 0 : texts.indexOf(codes[nth - 1] ?? '') + 1),
    );
    expect(at.every((offset) => offset >= 0)).toBe(true);
    expect(texts).toEqual(expect.arrayContaining(balances));
    expect(pages.map((lines) => lines.find((text) => text.startsWith('Halaman')))).toEqual(
      pages.map((_, nth) => `Halaman ${nth + 1} dari ${pages.length}`),
    );
  });

  it('begins with what the month before has ended with', async () => {
    const [one, next] = [await paper(), await paper(owner, monthAfter(MONTH))];
    expect(behind(next.texts, 'Saldo awal')).toBe(behind(one.texts, 'Saldo akhir'));
  });

  it('has a code that leads anyone to its figures, and to nothing that is not on the paper', async () => {
    const { check, texts } = await paper();
    const { status, text } = await page(check);
    expect(status).toBe(200);
    expect(text).toContain('Rekening koran ini kami terbitkan');
    // Shows no lines, and the present name of the owner.
    expect(text).toContain('tidak membuktikan baris yang tercetak');
    expect(text).toContain(`<dt>Nama pemilik saat ini</dt><dd>${behind(texts, 'Pemilik saldo')}</dd>`);
    expect((await page(`${check}?fbclid=abc&utm_source=wa`)).status).toBe(200);
    for (const word of ['Nomor', 'Checksum']) expect(text).toContain(behind(texts, word) ?? '?');
    for (const word of ['Saldo awal', 'Saldo akhir']) {
      expect(text).toContain(rupiah(Number(behind(texts, word)?.replaceAll('.', ''))));
    }
    const [other] = await sql(
      `select b.id from balances b join users u on u.partner_id = b.partner_id
       where b.kind = 'main' and u.email = 'lain@demo.test'`,
    );
    const seal = check.split('/').at(-1) ?? '';
    const [, , , balance = ''] = check.split('/');
    const forged = [
      check.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      check.replace(MONTH, monthAfter(MONTH)),
      check.replace(balance, String(other?.id)),
      check.replace(seal, 'f'.repeat(31)),
      check.replace(balance, 'x'),
      check.replace(MONTH, '2026-13'),
    ];
    for (const path of forged) {
      const refused = await page(path);
      expect([refused.status, refused.text.includes('tidak dikenal')], path).toEqual([404, true]);
      // The nonce may contain "Rp" without a space.
      expect(refused.text).not.toMatch(/Rp\s/);
    }
  });

  it('is found by what stands on the paper, however it is typed', async () => {
    const { texts } = await paper();
    const [printed, checksum] = [behind(texts, 'Nomor') ?? '', behind(texts, 'Checksum') ?? ''];
    const asked = (number: string, sum: string) =>
      page(`/invoice-check?${new URLSearchParams({ number, checksum: sum })}`);
    const containsMoney = (text: string) => /Rp.\d/.test(text);
    const genuine = await asked(printed.toLowerCase(), checksum.toLowerCase().replaceAll(' ', ''));
    expect([genuine.status, genuine.text.includes('Rekening koran ini kami terbitkan')]).toEqual([200, true]);
    expect(containsMoney(genuine.text)).toBe(true);
    const other = checksum.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const [number, sum] of [
      [printed, other],
      [printed, checksum.slice(0, 4)],
      [printed.replace('/09/', '/10/'), checksum],
      ['RK/2026/09/00000000', checksum],
      [`' or 1=1`, ''],
    ] as const) {
      const refused = await asked(number, sum);
      expect([refused.status, containsMoney(refused.text)], `${number} ${sum}`).toEqual([404, false]);
    }
    expect((await page('/invoice-check?utm_source=wa')).text).toContain('name="checksum"');
  });

  it.each([
    ['an amount', 'amount = amount + 1'],
    ['a word', `description = description || '.'`],
  ])('is genuine no longer when %s of the ledger has been changed', async (_what, change) => {
    const { check } = await paper();
    const [row] = await movements();
    const set = async (assignment: string, values: unknown[] = []) => {
      await sql('alter table ledger_entries disable trigger user');
      await sql(`update ledger_entries set ${assignment} where id = $1`, [row?.id, ...values]);
      await sql('alter table ledger_entries enable trigger user');
    };
    await set(change);
    expect((await page(check)).status).toBe(404);
    await set('amount = $2, description = $3', [row?.amount, row?.description]);
    expect((await page(check)).status).toBe(200);
  });

  it('is of one’s own balance alone, for users who may read its history', async () => {
    const [own, other] = [await paper(), await paper(await server.signIn('lain@demo.test'))];
    expect(behind(other.texts, 'Nomor')).not.toBe(behind(own.texts, 'Nomor'));
    const [{ balance_id } = {}] = await movements();
    expect(own.check).toContain(String(balance_id));
    expect((await owner.get(`${PATH}?month=${MONTH}&partner_id=${balance_id}`)).status).toBe(400);
    const allow = (keys: string[]) =>
      sql(`update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [keys]);
    await allow(['transaction']);
    const cashier = await server.signIn('kasir@demo.test');
    expect([(await fetched(cashier)).status, (await cashier.get(`${PATH}/months`)).status]).toEqual([
      403, 403,
    ]);
    await allow(['balance_history']);
    expect((await paper(cashier)).check).toBe(own.check);
  });

  it('of a month without movements says that there are none', async () => {
    const newcomer = await server.signIn('baru@demo.test');
    await sql(
      `update partners set created_at = '2025-12-31T18:00:00Z' where id =
       (select partner_id from users where email = 'baru@demo.test')`,
    );
    const { texts, pages, check } = await paper(newcomer, '2026-01');
    expect(pages).toHaveLength(1);
    expect(texts).toContain('Tidak ada mutasi pada bulan ini.');
    expect([behind(texts, 'Saldo awal'), behind(texts, 'Saldo akhir')]).toEqual(['0', '0']);
    expect((await page(check)).status).toBe(200);
    const { months } = (await newcomer.get(`${PATH}/months`)).body.data;
    expect(months.at(-1)).toBe('2026-01');
    expect((await newcomer.get(`${PATH}?month=2025-12`)).status).toBe(404);
  });

  it('is there once the month is over, and the newest stands first', async () => {
    const [now] = await sql(`select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM') as month`);
    const running = String(now?.month);
    const { months } = (await owner.get(`${PATH}/months`)).body.data;
    expect([months[0], monthAfter(months[0])]).toContain(monthAfter(running, -1));
    expect(months).not.toContain(running);
    expect((await owner.get(`${PATH}?month=${running}`)).body.code).toBe('STATEMENT_NOT_OVER');
    expect((await owner.get(`${PATH}?month=2026-1`)).status).toBe(400);
  });
});

it('anyone who checks statements too often reads in plain words how long to wait', async () => {
  const server = await startTestServer({ seed: 'accounts', env: { RATE_LIMIT: 'on' } });
  try {
    const readCheck = () => fetch(`${server.url}/invoice-check?number=x&checksum=y`);
    for (let nth = 0; nth < 60; nth += 1) await (await readCheck()).body?.cancel();
    const refused = await readCheck();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    const seconds = refused.headers.get('retry-after');
    expect(await refused.text()).toContain(`Coba lagi dalam ${shortDuration(Number(seconds))}.`);
  } finally {
    await server.close();
  }
});
