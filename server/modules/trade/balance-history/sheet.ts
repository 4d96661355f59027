import type { BalanceEntry } from '../../../../src/core/contract/balance';
import { dateTime } from '../../../../src/core/format/date';
import { balanceType } from '../../../../src/core/text/balance-types';
import { sheetOf } from '../../../http/sheet';

/** Incoming and outgoing money have separate columns, so that both can be summed. */
export const balanceSheet = sheetOf<BalanceEntry>('riwayat-saldo', [
  ['Waktu (WIB)', ({ date }) => dateTime(date)],
  ['Jenis', ({ type }) => balanceType(type)],
  ['Kode', ({ ref_code }) => ref_code],
  ['Keterangan', ({ description }) => description],
  ['Masuk', ({ direction, amount }) => (direction === 'in' ? amount : null)],
  ['Keluar', ({ direction, amount }) => (direction === 'out' ? amount : null)],
  ['Saldo sebelum', ({ balance_before }) => balance_before],
  ['Saldo sesudah', ({ balance_after }) => balance_after],
  ['Oleh', ({ actor }) => actor],
]);
