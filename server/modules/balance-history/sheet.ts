import type { BalanceEntry } from '../../../src/core/contract/balance';
import { dateTime } from '../../../src/core/format/date';
import { balanceType } from '../../../src/core/text/balance-types';
import type { Spreadsheet } from '../../http/spreadsheet';

const HEADER = [
  'Waktu (WIB)',
  'Jenis',
  'Kode',
  'Keterangan',
  'Masuk',
  'Keluar',
  'Saldo sebelum',
  'Saldo sesudah',
  'Oleh',
];

/** The balance history as partners save it: money in and money out in columns of their own, so that both add up. */
export function balanceSheet(
  format: Spreadsheet['format'],
  portions: AsyncIterable<BalanceEntry[]>,
): Spreadsheet {
  return { format, name: 'riwayat-saldo', header: HEADER, batches: cells(portions) };
}

async function* cells(portions: AsyncIterable<BalanceEntry[]>) {
  for await (const entries of portions) {
    yield entries.map((entry) => [
      dateTime(entry.date),
      balanceType(entry.type),
      entry.ref_code,
      entry.description,
      entry.direction === 'in' ? entry.amount : null,
      entry.direction === 'out' ? entry.amount : null,
      entry.balance_before,
      entry.balance_after,
      entry.actor,
    ]);
  }
}
