import type { Actor } from '../../../platform/http/actor';
import type { EntityTitle } from '../../entity/calls';
import type { ImportCall } from '../../entity/import';
import { asksOf } from '../../schema/active';
import type { Field } from '../../schema/field';
import { filterByOf, narrowingOf } from '../../schema/filter-by';
import { importColumns } from '../../schema/import-columns';
import { pointedAt, validatorOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import type { LookupQuery } from '../service-shape';
import type { Data } from '../walk';
import { fromText, momentFromText } from './from-text';

export interface ReadRow {
  row: number;
  /** Values of the columns that the file has; undefined for an empty cell. */
  typed: Data;
  errors: Record<string, string[]>;
}

type Lookup = (actor: Actor, resource: string, query: LookupQuery) => Promise<EntityTitle[]>;

type Found = (to: string, text: string, filters?: LookupQuery['filters']) => Promise<EntityTitle[]>;

/** Reads the cells of a file as values of fields; titles of references are looked up once each. */
export const createCellReader =
  (lookup: Lookup) =>
  async (actor: Actor, resource: ResourceModel, rows: ImportCall['rows']): Promise<ReadRow[]> => {
    const titles = new Map<string, Promise<EntityTitle[]>>();
    const found: Found = (to, text, filters) => {
      const key = JSON.stringify([to, text.toLowerCase(), filters]);
      const known = titles.get(key) ?? lookup(actor, to, { search: text, filters });
      titles.set(key, known);
      return known;
    };
    const read: ReadRow[] = [];
    for (const { row, cells } of rows) read.push({ row, ...(await readRow(resource, cells, found)) });
    return read;
  };

async function readRow(
  resource: ResourceModel,
  cells: ImportCall['rows'][number]['cells'],
  found: Found,
): Promise<Omit<ReadRow, 'row'>> {
  const typed: Data = {};
  const errors: ReadRow['errors'] = {};
  const isNarrowed = ({ field }: { field: string }) =>
    Number(Boolean(filterByOf(resource.fields[field] as Field)));
  // A reference is read after the fields that narrow it.
  const columns = importColumns(resource).sort((one, other) => isNarrowed(one) - isNarrowed(other));
  for (const { key, field: name } of columns) {
    const text = cells[key];
    const field = resource.fields[name];
    if (text === undefined || !field) continue;
    try {
      const fitting = fittingOf(resource, field, typed);
      typed[name] = await readCell(field, key, text, typed[name], (to, title) => found(to, title, fitting));
    } catch (failure) {
      if (!(failure instanceof Unread)) throw failure;
      errors[name] = [failure.message];
    }
  }
  for (const [name, value] of Object.entries(typed)) {
    if (errors[name]) continue;
    const parsed = validatorOf(alone(resource.fields[name] as Field)).safeParse(value);
    if (parsed.success) typed[name] = parsed.data;
    else errors[name] = parsed.error.issues.map(({ message }) => message);
  }
  return { typed, errors };
}

class Unread extends Error {}

/** Filters of what fits the values that were read before; none while one of them is missing. */
const fittingOf = ({ fields }: ResourceModel, field: Field, typed: Data): LookupQuery['filters'] => {
  const narrowing = narrowingOf(
    filterByOf(field) ?? {},
    (name) => fields[name],
    (name) => typed[name],
  );
  return narrowing.missing === undefined ? narrowing.filters : [];
};

/** A field that depends on others is checked with the whole record. */
const alone = (field: Field): Field => (asksOf(field).length > 0 ? { ...field, required: false } : field);

async function readCell(
  field: Field,
  key: string,
  text: string,
  before: unknown,
  found: (to: string, title: string) => Promise<EntityTitle[]>,
): Promise<unknown> {
  const [, end] = key.split('.');
  if (end) {
    if (text.trim() === field.none) return before;
    return { ...(before as object), [end]: momentFromText(text, end === 'end_at') };
  }
  const value = fromText(field, text);
  const to = pointedAt(field);
  if (to === undefined || value === undefined) return value;
  const idOf = async (title: string): Promise<string> => {
    const wanted = title.toLowerCase();
    const same = (await found(to, title)).filter((one) =>
      [one.title, one.code].some((name) => name?.toLowerCase() === wanted),
    );
    const [only, ...more] = same;
    if (!only) throw new Unread(`${field.label} "${title}" tidak ditemukan.`);
    if (more.length > 0) throw new Unread(`${field.label} "${title}" ada lebih dari satu.`);
    return only.id;
  };
  return Array.isArray(value) ? Promise.all(value.map(idOf)) : idOf(String(value));
}
