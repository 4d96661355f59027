import type { ProfitEntry } from '../../../src/core/contract/profit';
import { dateTime } from '../../../src/core/format/date';
import { profitType } from '../../../src/core/text/profit-types';
import type { Spreadsheet } from '../../http/spreadsheet';

const HEADER = [
  'Waktu (WIB)',
  'Jenis',
  'Invoice',
  'Keterangan',
  'Masuk',
  'Keluar',
  'Saldo sebelum',
  'Saldo sesudah',
  'Status',
  'Tertahan sampai (WIB)',
  'Oleh',
];

/** The movements of the profit as partners save them: money in and money out in columns of their own. */
export function profitSheet(
  format: Spreadsheet['format'],
  portions: AsyncIterable<ProfitEntry[]>,
): Spreadsheet {
  return { format, name: 'saldo-profit', header: HEADER, batches: cells(portions) };
}

async function* cells(portions: AsyncIterable<ProfitEntry[]>) {
  for await (const entries of portions) {
    yield entries.map((entry) => [
      dateTime(entry.date),
      profitType(entry.type),
      entry.ref_code,
      entry.description,
      entry.amount > 0 ? entry.amount : null,
      entry.amount < 0 ? -entry.amount : null,
      entry.balance_before,
      entry.balance_after,
      entry.held > 0 ? 'Tertahan' : 'Tersedia',
      entry.held_until && dateTime(entry.held_until),
      entry.actor,
    ]);
  }
}
