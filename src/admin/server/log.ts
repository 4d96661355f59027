import type { ActivityCode } from '../../core/text/activities';
import type { ActivityService, Doer } from '../../platform/activity/service';
import type { Db } from '../../platform/db/client';
import type { ResourceModel } from '../schema/model';
import { readableBy } from '../schema/readable';
import type { TitlesOf } from './present';
import type { Scope } from './service-shape';
import type { Data } from './walk';
import { differing, titlesOfChange, wordsOf } from './words';

type Action =
  | 'record.create'
  | 'record.edit'
  | 'record.delete'
  | 'record.restore'
  | 'record.act'
  | 'record.arrange';

interface Written {
  resource: ResourceModel;
  action: Action;
  title: string;
  code?: ActivityCode | undefined;
  before?: Data;
  after?: Data;
}

export type Log = (db: Db, scope: Scope, written: Written) => Promise<void>;

const isDoer = (scope: Scope): scope is Doer => scope.device !== undefined;

/** Writes changes of records to the activity log, with the texts of the declaration. */
export const createLog =
  (activity: Pick<ActivityService, 'record'>, titlesOf: (scope: Scope) => TitlesOf): Log =>
  async (db, scope, { resource, action, title, code, before, after }) => {
    // Changes made by a website are no action of a person.
    if (!isDoer(scope)) return;
    const named = resource.single || !title ? resource.label : `${resource.label}: ${title}`;
    const object = code && title ? title : named;
    const changes = before && after ? await changesOf(db, resource, titlesOf(scope), before, after) : {};
    await activity.record(db, scope, { code: code ?? action, object: object.slice(0, 200), ...changes });
  };

/** Without fields that ask for an access key: the log is read by others. */
async function changesOf(db: Db, whole: ResourceModel, titlesOf: TitlesOf, before: Data, after: Data) {
  const resource = readableBy(whole, () => false);
  const titles = await titlesOfChange(db, resource, [{ before, after }], titlesOf);
  const words = (data: Data) =>
    Object.fromEntries(
      differing(resource, before, after).map(([name, field]) => [
        field.label,
        wordsOf(field, data[name], titles),
      ]),
    );
  return { before: words(before), after: words(after) };
}
