import type { Activity } from '../../../../src/core/contract/activity';
import { dateTime } from '../../../../src/core/format/date';
import { actorTypeText, riskText } from '../../../../src/core/text/activities';
import { sheetOf } from '../../../http/sheet';

export const activitySheet = sheetOf<Activity>('log-aktifitas', [
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
