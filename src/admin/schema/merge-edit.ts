import type { z } from 'zod';
import { messages } from '../../core/text/messages';
import { sameValue } from '../../core/value/same-value';
import { asksOf } from './active';
import { blankToAbsent } from './blank';
import { askedBody, errorsBetween } from './body';
import { typedFields } from './compile';
import { fieldsIn, isMet } from './condition';
import type { Field } from './field';
import { kindOf, validatorOf } from './kinds';
import type { ResourceModel } from './model';

type Data = Record<string, unknown>;
type Edited = Pick<ResourceModel, 'fields' | 'form' | 'validator'> & Partial<Pick<ResourceModel, 'rules'>>;
type Issue = z.core.$ZodIssue;

/** True if an edit of this stored record cannot change the field. */
export const isLocked = (field: Field | undefined, current: Data): boolean =>
  field?.lockedAfterCreate === true || (field?.lockedWhen !== undefined && isMet(field.lockedWhen, current));

/**
 * Validates a body against the record that it changes (none if it creates one), the same in browser and server. A
 * stored value that does not fit its field any more is kept while neither it nor a field that it depends on changes; a
 * locked field keeps its value, and a changed one is an issue. `whole` is the resource with the form fields that `model`
 * hides from this person: they keep their values.
 */
export function mergeEdit(
  model: Edited,
  current: Data | undefined,
  body: Data,
  whole: Edited = model,
): { data: Data } | { issues: Issue[] } {
  if (!current) {
    const { data, error } = model.validator.safeParse(body);
    return error ? { issues: error.issues } : { data };
  }
  const { fields } = model;
  const names = namesOf(model);
  const locked = names.filter((name) => isLocked(fields[name], current));
  const isUnchanged = (values: Data, name: string): boolean =>
    isSame(fields[name], values[name], current[name]);
  const refused = locked.filter((name) => body[name] !== undefined && !isUnchanged(body, name));
  const sent = { ...body, ...picked(current, locked) };
  const isUntouched = (name: string): boolean =>
    name in fields && relatedTo(model, name).every((one) => isUnchanged(sent, one));

  const validated = model.validator.safeParse(sent);
  const found = validated.error?.issues ?? [];
  const wrong = found.filter(({ path: [name] }) => name === undefined || !isUntouched(String(name)));
  const issues = [
    ...wrong,
    ...refused.map((name) => issueAt(name, messages.locked(fields[name]?.label ?? name))),
  ];
  if (issues.length > 0) return { issues };

  const hidden = namesOf(whole).filter((name) => !names.includes(name));
  const unchanged = new Set(found.map(({ path: [name] }) => String(name)));
  const data = {
    ...(validated.data ?? partlyParsed(model, names, sent, unchanged)),
    ...picked(current, [...hidden, ...unchanged]),
  };
  const broken = hidden.length > 0 ? brokenBy(whole, data, current) : [];
  return broken.length > 0 ? { issues: broken.map(([name, message]) => issueAt(name, message)) } : { data };
}

/** Errors `[field, message]` between fields of a form that a change makes, and that the stored record does not have. */
export function brokenBy(resource: Edited, after: Data, before: Data): [string, string][] {
  const fields = typedFields(resource, resource.form);
  const errorsIn = (data: Data) => errorsBetween(fields, resource.rules, data);
  const known = new Set(errorsIn(before).map(String));
  return errorsIn(after).filter((error) => !known.has(String(error)));
}

const namesOf = ({ form }: Edited): string[] => form.flatMap(({ fields }) => fields);

const picked = (current: Data, names: string[]): Data =>
  Object.fromEntries(
    names.filter((name) => current[name] !== undefined).map((name) => [name, current[name]]),
  );

/** Compares as typed and as it would be stored: `08…` equals `628…`, and blank equals absent. */
export const isSame = (field: Field | undefined, sent: unknown, stored: unknown): boolean => {
  const [one, other] = [sent, stored].map((value) => blankToAbsent(value) ?? (field && kindOf(field).unset));
  if (sameValue(one, other)) return true;
  const parsed = field && one !== undefined ? validatorOf(field).safeParse(one) : undefined;
  return parsed?.success === true && sameValue(parsed.data, other);
};

/** Fields whose values decide whether the value of this one is right. */
const relatedTo = ({ fields, rules = [] }: Edited, name: string): string[] => {
  const field = fields[name] as Field;
  return [
    name,
    ...asksOf(field),
    ...(field.kind === 'color' && field.contrastWith ? [field.contrastWith] : []),
    ...rules.flatMap(({ at, when }) => (at === name ? fieldsIn(when) : [])),
  ];
};

/** Values of the fields without issues; zod returns none once a single field has one. */
const partlyParsed = ({ fields }: Edited, names: string[], sent: Data, unchanged: Set<string>): Data => {
  const body = askedBody(fields, sent);
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      if (!field || field.computed || unchanged.has(name)) return [];
      const value = validatorOf({ ...field, required: false } as Field).safeParse(body[name]).data;
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const issueAt = (name: string, message: string): Issue => ({
  code: 'custom',
  path: [name],
  input: undefined,
  message,
});
