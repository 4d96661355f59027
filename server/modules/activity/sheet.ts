import type { Activity } from '../../../src/core/contract/activity';
import { dateTime } from '../../../src/core/format/date';
import { actorTypeText, riskText } from '../../../src/core/text/activities';
import type { Spreadsheet } from '../../http/spreadsheet';

const HEADER = [
  'Waktu (WIB)',
  'Pelaku',
  'Sebagai',
  'Aktifitas',
  'Modul',
  'Risiko',
  'Objek',
  'Perubahan',
  'IP',
  'Perangkat',
];

/** The activity log as partners save it. */
export function activitySheet(
  format: Spreadsheet['format'],
  portions: AsyncIterable<Activity[]>,
): Spreadsheet {
  return { format, name: 'log-aktifitas', header: HEADER, batches: cells(portions) };
}

async function* cells(portions: AsyncIterable<Activity[]>) {
  for await (const activities of portions) {
    yield activities.map(({ date, actor, label, module, risk, object, changes, ip, device }) => [
      dateTime(date),
      actor.name,
      actorTypeText[actor.type],
      label,
      module,
      riskText[risk],
      object,
      changes
        .map(({ field, before, after }) => `${field}: ${before ?? '–'} menjadi ${after ?? '–'}`)
        .join('; '),
      ip,
      device,
    ]);
  }
}
