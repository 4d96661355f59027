import { instantOf, numberOf, switchOf } from '../../core/contract/reading-kinds';
import { fileTypes, type StoredFile, type StoredImage } from '../../core/contract/upload';
import { dayOf } from '../../core/format/date';
import { normalisePhone } from '../../core/format/phone';
import { readJson } from '../../core/format/read-json';
import type { Period } from '../../core/value/period';
import type { Rate } from '../../core/value/rate';
import type { Field, FieldKind, FieldOf } from '../schema/field';

/*
 * Records of another host (ADR 0014): its values are read by the declared kind of their field, and an update sends them
 * back in the notation in which they came.
 */

export type Row = Record<string, unknown>;

/** Id of a picture that is on another host; our server knows no such file. */
const ELSEWHERE = '00000000-0000-0000-0000-000000000000';

/** Reads a value by its kind; undefined when it cannot be understood. `row` is the record around it. */
type Reader<K extends FieldKind> = (value: unknown, field: FieldOf<K>, name: string, row: Row) => unknown;

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const first = (row: Row, names: readonly string[]): unknown =>
  names.map((name) => row[name]).find((value) => value !== undefined && value !== null && value !== '');

const listOf = (value: unknown, separator: RegExp): unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  const words = text(value)?.split(separator);
  return words?.map((word) => word.trim()).filter(Boolean);
};

const idOf = (value: unknown): string | undefined => text(isObject(value) ? value.id : value);
const nameOf = (value: unknown): string | undefined =>
  isObject(value) ? text(first(value, ['name', 'title', 'label', 'code'])) : undefined;

const ends = {
  start_at: ['start_at', 'start_date', 'start', 'started_at', 'starts_at', 'valid_from', 'from'],
  end_at: ['end_at', 'end_date', 'end', 'ended_at', 'ends_at', 'valid_until', 'to', 'until', 'expired_at'],
} as const;
type End = keyof typeof ends;

/** Name of the field that holds an end of a period: `start_date`, or `period_start_date`. A null end is an open one. */
function endName(row: Row, name: string, end: End): string | undefined {
  const names = ends[end].flatMap((one) => [`${name}_${one}`, one]);
  const present = (...kinds: string[]) =>
    names.find((one) => kinds.includes(typeof row[one]) && row[one] !== null);
  return present('string', 'number') ?? names.find((one) => row[one] === null);
}

/** Name of the end that belongs to a start: `valid_until` to `valid_from`. */
const endBeside = (start: string): string => {
  const at = ends.start_at.findIndex((one) => start.endsWith(one));
  return start.slice(0, -(ends.start_at[at]?.length ?? 0)) + ends.end_at[at];
};

/** A day without a clock belongs to the period up to its last second. */
const endOf = (value: unknown): string | undefined =>
  instantOf(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 23:59:59` : value);

const period: Reader<'period'> = (value, _, name, row) => {
  const start_at = instantOf(
    isObject(value) ? first(value, ends.start_at) : row[endName(row, name, 'start_at') ?? ''],
  );
  const end_at = endOf(isObject(value) ? first(value, ends.end_at) : row[endName(row, name, 'end_at') ?? '']);
  return start_at && ({ start_at, ...(end_at && { end_at }) } satisfies Period);
};

/** A bare number above 100 can only be rupiah; below it only a neighbour says what it is. */
const rate: Reader<'rate'> = (value, _, name, row) => {
  const source = isObject(value) ? value : { type: row[`${name}_type`], value };
  const amount = numberOf(typeof source.value === 'string' ? source.value.replace(/%$/, '') : source.value);
  if (amount === undefined) return undefined;
  const type = String(
    source.type ?? (String(source.value).endsWith('%') ? 'percent' : amount > 100 ? 'nominal' : ''),
  );
  if (type === '') return undefined;
  return {
    type: isPercent(type) ? 'percent' : 'nominal',
    value: amount,
  } satisfies Rate;
};

const choice = (value: unknown, { options }: Pick<FieldOf<'choice'>, 'options'>) => {
  const written = nameOf(value) ?? text(value);
  const fits = (option: string) => option.toLowerCase() === written?.toLowerCase();
  return options.find((option) => fits(option.value) || fits(option.label))?.value ?? written;
};

const urlOf = (value: unknown): string | undefined =>
  text(isObject(value) ? first(value, ['url', 'path', 'src', 'image_url', 'image', 'file']) : value);

const fileNameOf = (url: string): string => (url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 120);

/** Its type is the one that the ending of its name says. */
export const fileOf = (value: unknown) => {
  const url = urlOf(value);
  // A link may not run a script.
  if (!url || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  const name = (isObject(value) && text(value.name)) || fileNameOf(url);
  const type = Object.entries(fileTypes).find(([ending]) => name.toLowerCase().endsWith(`.${ending}`));
  const bytes = isObject(value) ? numberOf(first(value, ['bytes', 'size'])) : undefined;
  return {
    ...{ id: ELSEWHERE, name: name.slice(0, 120), url },
    ...{ mime: type?.[1] ?? '', bytes: Math.max(0, Math.round(bytes ?? 0)) },
  } satisfies StoredFile;
};

const MOST_DEPTH = 100;

const json: Reader<'json'> = (value) => {
  const read = readJson(typeof value === 'string' ? value : JSON.stringify(value), MOST_DEPTH);
  return 'value' in read ? read.value : undefined;
};

/** A path, a URL, or an object that holds one. Its size is not known: it is taken for the one that the field asks for. */
export const pictureOf = (
  value: unknown,
  { width, height, ratio = '1:1' }: Pick<FieldOf<'image'>, 'width' | 'height' | 'ratio'>,
) => {
  const url = urlOf(value);
  if (!url) return undefined;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const wide = width ?? across * 100;
  const tall = height ?? Math.round((wide * down) / across);
  return {
    id: ELSEWHERE,
    name: fileNameOf(url),
    url,
    width: wide,
    height: tall,
    bytes: 0,
  } satisfies StoredImage;
};

const rows: Reader<'rows'> = (value, { fields }) =>
  Array.isArray(value) ? value.filter(isObject).map((row) => readFields(fields, row)) : undefined;

const readers: { [K in FieldKind]?: Reader<K> } = {
  number: numberOf,
  money: numberOf,
  percent: numberOf,
  rate,
  period,
  switch: switchOf,
  choice,
  manyChoice: (value, field) => listOf(value, /,/)?.flatMap((one) => choice(one, field) ?? []),
  image: pictureOf,
  file: fileOf,
  json,
  rows,
  date: (value) => dayOf(instantOf(value) ?? '') || undefined,
  datetime: instantOf,
  phone: (value) => normalisePhone(text(value) ?? '') ?? text(value),
  color: (value) => text(value)?.toLowerCase(),
  tags: (value) => listOf(value, /,/)?.flatMap((word) => nameOf(word) ?? text(word) ?? []),
  lines: (value) => listOf(value, /\r?\n/)?.flatMap((line) => text(line) ?? []),
  reference: idOf,
  references: (value) => listOf(value, /,/)?.flatMap((one) => idOf(one) ?? []),
  // It is written and never read back.
  password: () => undefined,
};

/** A record, or a row inside one, with its values as their kinds hold them; what cannot be understood is absent. */
function readFields(fields: Readonly<Record<string, Field>>, row: Row): Row {
  const read: Row = { ...row };
  for (const [name, field] of Object.entries(fields)) {
    const reader = (readers[field.kind] ?? text) as Reader<FieldKind>;
    const value = row[name] ?? undefined;
    // Two fields beside it may define the period.
    read[name] = value === undefined && field.kind !== 'period' ? undefined : reader(value, field, name, row);
    if (read[name] !== undefined) continue;
    // Absent is off for our own records, and unknown for those of another host.
    if (field.kind === 'switch') read[name] = null;
    else delete read[name];
  }
  return read;
}

/** Names of the records that a row points at: sent inside it or beside it, else the bare id. */
const titlesIn = (fields: Readonly<Record<string, Field>>, row: Row): Row =>
  Object.assign({}, ...Object.entries(fields).map(([name, field]) => titlesOf(field, name, row)));

function titlesOf(field: Field, name: string, row: Row): Row {
  const value = row[name];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  if (field.kind === 'rows')
    return Object.assign({}, ...all.filter(isObject).map((sub) => titlesIn(field.fields, sub)));
  if (field.kind !== 'reference' && field.kind !== 'references') return {};
  const beside = name.replace(/_ids?$/, '');
  const alone = field.kind === 'reference' ? (nameOf(row[beside]) ?? text(row[`${beside}_name`])) : undefined;
  return Object.fromEntries(
    all.flatMap((one) => {
      const id = idOf(one);
      return id === undefined ? [] : [[id, nameOf(one) ?? alone ?? id]];
    }),
  );
}

/** A record of another host, read by the declaration. */
export const readRow = (fields: Readonly<Record<string, Field>>, row: Row): Row => ({
  ...readFields(fields, row),
  reference_titles: { ...titlesIn(fields, row), ...(row.reference_titles as object) },
});

/** Returns the body of a write in the notation of `original`, a record that this host sent before. */
export const writtenAs = (fields: Readonly<Record<string, Field>>, body: Row, original: Row): Row =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = fields[name];
      const writer = field && (writers[field.kind] as Writer<FieldKind> | undefined);
      return (field && writer?.(value, name, original, field)) ?? [[name, value]];
    }),
  );

/** Pairs that stand for a value; undefined if it is sent as it is. */
type Writer<K extends FieldKind> = (
  value: unknown,
  name: string,
  original: Row,
  field: FieldOf<K>,
) => [string, unknown][] | undefined;

const isPercent = (type: unknown): boolean => /^percent|^%$/i.test(String(type));

const writeRate: Writer<'rate'> = (value, name, original) => {
  const before = original[name];
  if (!isObject(value) || before === undefined) return undefined;
  /** The host's own word for the type where it means the same. */
  const typeAs = (type: unknown) => (isPercent(type) === isPercent(value.type) ? type : value.type);
  if (isObject(before)) return [[name, { ...value, type: typeAs(before.type) }]];
  const type = original[`${name}_type`];
  if (type === undefined) return [[name, isPercent(value.type) ? `${value.value}%` : value.value]];
  return [
    [name, value.value],
    [`${name}_type`, typeAs(type)],
  ];
};

const numberedAs = (id: unknown, original: unknown): unknown =>
  typeof (isObject(original) ? original.id : original) === 'number' && id ? Number(id) : id;

const writeUrl = (value: unknown, name: string): [string, unknown][] | undefined =>
  isObject(value) && value.id === ELSEWHERE ? [[name, value.url]] : undefined;

const writers: { [K in FieldKind]?: Writer<K> } = {
  period: (value, name, original) => {
    const start = endName(original, name, 'start_at');
    if (isObject(original[name]) || !start) return undefined;
    const { start_at = null, end_at = null } = (value ?? {}) as Row;
    return [
      [start, start_at],
      [endName(original, name, 'end_at') ?? endBeside(start), end_at],
    ];
  },
  rate: writeRate,
  image: writeUrl,
  file: writeUrl,
  json: (value, name, original) =>
    typeof original[name] === 'string' ? [[name, JSON.stringify(value)]] : undefined,
  manyChoice: (value, name, original) =>
    Array.isArray(value) && typeof original[name] === 'string' ? [[name, value.join(',')]] : undefined,
  switch: (value, name, original) => {
    // Off was not chosen if the host never sent the switch.
    if (original[name] === undefined && !value) return [];
    return typeof original[name] === 'number' ? [[name, Number(value)]] : undefined;
  },
  reference: (value, name, original) => [[name, numberedAs(value, original[name])]],
  references: (value, name, original) => {
    if (!Array.isArray(value)) return undefined;
    if (typeof original[name] === 'string') return [[name, value.join(',')]];
    const [sample] = Array.isArray(original[name]) ? original[name] : [];
    return [[name, value.map((one) => numberedAs(one, sample))]];
  },
  rows: (value, name, original, { fields }) => {
    if (!Array.isArray(value)) return undefined;
    const [sample] = Array.isArray(original[name]) ? original[name].filter(isObject) : [];
    return [[name, value.map((row: Row) => writtenAs(fields, row, sample ?? row))]];
  },
};
