import type { Change } from '../../core/contract/action-reply';
import { sameValue } from '../../core/value/same-value';
import type { Db } from '../../platform/db/client';
import type { Field } from '../schema/field';
import { exportText, kindOf, type Titles } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { readTitlesOf, type TitlesOf } from './present';
import type { Data } from './walk';

/** Display text of a field value, as in exported files; passwords are hidden. */
export function wordsOf(field: Field, value: unknown, titles?: Titles): string {
  if (kindOf(field).secret) return value === undefined ? '' : '••••••';
  return exportText(field, value, titles);
}

export function titleOf(resource: ResourceModel, data: Data): string {
  const field = resource.fields[resource.title];
  return field ? wordsOf(field, data[resource.title]) : '';
}

export const differing = (resource: ResourceModel, before: Data, after: Data): [string, Field][] =>
  Object.entries(resource.fields).filter(([name]) => !sameValue(before[name], after[name]));

export function changeOf(
  resource: ResourceModel,
  id: string,
  before: Data,
  after: Data,
  titles?: Titles,
): Change {
  const values = differing(resource, before, after).map(([name, field]) => {
    const text = (data: Data) => wordsOf(field, data[name], titles) || '–';
    return { label: field.label, before: text(before), after: text(after) };
  });
  return { id, title: titleOf(resource, before), values };
}

export async function titlesOfChange(
  db: Db,
  resource: ResourceModel,
  pairs: { before: Data; after: Data }[],
  titlesOf: TitlesOf,
): Promise<Titles> {
  const touched = pairs.flatMap(({ before, after }) => {
    const names = differing(resource, before, after).map(([name]) => name);
    return [before, after].map((data) => Object.fromEntries(names.map((name) => [name, data[name]])));
  });
  return Object.fromEntries(await readTitlesOf(db, resource, touched, titlesOf));
}
