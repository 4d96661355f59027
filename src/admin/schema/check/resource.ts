import { keysOf } from '../compile';
import type { Field } from '../field';
import { defaultFilters, filtersOfField, isFilterText } from '../filter-tests';
import { aggregateOf, kindOf } from '../kinds';
import { COMPARED, type StoreOffer } from '../offers';
import type { ResourceSpec, Section } from '../resource';
import { knownField, systemFields } from '../system-fields';
import { checkActions } from './actions';
import { fieldAccessErrors } from './field-access';
import { checkFields, type Known } from './fields';
import { checkTabs, importErrors } from './form';
import { nearest, unknownWord } from './nearest';
import { checkRules } from './rules';

export function checkResource(spec: ResourceSpec, known: Known): string[] {
  const errors = checkFields(spec.name, spec.fields, known);
  // Further checks need existing kinds.
  if (errors.length > 0) return [...errors, ...accessErrors(spec, known)];
  return [
    ...accessErrors(spec, known),
    ...columnErrors(spec),
    ...abilityErrors(spec),
    ...firstColumnErrors(spec),
    ...canErrors(spec),
    ...storeErrors(spec, known),
    ...defaultErrors(spec),
    ...computedErrors(spec, known),
    ...unaskedErrors(spec),
    ...checkRules(spec, namesIn(spec.form)),
    ...checkTabs(spec),
    ...checkActions(spec, known),
    ...importErrors(spec),
    ...fieldAccessErrors(spec, namesIn(spec.form), known),
  ];
}

const accessErrors = (spec: ResourceSpec, known: Known): string[] => {
  const access = keysOf(spec.access);
  if (!access) return [];
  return [...new Set([access.read, access.write])]
    .filter((key) => !known.accessKeys.includes(key))
    .map((key) => {
      const at = `${spec.name}.access`;
      const read = key.replace(/\.action$/, '');
      const isNear = nearest(key, known.accessKeys)?.startsWith(`${read}.`);
      if (isNear || spec.access !== read || !known.accessKeys.includes(read))
        return unknownWord(at, 'access key', key, known.accessKeys);
      return `${at}: there is no access key "${key}" for writing: add it to accessKeys, or say access: { read: '${read}', write: … }`;
    });
};

export const namesIn = (entries: readonly (string | Section)[]): string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.fields));

const settingsOf = (spec: ResourceSpec): [setting: string, names: readonly string[], dates: boolean][] => [
  ['title', [spec.title], false],
  ['list', spec.list, true],
  ['columns', spec.columns ?? [], true],
  ['widths', Object.keys(spec.widths ?? {}), true],
  ['phone', spec.phone ?? [], true],
  ['groupBy', spec.groupBy ? [spec.groupBy] : [], false],
  ['filters', spec.filters ?? [], true],
  ['search', spec.search ?? [], false],
  ['summary', spec.summary ?? [], false],
  ['sort', spec.sort ?? [], true],
  ['form', namesIn(spec.form), false],
  ['detail', namesIn(spec.detail), true],
  ['opens', spec.opens && spec.opens.by !== 'id' ? [spec.opens.by] : [], false],
  ['arrange', spec.arrange ? [spec.arrange] : [], false],
];

/** Checks that the initial and the grouping columns are columns of the list. */
const firstColumnErrors = ({
  name,
  list,
  columns = [],
  widths = {},
  phone = [],
  groupBy = list[0],
}: ResourceSpec): string[] =>
  (
    [
      ['columns', columns],
      ['widths', Object.keys(widths)],
      ['phone', phone],
      ['groupBy', [groupBy]],
    ] as const
  ).flatMap(([setting, names]) =>
    names
      .filter((column) => column && !list.includes(column))
      .map((column) => `${name}.${setting}: "${column}" is not in "list"`),
  );

const columnErrors = (spec: ResourceSpec): string[] => {
  const own = Object.keys(spec.fields);
  return settingsOf(spec).flatMap(([setting, names, dates]) => {
    const known = dates ? [...own, ...Object.keys(systemFields)] : own;
    const at = `${spec.name}.${setting}`;
    return [
      ...names.filter((name) => !known.includes(name)).map((name) => unknownWord(at, 'field', name, known)),
      ...names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${at}: "${name}" stands there twice`),
    ];
  });
};

/** One short value: a long text, a picture, a list or a switch does not distinguish records. */
const canName = (field: Field): boolean => {
  const { narrow, wordy, dialled, secret, unset, counts, unique } = kindOf(field);
  return !secret && unset === undefined && Boolean(narrow || dialled || (wordy && (unique || !counts)));
};

/** True for values that the database has: stored ones, counts and sums, and what a store says that it has. */
const isQueried = (field: Field, { store }: ResourceSpec): boolean =>
  !field.computed || aggregateOf(field) !== undefined || store !== undefined;

const abilities: { setting: string; able(field: Field, spec: ResourceSpec): boolean; error: string }[] = [
  {
    setting: 'filters',
    able: (field, spec) => isQueried(field, spec) && kindOf(field).filter !== undefined,
    error: 'filtered by',
  },
  { setting: 'title', able: canName, error: 'named by' },
  { setting: 'groupBy', able: canName, error: 'grouped by' },
  { setting: 'search', able: ({ access }) => !access, error: 'searched' },
  {
    setting: 'summary',
    able: (field) => !field.computed && kindOf(field).sorts === 'number',
    error: 'summed',
  },
  { setting: 'title', able: ({ access }) => !access, error: 'named by' },
  {
    setting: 'search',
    able: (field) => !field.computed && Boolean(kindOf(field).searchable),
    error: 'searched',
  },
  {
    setting: 'sort',
    able: (field, spec) => isQueried(field, spec) && Boolean(kindOf(field).sorts),
    error: 'sorted by',
  },
  { setting: 'arrange', able: (field) => field.kind === 'number' && !field.computed, error: 'arranged by' },
  { setting: 'form', able: (field) => !field.computed, error: 'typed' },
  { setting: 'list', able: (field) => !kindOf(field).secret, error: 'shown' },
  { setting: 'groupBy', able: ({ access }) => !access, error: 'grouped by' },
  { setting: 'detail', able: (field) => !kindOf(field).secret, error: 'shown' },
];

const abilityErrors = (spec: ResourceSpec): string[] => {
  const namesBySetting = new Map(settingsOf(spec).map(([setting, names]) => [setting, names]));
  return abilities.flatMap(({ setting, able, error }) =>
    (namesBySetting.get(setting) ?? []).flatMap((name) => {
      const field = spec.fields[name];
      if (!field || able(field, spec)) return [];
      const what = field.access
        ? 'readable by some people only'
        : field.computed
          ? 'computed'
          : `of kind "${field.kind}"`;
      return [`${spec.name}.${name}: stands in "${setting}", but what is ${what} cannot be ${error}`];
    }),
  );
};

/** The initial sort, filter and grouping of a list must be ones that a person could choose. */
const defaultErrors = ({
  name,
  defaultSort,
  defaultFilter = {},
  groupBy,
  ...spec
}: ResourceSpec): string[] => {
  const sorts: readonly string[] = spec.sort ?? [];
  const order = defaultSort?.replace(/^-/, '');
  const errors =
    order !== undefined && !sorts.includes(order)
      ? [unknownWord(`${name}.defaultSort`, 'field in "sort"', order, sorts)]
      : [];
  if (order !== undefined && groupBy) errors.push(`${name}.defaultSort: "groupBy" already gives an order`);
  const filters = (spec.filters ?? []).flatMap((field) => {
    const known = knownField(spec.fields, field);
    return known ? filtersOfField(field, known).map((filter) => ({ ...filter, known })) : [];
  });
  const values = defaultFilters({ defaultFilter, fields: spec.fields }, Date.now());
  return [
    ...errors,
    ...Object.keys(defaultFilter).flatMap((key) => {
      const found = filters.find((filter) => filter.key === key);
      if (!found) {
        const keys = filters.map((filter) => filter.key);
        return [unknownWord(`${name}.defaultFilter`, 'filter', key, keys)];
      }
      const { value, known } = found;
      return (values[key] ?? []).every((text) => value !== 'ids' && isFilterText(known, value, text))
        ? []
        : [`${name}.defaultFilter.${key}: is no value of this filter`];
    }),
  ];
};

const canErrors = (spec: ResourceSpec): string[] => {
  const wrong = spec.single ? spec.can.filter((action) => action !== 'edit') : [];
  const errors = wrong.map((action) => `${spec.name}.can: a single record has no "${action}"`);
  errors.push(
    ...spec.can
      .filter((action, index) => spec.can.indexOf(action) !== index)
      .map((action) => `${spec.name}.can: "${action}" stands there twice`),
  );
  if (spec.lookupOnly && (!spec.store || spec.can.length > 0)) {
    errors.push(`${spec.name}.lookupOnly: asks for a "store" and an empty "can"`);
  }
  if (spec.arrange && spec.store) errors.push(`${spec.name}.arrange: asks for records without a "store"`);
  else if (spec.arrange && !(spec.can.includes('edit') && spec.sort?.includes(spec.arrange))) {
    errors.push(`${spec.name}.arrange: asks for "edit" in "can" and "${spec.arrange}" in "sort"`);
  }
  return errors;
};

const storeErrors = (spec: ResourceSpec, known: Known): string[] => {
  const { name, store, fields, history, lookupOnly } = spec;
  if (store === undefined) {
    const sticky = Object.keys(fields)
      .filter((field) => fields[field]?.sticky)
      .map((field) => `${name}.${field}: "sticky" asks for a "store", which knows what stands`);
    return history
      ? [...sticky, `${name}.history: is for own tables: records without a "store" have one anyway`]
      : sticky;
  }
  const able = known.stores[store];
  if (!able) return [unknownWord(`${name}.store`, 'store', store, Object.keys(known.stores))];
  const { can = ['export'] } = able;
  if (can.length === 0 && !lookupOnly) {
    return [`${name}.store: records of "${store}" can only be chosen: it asks for "lookupOnly"`];
  }
  const asked: [string, string, readonly string[] | undefined, readonly string[]][] = [
    ['can', 'operation', spec.can, can],
    ['filters', 'filter', spec.filters, able.filters],
    ['sort', 'order', spec.sort, able.sorts],
    ['search', 'search', spec.search, able.search],
    ['summary', 'sum', spec.summary, able.sums ?? []],
  ];
  const unknown = asked.flatMap(([option, what, names = [], offered]) =>
    names
      .filter((field) => !offered.includes(field) && !(!able.plain && aggregateOf(fields[field])))
      .map((field) => unknownWord(`${name}.${option}`, `${what} of the store "${store}"`, field, offered)),
  );
  return [
    ...unknown,
    ...(history && !able.documents
      ? [`${name}.history: the store "${store}" keeps no history and no bin`]
      : []),
    ...comparedErrors(spec, able),
    ...fileErrors(spec, able),
  ];
};

/** The document table binds a file to its record; an own table would store what is sent. */
const fileErrors = ({ name, store, form, fields }: ResourceSpec, { documents }: StoreOffer): string[] =>
  namesIn(documents ? [] : form).flatMap((typed) => {
    const field = fields[typed];
    return field && kindOf(field).valueShape === 'file'
      ? [`${name}.${typed}: the store "${store}" cannot keep files`]
      : [];
  });

const SIMPLE = ['choices', 'ids', 'days'];

/** Only documents are filtered by periods and rates, and not every store by ranges and texts. */
const comparedErrors = (
  { name, store, filters = [], fields }: ResourceSpec,
  { plain }: StoreOffer,
): string[] =>
  filters.flatMap((filter) => {
    const field = fields[filter];
    const able = plain ? SIMPLE : [...SIMPLE, ...COMPARED];
    return !field || able.includes(kindOf(field).filter ?? '')
      ? []
      : [`${name}.filters: the store "${store}" cannot filter by "${filter}" of kind "${field.kind}"`];
  });

/** Only the server fills computed fields; an unknown one would stay empty. */
const computedErrors = ({ name, fields, store }: ResourceSpec, { counters, computed }: Known): string[] => {
  const own = [...(counters[name] ?? []), ...(computed[store ?? name] ?? [])];
  return Object.entries(fields)
    .filter(([field, { computed: isComputed }]) => isComputed === true && !own.includes(field))
    .map(([field]) =>
      unknownWord(`${name}.${field}`, `value that the server computes for "${name}"`, field, own),
    );
};

/** A required field that no form contains could never be filled in. */
const unaskedErrors = (spec: ResourceSpec): string[] => {
  if (!spec.can.includes('create') && !spec.can.includes('edit')) return [];
  const asked = new Set(namesIn(spec.form));
  return Object.entries(spec.fields)
    .filter(([name, field]) => field.required && !asked.has(name))
    .map(([name]) => `${spec.name}.${name}: is required, but stands in no "form"`);
};
