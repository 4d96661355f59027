import type { PanelDay } from '../../../../src/core/contract/panel-statistic';
import type { Spreadsheet } from '../../../http/spreadsheet';

const HEADER = [
  'Tanggal',
  'Pesanan',
  'Pesanan berhasil',
  'Omzet',
  'Laba',
  'Member baru',
  'Omzet periode lalu',
  'Laba periode lalu',
];

export const statisticSheet = (format: Spreadsheet['format'], days: PanelDay[]): Spreadsheet => ({
  format,
  name: 'statistik-panel',
  header: HEADER,
  batches: rowsOf(days),
});

async function* rowsOf(days: PanelDay[]) {
  yield days.map((one) => [
    one.day,
    one.orders,
    one.succeeded,
    one.omzet,
    one.profit,
    one.new_members,
    one.omzet_before,
    one.profit_before,
  ]);
}
