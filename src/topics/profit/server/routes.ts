import type { FastifyInstance } from 'fastify';
import { dateTime } from '../../../core/format/date';
import { serve, serveDownload } from '../../../platform/http/serve';
import { sheetOf } from '../../../platform/http/sheet';
import { sendSpreadsheet } from '../../../platform/http/spreadsheet';
import { exportProfitHistory, getProfitBalance, listProfitHistory, type ProfitEntry } from '../contract';
import { profitType } from '../text';
import type { ProfitService } from './service';

/** Incoming and outgoing money have separate columns, so that both can be summed. */
const profitSheet = sheetOf<ProfitEntry>('saldo-profit', [
  ['Waktu (WIB)', ({ date }) => dateTime(date)],
  ['Jenis', ({ type }) => profitType(type)],
  ['Invoice', ({ ref_code }) => ref_code],
  ['Keterangan', ({ description }) => description],
  ['Masuk', ({ amount }) => (amount > 0 ? amount : null)],
  ['Keluar', ({ amount }) => (amount < 0 ? -amount : null)],
  ['Saldo sebelum', ({ balance_before }) => balance_before],
  ['Saldo sesudah', ({ balance_after }) => balance_after],
  ['Status', ({ held }) => (held > 0 ? 'Tertahan' : 'Tersedia')],
  ['Tertahan sampai (WIB)', ({ held_until }) => held_until && dateTime(held_until)],
  ['Oleh', ({ actor }) => actor],
]);

export function profitRoutes(app: FastifyInstance, profit: ProfitService): void {
  serve(app, getProfitBalance, ({ actor }) => profit.balance(actor));

  serve(app, listProfitHistory, ({ actor, query: { page, limit, ...filter } }) =>
    profit.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportProfitHistory, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, profitSheet(format, await profit.forExport(actor, filter))),
  );
}
