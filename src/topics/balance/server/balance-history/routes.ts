import type { FastifyInstance } from 'fastify';
import { dateTime } from '../../../../core/format/date';
import { serve, serveDownload } from '../../../../platform/http/serve';
import { sheetOf } from '../../../../platform/http/sheet';
import { sendSpreadsheet } from '../../../../platform/http/spreadsheet';
import { type BalanceEntry, exportBalanceHistory, listBalanceHistory } from '../../contract/balance';
import { balanceType } from '../../text/balance-types';
import type { BalanceHistoryService } from './store';

/** Incoming and outgoing money have separate columns, so that both can be summed. */
const balanceSheet = sheetOf<BalanceEntry>('riwayat-saldo', [
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

export function balanceHistoryRoutes(app: FastifyInstance, history: BalanceHistoryService): void {
  serve(app, listBalanceHistory, ({ actor, query: { page, limit, ...filter } }) =>
    history.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportBalanceHistory, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, balanceSheet(format, await history.forExport(actor, filter))),
  );
}
