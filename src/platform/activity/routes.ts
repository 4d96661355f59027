import type { FastifyInstance } from 'fastify';
import { type Activity, exportActivities, listActivities } from '../../core/contract/activity';
import { dateTime } from '../../core/format/date';
import { actorTypeText, riskText } from '../../core/text/activities';
import { serve, serveDownload } from '../http/serve';
import { sheetOf } from '../http/sheet';
import { sendSpreadsheet } from '../http/spreadsheet';
import type { ActivityService } from './service';

const activitySheet = sheetOf<Activity>('log-aktifitas', [
  ['Waktu (WIB)', ({ date }) => dateTime(date)],
  ['Pelaku', ({ actor }) => actor.name],
  ['Sebagai', ({ actor }) => actorTypeText[actor.type]],
  ['Aktifitas', ({ label }) => label],
  ['Modul', ({ module }) => module],
  ['Risiko', ({ risk }) => riskText[risk]],
  ['Objek', ({ object }) => object],
  ['Perubahan', ({ changes }) => changes.map(changeText).join('; ')],
  ['IP', ({ ip }) => ip],
  ['Perangkat', ({ device }) => device],
]);

const changeText = ({ field, before, after }: Activity['changes'][number]): string =>
  `${field}: ${before ?? '–'} menjadi ${after ?? '–'}`;

export function activityRoutes(app: FastifyInstance, activity: ActivityService): void {
  serve(app, listActivities, ({ actor, query: { page, limit, ...filter } }) =>
    activity.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportActivities, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, activitySheet(format, await activity.forExport(actor, filter))),
  );
}
