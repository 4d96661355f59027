import { entityMessages } from '../../core/text/entity';
import type { Db } from '../../platform/db/client';
import { refuseErrors } from '../../platform/http/refuse-errors';
import type { EntityFilter } from '../entity/query';
import type { Field } from '../schema/field';
import { filterByOf, type Narrowing, narrowingOf } from '../schema/filter-by';
import { pointedAt } from '../schema/kinds';
import type { Scope } from './service-shape';
import { type Data, rowsOf } from './walk';

type Fields = Readonly<Record<string, Field>>;

/** A reference whose choices other fields narrow; `path` as in validation messages. */
interface Narrowed extends Narrowing {
  path: string;
  label: string;
  to: string;
  ids: string[];
}

interface Checked {
  scope: Scope;
  fields: Fields;
  data: Data;
  /** The stored record: what it holds already is not checked again. */
  before?: Data | undefined;
}

/** Refuses references that do not fit the fields beside them (`filterBy`). Throws VALIDATION_FAILED. */
export type FitCheck = (db: Db, checked: Checked) => Promise<void>;

/** Ids among these of live records that the filters find. */
type ReadFitting = (
  db: Db,
  scope: Scope,
  resource: string,
  ids: string[],
  filters: EntityFilter[],
) => Promise<ReadonlyMap<string, unknown>>;

export const createFitCheck =
  (readFitting: ReadFitting): FitCheck =>
  async (db, { scope, fields, data, before = {} }) => {
    const stored = narrowedIn(fields, before, { fields, values: before });
    const known = new Set(stored.flatMap((one) => one.ids.map((id) => keyOf(one, id))));
    const errors: Record<string, string[]> = {};
    for (const one of narrowedIn(fields, data, { fields, values: data })) {
      const ids = one.ids.filter((id) => !known.has(keyOf(one, id)));
      const { path, label, to, filters, by, missing } = one;
      if (ids.length === 0) continue;
      if (missing !== undefined) errors[path] = [entityMessages.fillFirst(missing)];
      else if ((await readFitting(db, scope, to, ids, filters)).size < new Set(ids).size)
        errors[path] = [entityMessages.unfit(label, by)];
    }
    refuseErrors(errors);
  };

interface Values {
  fields: Fields;
  values: Data;
}

/** All narrowed references of a record. A field that is not in the same row belongs to the record. */
function narrowedIn(fields: Fields, values: Data, record: Values, prefix = ''): Narrowed[] {
  return Object.entries(fields).flatMap(([name, field]): Narrowed[] => {
    const path = prefix + name;
    if (field.kind === 'rows') {
      return rowsOf(values[name]).flatMap((row, at) =>
        narrowedIn(field.fields, row, record, `${path}.${at}.`),
      );
    }
    const [filterBy, to] = [filterByOf(field), pointedAt(field)];
    if (!filterBy || to === undefined) return [];
    const narrowing = narrowingOf(
      filterBy,
      (own) => fields[own] ?? record.fields[own],
      (own) => (own in fields ? values : record.values)[own],
    );
    const ids = [values[name]].flat().filter((id) => typeof id === 'string');
    return [{ ...narrowing, path, label: field.label, to, ids }];
  });
}

/** Identifies a pair, so that the same pair in several rows is looked up once. */
const keyOf = ({ path, filters }: Narrowed, id: string): string =>
  JSON.stringify([path.replace(/\.\d+\./g, '.'), id, filters]);
