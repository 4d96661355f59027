import { isTime } from '../../src/core/entity/query';
import { dayPresets, writeDays } from '../../src/core/format/days';
import type { Field } from '../../src/core/schema/field';
import type { ResourceModel } from '../../src/core/schema/model';
import { knownField } from '../../src/core/schema/system-fields';

/** A part of a list's query as people say it, and as the URL has it. */
export interface Narrowing {
  /** What says it twice cannot stand beside it: two sorts, two values of one filter. */
  about: string;
  name: string;
  query: string;
}

/** What the bench knows of its rows and the declaration does not. */
export interface Known {
  searches: string[];
  /** Ids that a filter by reference takes, by the name of the field. */
  references: Record<string, string[]>;
}

/** Everything that the declaration lets people ask of its list, one thing at a time. */
export const askable = (
  resource: ResourceModel,
  { searches, references }: Known,
): Record<'sorts' | 'filters' | 'searches', Narrowing[]> => ({
  sorts: (resource.sort ?? [])
    .flatMap((field) => [field, `-${field}`])
    .map((order) => ({ about: 'sort', name: `sort ${order}`, query: `sort=${order}` })),
  filters: (resource.filters ?? []).flatMap((name) =>
    valuesOf(knownField(resource.fields, name), references[name]).map((value) => ({
      about: name,
      name: `${name} ${value}`,
      query: `f.${name}=${value}`,
    })),
  ),
  searches: searches.map((term) => ({
    about: 'search',
    name: `search "${term}"`,
    query: `search=${encodeURIComponent(term)}`,
  })),
});

/** A few days, all there are, and all but a few. */
const DAYS = [...dayPresets.map(({ of }) => of(Date.now())), { to: dayPresets[1]?.of(Date.now()).to }].map(
  writeDays,
);

function valuesOf(field: Field | undefined, ids: string[] | undefined): string[] {
  if (field && isTime(field)) return DAYS;
  if (field?.kind === 'choice') return field.options.map(({ value }) => value);
  if (field?.kind === 'switch') return ['true', 'false'];
  if (!ids) throw new Error(`the bench knows no value for the filter ${field?.label}`);
  return ids;
}

/** Two things asked at once. */
export const together = (some: Narrowing[], others: Narrowing[]): Narrowing[] =>
  some.flatMap((one) =>
    others
      .filter(({ about }) => about !== one.about)
      .map((other) => ({
        about: `${one.about} ${other.about}`,
        name: `${one.name}, ${other.name}`,
        query: `${one.query}&${other.query}`,
      })),
  );
