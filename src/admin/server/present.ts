import type { Db } from '../../platform/db/client';
import { together } from '../../platform/db/together';
import type { EntityRow } from '../entity/calls';
import type { Field } from '../schema/field';
import { kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { ReadComputed } from './computed';
import { pointersOf } from './prepare';
import type { Validator } from './rules/validator';
import type { Scope } from './service-shape';
import type { StoredRow } from './store';
import { type Data, rowsOf } from './walk';

/** Titles by id; deleted rows are omitted. */
export type TitlesOf = (db: Db, resourceName: string, ids: string[]) => Promise<Map<string, string>>;

export interface Beside {
  readComputed: ReadComputed;
  warnings: Validator['warnings'];
}

export async function present(
  db: Db,
  resource: ResourceModel,
  scope: Scope,
  stored: StoredRow[],
  titlesOf: TitlesOf,
  { readComputed, warnings }: Beside,
): Promise<EntityRow[]> {
  const records = stored.map(({ data }) => data);
  const [titles, computed, warned] = await together(db, [
    () => readTitlesOf(db, resource, records, titlesOf),
    () => readComputed(db, resource, scope, stored),
    () => warnings(db, resource, scope, stored),
  ]);
  return stored.map(({ data, ...facts }) => ({
    ...shown(resource.fields, data),
    ...computed.get(facts.id),
    ...facts,
    reference_titles: referenceTitles(resource, data, titles),
    ...(warned.has(facts.id) && { warnings: warned.get(facts.id) }),
  }));
}

export async function readTitlesOf(
  db: Db,
  resource: ResourceModel,
  records: Data[],
  titlesOf: TitlesOf,
): Promise<Map<string, string>> {
  const idsByTarget = new Map<string, Set<string>>();
  for (const { to, id } of records.flatMap((data) => pointersOf(resource, data))) {
    idsByTarget.set(to, (idsByTarget.get(to) ?? new Set()).add(id));
  }
  const titles = new Map<string, string>();
  for (const [target, ids] of idsByTarget) {
    for (const [id, title] of await titlesOf(db, target, [...ids])) titles.set(id, title);
  }
  return titles;
}

const referenceTitles = (resource: ResourceModel, data: Data, titles: Map<string, string>) =>
  Object.fromEntries(
    pointersOf(resource, data).flatMap(({ id }) => {
      const title = titles.get(id);
      return title === undefined ? [] : [[id, title]];
    }),
  );

/** Omits passwords, and fields removed from the declaration, which stay in the table. */
const shown = (fields: Record<string, Field>, data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || kindOf(field).secret) return [];
      if (field.kind !== 'rows') return [[name, value]];
      return [[name, rowsOf(value).map((row) => shown(field.fields, row))]];
    }),
  );
