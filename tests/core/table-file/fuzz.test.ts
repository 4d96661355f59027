import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellText } from '../../../src/core/table-file/cell-text';
import { readCodeTable, takeCodes } from '../../../src/core/table-file/code-table';
import { readTableFile } from '../../../src/core/table-file/read-table-file';
import { FileRefused } from '../../../src/core/table-file/refusal';
import { splitText } from '../../../src/core/table-file/split-text';
import { readOrderTable } from '../../../src/topics/catalogue/domain/order-table';
import { LONGEST_CELL, MOST_FILE_ROWS, reconcileRows } from '../../../src/topics/reconciliation/contract';
import { guessColumns } from '../../../src/topics/reconciliation/domain/columns';
import type { OurRow } from '../../../src/topics/reconciliation/domain/compare';
import { reconcile } from '../../../src/topics/reconciliation/domain/match';
import { readRows } from '../../../src/topics/reconciliation/domain/rows';
import { mappedRows, readTable } from '../../../src/topics/reconciliation/domain/table';
import { mutatedBytes } from '../../support/mutated';
import { chanceOf } from '../../support/random-orders';
import { workbookOf } from '../../support/workbook';

const LIMITS = { bytes: 4 * 1024 * 1024, unpacked: 32 * 1024 * 1024 };
const SPAN = { from: '2026-11-01', to: '2026-11-30' };

const own: OurRow[] = Array.from({ length: 12 }, (_, nth) => ({
  ...{
    id: `0000-${nth}`,
    code: `TRX-${nth}`,
    kind: 'order',
    incoming: nth % 5 === 0,
    own_ref: nth % 2 === 0,
  },
  ...{
    ref_id: `INV-${nth}`,
    title: 'Pulsa',
    destination: `0812345678${nth % 4}`,
    paid: 10_000 + (nth % 3) * 500,
  },
  ...{ back: nth % 4 === 0 ? 10_000 : 0, outcome: nth % 4 === 0 ? 'refund' : 'success' },
  date: `2026-11-${String(10 + nth)}T05:00:00.000Z`,
}));

const cells = [
  ...[
    'INV-1',
    'inv-1',
    'INV-2',
    "'INV-4",
    'TRX-3',
    'NOTA',
    '',
    ' ',
    '08123456781',
    '+62 812-3456-782',
    '8,1E+10',
  ],
  ...[
    '10000',
    '-10.000',
    '(10.500)',
    'Rp 10.000,00',
    '1e999',
    '1e5',
    '-0',
    'NaN',
    'sepuluh',
    '9'.repeat(400),
  ],
  ...[
    '21/11/2026',
    '2026-11-21 12:05',
    '31/02/2026',
    '11/21/2026',
    '46347.5',
    '1795700000',
    '99999999999999',
  ],
  ...[
    'Sukses',
    'Gagal',
    'tidak berhasil',
    '\u0000',
    '\u202e',
    '\ud800',
    '=1+1',
    '"',
    '""',
    'a"b',
    '<a>&amp;',
    '😀',
  ],
];
const heads = ['Ref', 'Tujuan', 'Total', 'Tanggal', 'Status', 'Kode', 'Jumlah', '\uFEFFRef', ''];
const ends = ['\n', '\r\n', '\r', '\n\n', ''];

type Chance = ReturnType<typeof chanceOf>;
const several = <Value>(chance: Chance, most: number, one: () => Value): Value[] =>
  Array.from({ length: chance.upTo(most) }, one);

/** A random CSV list. */
function randomCsv(chance: Chance): string {
  const separator = chance.pick([',', ';', '\t']);
  const cell = () =>
    chance.upTo(3) === 0 ? `"${chance.pick(cells).replaceAll('"', '""')}"` : chance.pick(cells);
  const head = several(chance, 6, () => chance.pick(heads)).join(separator);
  return [head, ...several(chance, 15, () => several(chance, 6, cell).join(separator))]
    .map((line) => line + chance.pick(ends))
    .join('');
}

/** Every file ends in an error message or in valid rows. */
async function validate(file: File): Promise<'refused' | 'no table' | 'matched'> {
  const rows = await readTableFile(file, LIMITS).catch((failure: unknown) => {
    expect(failure).toBeInstanceOf(FileRefused);
    return null;
  });
  if (rows === null) return 'refused';
  const orders = readOrderTable(rows);
  expect(orders.lines.length + orders.left.length).toBe(rows.filter((row) => row.some(Boolean)).length);
  const table = readTable(rows, LONGEST_CELL);
  if (!table) return 'no table';
  const mapped = mappedRows(table, guessColumns(table.head)).slice(0, MOST_FILE_ROWS);
  if (mapped.length === 0) return 'no table';
  const asked = { ...SPAN, with_mutations: false, names: {}, rows: mapped };
  expect(reconcileRows.body.safeParse(asked).error?.issues).toBeUndefined();

  const { read, unread } = readRows(mapped);
  expect(read.length + unread.length).toBe(mapped.length);
  for (const { amount } of read) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
  const result = reconcile(read, own, SPAN);
  const inFile = result.matches.flatMap(({ theirs }) => (theirs ? [theirs.row] : []));
  // Each row has one result, and each order at most one row.
  expect(new Set(inFile).size).toBe(inFile.length);
  expect(inFile.length + result.outside).toBe(read.length);
  const paired = result.matches.flatMap(({ theirs, ours, repeats }) =>
    theirs && ours && !repeats ? [ours.id] : [],
  );
  expect(new Set(paired).size).toBe(paired.length);
  for (const { theirs, ours } of Object.values(result.sums)) {
    expect(Number.isSafeInteger(theirs) && Number.isSafeInteger(ours)).toBe(true);
  }
  expect(reconcile([...read].reverse(), [...own].reverse(), SPAN)).toEqual(result);
  return 'matched';
}

const SEEDS = [11, 2_027, 987_654];

describe.each(SEEDS)('files that programs may write (seed %i)', (seed) => {
  it('a text ends as rows or as a sentence about it', async () => {
    const chance = chanceOf(seed);
    const ended = new Set<string>();
    for (let nth = 0; nth < 150; nth += 1) {
      const csv = randomCsv(chance);
      const bytes = chance.upTo(3) === 0 ? mutatedBytes(strToU8(csv), chance) : strToU8(csv);
      ended.add(await validate(new File([bytes as BlobPart], 'daftar.csv')));
    }
    expect([...ended].sort()).toEqual(['matched', 'no table', 'refused']);
  });

  it.each([',', ';', '\t', '|'])(
    'cells are read alike whatever ends lines and stands between them: %j',
    (separator) => {
      const chance = chanceOf(seed);
      for (let nth = 0; nth < 150; nth += 1) {
        const width = chance.upTo(3) + 2;
        const rows = Array.from({ length: chance.upTo(8) + 1 }, () =>
          Array.from({ length: width }, () => chance.pick(cells)),
        );
        const csv = rows
          .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
          .join(chance.pick(['\n', '\r\n', '\r', '\r\r\n']));
        expect(splitText(csv)).toEqual(rows.map((row) => row.map(cellText)));
        const table = readCodeTable(splitText(randomCsv(chance)));
        for (const { index } of table.columns) {
          const { codes, left } = takeCodes(table, index, table.top);
          expect(codes).not.toContain('');
          expect(codes.length + left.length).toBe(table.rows.filter((row) => row.some(Boolean)).length);
        }
      }
    },
  );

  it('a workbook ends as rows or as a sentence about it', async () => {
    const chance = chanceOf(seed);
    const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const row = (texts: string[]) =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`;
    const ended = new Set<string>();
    for (let nth = 0; nth < 60; nth += 1) {
      const lines = [
        ['Ref', 'Total', 'Tanggal', 'Status'],
        ...several(chance, 12, () => several(chance, 5, () => chance.pick(cells))),
      ];
      const rows = lines.map(row).join('');
      const inside = chance.upTo(2) === 0 ? strFromU8(mutatedBytes(strToU8(rows), chance)) : rows;
      const whole = workbookOf([{ rows: inside }]);
      const file = chance.upTo(2) === 0 ? mutatedBytes(whole, chance) : whole;
      ended.add(await validate(new File([file as BlobPart], 'daftar.xlsx')));
    }
    expect(ended.has('matched') && ended.has('refused')).toBe(true);
  });
});
