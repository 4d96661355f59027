import { dayPresets, readDays, writeDays } from '../../core/format/days';
import { isBlank } from '../../core/format/plain-text';
import { readRange } from '../../core/format/ranges';
import type { Field } from './field';
import { choicesOf, kindOf } from './kinds';
import type { FilterTest, ResourceSpec } from './resource';
import { knownField } from './system-fields';

/**
 * Format of a filter's value: words of a list, a range, a day, a text, or `empty` for whether there is a
 * value.
 */
export type FilterValue = 'choices' | 'ids' | 'days' | 'day' | 'range' | 'text' | 'empty';

interface TestOf {
  /** Absent for `f.<field>`. */
  test?: FilterTest;
  value: FilterValue;
  /** Names the test in a list of them. */
  label?: string;
}

/** Tests of each kind of filter (`Kind.filter`). */
const tests: Record<NonNullable<ReturnType<typeof kindOf>['filter']>, readonly TestOf[]> = {
  choices: [{ value: 'choices' }],
  anyChoice: [{ value: 'choices' }],
  ids: [{ value: 'ids' }],
  days: [{ value: 'days' }],
  range: [{ value: 'range' }],
  rate: [
    { test: 'percent', value: 'range', label: 'persen' },
    { test: 'nominal', value: 'range', label: 'nominal' },
  ],
  text: [
    { test: 'contains', value: 'text', label: 'berisi' },
    { test: 'is', value: 'text', label: 'sama dengan' },
    { test: 'begins', value: 'text', label: 'diawali' },
    { test: 'empty', value: 'empty', label: 'terisi' },
  ],
  period: [
    { test: 'on', value: 'day', label: 'berlaku pada' },
    { test: 'begun', value: 'days', label: 'mulai' },
    { test: 'ended', value: 'days', label: 'berakhir' },
  ],
};

export interface FieldFilter extends TestOf {
  /** `price`, `name.contains`: what follows `f.` in the URL. */
  key: string;
}

/** The filters of one field; none if its kind cannot be filtered by. */
export const filtersOfField = (name: string, field: Field): FieldFilter[] => {
  const { filter } = kindOf(field);
  return (filter ? tests[filter] : []).map((one) => ({
    ...one,
    key: one.test ? `${name}.${one.test}` : name,
  }));
};

/** `defaultFilter` as values by key at a time in milliseconds, which the name of a preset needs. */
export const defaultFilters = (
  { defaultFilter = {}, fields }: Pick<ResourceSpec, 'defaultFilter' | 'fields'>,
  at: number,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries<string | undefined>(defaultFilter).flatMap(([key, text = '']) => {
      const { field } = partsOfKey(key);
      const known = knownField(fields, field);
      const filter = known && filtersOfField(field, known).find((one) => one.key === key);
      if (!filter) return [];
      if (isListed(filter.value)) return [[key, text.split(',')]];
      const preset = filter.value === 'days' && dayPresets.find(({ name }) => name === text);
      return [[key, [preset ? writeDays(preset.of(at)) : text]]];
    }),
  );

/** Field and test of a key. */
export const partsOfKey = (key: string): { field: string; test?: FilterTest } => {
  const [field = '', test] = key.split('.');
  return test ? { field, test: test as FilterTest } : { field };
};

/** True for values that stand in a list, separated by commas. */
export const isListed = (value: FilterValue): boolean => value === 'choices' || value === 'ids';

export const MOST_TYPED = 60;

/** Validates one value of a filter that is no id, which browser and server check differently. */
export function isFilterText(field: Field, value: Exclude<FilterValue, 'ids'>, text: string): boolean {
  switch (value) {
    case 'choices':
      return choicesOf(field).some((choice) => choice.value === text);
    case 'days':
      return readDays(text) !== null;
    case 'day':
      return readDays(`${text}..${text}`) !== null;
    case 'range':
      return readRange(text) !== null;
    case 'text':
      return !isBlank(text) && text.length <= MOST_TYPED && !/\p{Cc}/u.test(text);
    case 'empty':
      return text === 'true' || text === 'false';
  }
}
