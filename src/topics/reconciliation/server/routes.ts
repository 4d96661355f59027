import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { date, dateTime, dayStart } from '../../../core/format/date';
import { BODY_LIMIT } from '../../../platform/http/body-limit';
import { actorOf, serve } from '../../../platform/http/serve';
import { type Columns, sheetOf } from '../../../platform/http/sheet';
import { sendSpreadsheet } from '../../../platform/http/spreadsheet';
import { getReconciliationColumns, type MatchResult, reconcileRows, reconciliationFile } from '../contract';
import { groupWords, outcomeWord, reasonWord } from '../text';
import type { ReconciliationService } from './service';

const columns: Columns<MatchResult> = [
  ['Hasil', ({ group }) => groupWords[group]],
  ['Sebab', ({ reasons }) => reasons.map(reasonWord).join(', ') || null],
  ['Baris berkas', ({ theirs }) => theirs?.row ?? null],
  ['Referensi berkas', ({ theirs }) => theirs?.ref ?? null],
  ['Tujuan berkas', ({ theirs }) => theirs?.destination ?? null],
  ['Jumlah berkas', ({ theirs }) => theirs?.amount ?? null],
  ['Waktu berkas (WIB)', ({ theirs }) => theirs && timeOf(theirs.moment)],
  ['Status berkas', ({ theirs }) => (theirs?.outcome ? outcomeWord(theirs.outcome) : null)],
  ['Kode', ({ ours }) => ours?.code ?? null],
  ['Ref ID', ({ ours }) => ours?.ref_id ?? null],
  ['Produk', ({ ours }) => ours?.title ?? null],
  ['Tujuan', ({ ours }) => ours?.destination ?? null],
  ['Dibayar', ({ ours }) => ours?.paid ?? null],
  ['Dikembalikan', ({ ours }) => ours?.back ?? null],
  ['Waktu (WIB)', ({ ours }) => ours && dateTime(ours.date)],
  ['Status', ({ ours }) => ours && outcomeWord(ours.outcome)],
];

const timeOf = (moment: NonNullable<MatchResult['theirs']>['moment']): string | null => {
  if (moment === null) return null;
  return moment.at === null ? date(dayStart(moment.day)) : dateTime(new Date(moment.at).toISOString());
};

const differenceSheet = sheetOf<MatchResult>('selisih-rekonsiliasi', columns);

export function reconciliationRoutes(app: FastifyInstance, reconciliations: ReconciliationService): void {
  serve(app, getReconciliationColumns, ({ actor }) => reconciliations.names(actor));
  serve(app, reconcileRows, ({ actor, body }) => reconciliations.match(actor, body));

  const { path, object, summary, body } = reconciliationFile;
  // The rows are not stored: the browser sends them again and receives the results as a file.
  app.post(
    path,
    {
      config: { object, download: summary },
      bodyLimit: BODY_LIMIT + reconcileRows.moreBytes,
      schema: { summary, security: [{ bearer: [] }], querystring: z.strictObject({}), body },
    },
    async (request, reply) => {
      const { format, ...asked } = request.body as z.output<typeof body>;
      const { matches } = await reconciliations.match(actorOf(request), asked);
      return sendSpreadsheet(reply, differenceSheet(format, portion(matches)));
    },
  );
}

async function* portion<Row extends { group: string }>(matches: Row[]): AsyncGenerator<Row[]> {
  yield matches.filter(({ group }) => group !== 'agrees');
}
