import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { statementPdf } from '../../../src/topics/balance/server/balance-statement/pdf';
import { pdfTexts } from '../../support/pdf-text';

const movement = {
  date: '2026-09-03T03:00:00.000Z',
  ref_code: 'TRX-1',
  description: 'Pulsa',
  amount: 1,
  balance_after: 1,
};

async function pagesOf(kinds: number, rows: number): Promise<string[][]> {
  const movements = Array.from({ length: rows }, (_, seq) => ({ seq, ...movement }));
  const pdf = await statementPdf({
    facts: {
      ...{ balance_id: 'b', mark: '0a1b2c3d', owner: 'Toko', after: 0, until: rows, rows, lines: '' },
      ...{ opening: 0, closing: rows, money_in: rows, money_out: 0 },
      ...{ number: 'RK/2026/09/0A1B2C3D', month: '2026-09', checksum: 'ab'.repeat(32) },
    },
    kinds: Array.from({ length: kinds }, () => ({ type: 1, rows: 1, money_in: 1, money_out: 0 })),
    shop: { name: 'Toko', logo_url: null, address: null, phone: null, footer: null },
    logo: null,
    issuer: 'Lumbung',
    printed_at: '2026-10-03T03:00:00.000Z',
    verify_url: 'https://portal.test/invoice-check/statement',
    check_url: 'https://portal.test/invoice-check',
    movements: (async function* () {
      yield movements;
    })(),
  });
  return pdfTexts(await buffer(pdf));
}

describe('the pages of a monthly statement', () => {
  it('are as many as each of them says, however high the head is, where they are just full', async () => {
    // 25 header lengths cover every alignment of the page break.
    for (let kinds = 0; kinds < 25; kinds += 1) {
      const held = (await pagesOf(kinds, 60)).map((texts) => texts.filter((text) => text === 'TRX-1').length);
      const [first = 0, second = 0] = held;
      for (const rows of [first, first + 1, first + second, first + second + 1]) {
        const pages = await pagesOf(kinds, rows);
        const feet = pages.map((texts) => texts.find((text) => text.startsWith('Halaman')));
        const said = feet.map((_, nth) => `Halaman ${nth + 1} dari ${feet.length}`);
        expect(feet, `${kinds} kinds, ${rows} movements`).toEqual(said);
      }
    }
  });
});
