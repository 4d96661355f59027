import type { Field } from '../../../src/core/schema/field';
import { exportText } from '../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../src/core/schema/model';
import type { Db } from '../../db/client';
import type { ActivityService, Doer } from '../activity/service';
import { pointersOf } from './prepare';
import type { TitlesOf } from './present';
import type { Scope } from './service-shape';
import type { Data } from './walk';

type Act =
  | 'record.create'
  | 'record.edit'
  | 'record.delete'
  | 'record.restore'
  | 'record.act'
  | 'record.arrange';

/** One act on one record; `before` and `after` where values changed. */
interface Written {
  resource: ResourceModel;
  act: Act;
  title: string;
  before?: Data;
  after?: Data;
}

export type Log = (db: Db, scope: Scope, written: Written) => Promise<void>;

const isDoer = (scope: Scope): scope is Doer => scope.device !== undefined;

/** Puts what people do to records into the activity log, in the words of the declaration. */
export const createLog =
  (activity: Pick<ActivityService, 'record'>, titlesOf: (scope: Scope) => TitlesOf): Log =>
  async (db, scope, { resource, act, title, before, after }) => {
    // A website writes for its visitors: that is no deed of a person of the partner.
    if (!isDoer(scope)) return;
    const object = resource.single || !title ? resource.label : `${resource.label}: ${title}`;
    const changes = before && after ? await changesOf(db, resource, titlesOf(scope), before, after) : {};
    await activity.record(db, scope, { code: act, object: object.slice(0, 200), ...changes });
  };

/** What the field held before its declaration changed may have another shape; it never stops a save. */
function valueText(field: Field, value: unknown): string {
  try {
    return exportText(field, value);
  } catch {
    return JSON.stringify(value);
  }
}

/** The fields that differ, by their labels; values as an exported file shows them. */
async function changesOf(db: Db, resource: ResourceModel, titlesOf: TitlesOf, before: Data, after: Data) {
  const changed = Object.entries(resource.fields).filter(
    ([name]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const titles = new Map<string, string>();
  for (const { to, id } of [...pointersOf(resource, before), ...pointersOf(resource, after)]) {
    if (!titles.has(id)) titles.set(id, (await titlesOf(db, to, [id])).get(id) ?? '–');
  }
  const words = (data: Data) =>
    Object.fromEntries(
      changed.map(([name, field]) => {
        const value = data[name];
        if (field.kind === 'password') return [field.label, value === undefined ? null : '••••••'];
        if (field.kind === 'image')
          return [field.label, (value as { name?: string } | undefined)?.name ?? null];
        if (field.kind === 'reference' || field.kind === 'references') {
          return [
            field.label,
            [value ?? []]
              .flat()
              .map((id) => titles.get(String(id)) ?? '–')
              .join(', '),
          ];
        }
        return [field.label, valueText(field, value)];
      }),
    );
  return { before: words(before), after: words(after) };
}
