import type { z } from 'zod';
import { messages } from '../../core/text/messages';
import { blankToAbsent } from './blank';
import { unknownWord } from './check/nearest';
import { typedFields } from './compile';
import type { Field } from './field';
import { fitsKind, kindOf, storedText, validatorOf } from './kinds';
import type { ResourceModel } from './model';

type Data = Record<string, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** `shape`: the kind of the field cannot read the value. */
type Reason = 'gone' | 'shape' | 'option' | 'limit';

/** Stored records that differ from the declaration in the same way. */
export interface Finding {
  resource: string;
  /** Path of the field; empty if the whole resource is gone. */
  field: string;
  reason: Reason;
  words: string;
  records: number;
  /** Records that were read. */
  of: number;
}

interface Misfit extends Pick<Finding, 'field' | 'reason' | 'words'> {}

const LONGEST = 40;

/** A stored value in a line for the administrator. */
const shortText = (value: unknown): string => {
  const text = storedText(value).replace(/\s+/g, ' ');
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}"`;
};

interface Checks {
  typed: ReadonlySet<string>;
  /** Validators of the values that only actions and code write. */
  alone: ReadonlyMap<string, z.ZodType>;
}

const checks = new WeakMap<ResourceModel, Checks>();

function checksOf(resource: ResourceModel): Checks {
  const known = checks.get(resource);
  if (known) return known;
  const typed = new Set(Object.keys(typedFields(resource, resource.form)));
  const others = Object.entries<Field>(resource.fields).filter(
    ([name, field]) => !field.computed && !typed.has(name),
  );
  const alone = new Map(others.map(([name, field]) => [name, validatorOf({ ...field, required: false })]));
  const made = { typed, alone };
  checks.set(resource, made);
  return made;
}

/** Values of a stored record that cells and exports cannot read. */
export const unreadableOf = ({ fields }: ResourceModel, data: Data): Misfit[] =>
  misplacedIn(fields, data).filter(({ reason }) => reason === 'shape');

/** How one stored record differs from its declaration, by the checks that form and server validate with. */
export function misfitsOf(resource: ResourceModel, data: Data): Misfit[] {
  const { fields } = resource;
  const found = misplacedIn(fields, data);
  const wrong = new Set(found.map(({ field }) => topOf(field)));
  const isLeft = (name: string): boolean => !wrong.has(name) && !isSecret(fields[name]);
  const right = Object.entries(data).filter(
    ([name, value]) => isLeft(name) && blankToAbsent(value) !== undefined,
  );
  const { typed, alone } = checksOf(resource);
  const body = Object.fromEntries(right.filter(([name]) => typed.has(name)));
  const whole = resource.validator.safeParse(body).error?.issues ?? [];
  const others = right.flatMap(([name, value]) =>
    (alone.get(name)?.safeParse(value).error?.issues ?? []).map(({ path, message }) => ({
      ...{ path: [name, ...path], message },
    })),
  );
  const limits = [...whole, ...others].flatMap(({ path, message }): Misfit[] => {
    if (!isLeft(String(path[0] ?? ''))) return [];
    const field = path.filter((part) => typeof part === 'string').join('.');
    const value = valueAt(data, path);
    return value !== undefined && message === messages.choice(labelAt(fields, field))
      ? [{ field, reason: 'option', words: `hold ${shortText(value)}, which is no option` }]
      : [{ field, reason: 'limit', words: `break a limit: ${message}` }];
  });
  return [...found, ...limits];
}

/** The field of the record that a path begins with. */
export const topOf = (path: string): string => path.split('.', 1)[0] ?? '';
const isSecret = (field: Field | undefined): boolean => field !== undefined && Boolean(kindOf(field).secret);

const goneWords = new WeakMap<Fields, Map<string, string>>();

/** Looks for the nearest field once, because each record of a renamed field has it. */
function wordsOfGone(fields: Fields, name: string): string {
  const known = goneWords.get(fields) ?? new Map<string, string>();
  goneWords.set(fields, known);
  const found = known.get(name);
  if (found) return found;
  const [, why = ''] = unknownWord('', 'field', name, Object.keys(fields)).split(': ');
  const words = `hold a value, but ${why}`;
  known.set(name, words);
  return words;
}

/** Values without a field, and those whose shape their kind cannot read, in sub-rows, too. */
function misplacedIn(fields: Fields, data: Data, prefix = ''): Misfit[] {
  return Object.entries(data).flatMap(([name, value]): Misfit[] => {
    if (blankToAbsent(value) === undefined) return [];
    const at = prefix + name;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      return [{ field: at, reason: 'gone', words: wordsOfGone(fields, name) }];
    }
    if (isSecret(field)) return [];
    if (!fitsKind(field, value)) {
      return [{ field: at, reason: 'shape', words: `hold ${shortText(value)}, which is no ${field.kind}` }];
    }
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row) => misplacedIn(field.fields, row, `${at}.`));
  });
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );

const labelAt = (fields: Fields, at: string): string => {
  const [name = '', ...rest] = at.split('.');
  const field = fields[name];
  return field?.kind === 'rows' && rest.length > 0
    ? labelAt(field.fields, rest.join('.'))
    : (field?.label ?? '');
};

/** Counts records by finding; words that differ only by the value of a shape or limit are joined. */
export function createTally(resource: Pick<ResourceModel, 'name'>) {
  const findings = new Map<string, Finding>();
  let of = 0;
  return {
    add(misfits: readonly Misfit[]): void {
      of += 1;
      const seen = new Set<string>();
      for (const { field, reason, words } of misfits) {
        const key = `${field} ${reason} ${reason === 'shape' ? '' : words}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const known = findings.get(key) ?? { resource: resource.name, field, reason, words, records: 0, of };
        findings.set(key, { ...known, records: known.records + 1 });
      }
    },
    findings: (): Finding[] => [...findings.values()].map((finding) => ({ ...finding, of })),
  };
}

const recordsOf = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

/** One line of `npm run schema -- diff`. */
export const lineOf = ({ resource, field, words, records, of }: Finding): string =>
  `${[resource, field].filter(Boolean).join('.')}: ${records} of ${recordsOf(of)} ${words}`;

/** One line an entity at the start: what differs, and in how many records. */
export function linesByResource(findings: readonly Finding[]): string[] {
  const names = [...new Set(findings.map(({ resource }) => resource))];
  return names.map((name) => {
    const own = findings.filter(({ resource }) => resource === name);
    const parts = own.map(({ field, reason, records }) =>
      [field, inShort[reason], `(${records})`].filter(Boolean).join(' '),
    );
    return `${name}: ${[...new Set(parts)].join(', ')}`;
  });
}

const inShort: Record<Reason, string> = {
  gone: 'is not declared',
  shape: 'holds values of another kind',
  option: 'holds a value that is no option',
  limit: 'breaks a limit',
};
