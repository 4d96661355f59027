import { BULK_FIELD } from './bulk';
import { keysOf, typedFields, validated } from './compile';
import { fieldsIn } from './condition';
import type { Field } from './field';
import type { ActionModel, ResourceModel } from './model';
import type { Section } from './resource';

/** True if the person holds this access key. */
export type Has = (key: string) => boolean;

const narrowed = new WeakMap<ResourceModel, Map<string, ResourceModel>>();

/** Access keys that fields of the resource ask for. */
export const fieldKeys = ({ fields }: Pick<ResourceModel, 'fields'>): string[] => [
  ...new Set(
    Object.values<Field>(fields).flatMap(({ access }) => {
      const keys = keysOf(access);
      return keys ? [keys.read, keys.write] : [];
    }),
  ),
];

const namesWithout = (resource: ResourceModel, has: Has, key: 'read' | 'write'): string[] =>
  Object.entries<Field>(resource.fields).flatMap(([name, { access }]) => {
    const keys = keysOf(access);
    return keys && !(has(keys.read) && has(keys[key])) ? [name] : [];
  });

/**
 * The resource as one person may use it: without the fields that they may not read, and without inputs for those that
 * they may not write. Returns the resource itself if nothing is left out. Storage needs the whole resource.
 */
export function readableBy(resource: ResourceModel, has: Has): ResourceModel {
  const hidden = namesWithout(resource, has, 'read');
  const typed = new Set(resource.form.flatMap(({ fields }) => fields));
  const fixed = namesWithout(resource, has, 'write').filter((name) => typed.has(name));
  if (hidden.length === 0 && fixed.length === 0) return resource;
  const known = narrowed.get(resource) ?? new Map<string, ResourceModel>();
  narrowed.set(resource, known);
  const name = `${hidden} ${fixed}`;
  const made = known.get(name) ?? without(resource, new Set(hidden), new Set(fixed));
  known.set(name, made);
  return made;
}

const NAME_LISTS = ['list', 'columns', 'phone', 'filters', 'sort', 'summary'] as const;

function without(resource: ResourceModel, hidden: Set<string>, fixed: Set<string>): ResourceModel {
  const isShown = (name: string) => !hidden.has(name);
  const sections = (all: Section[], isLeft: (name: string) => boolean): Section[] =>
    all
      .map((section) => ({ ...section, fields: section.fields.filter(isLeft) }))
      .filter(({ fields }) => fields.length > 0);
  const form = sections(resource.form, (name) => isShown(name) && !fixed.has(name));
  const typed = form.flatMap(({ fields }) => fields);
  // The others are checked with the whole record (`mergeEdit`).
  const rules = resource.rules?.filter(({ at, when }) =>
    [at, ...fieldsIn(when)].every((name) => typed.includes(name)),
  );
  const next = {
    ...resource,
    ...Object.fromEntries(NAME_LISTS.map((list) => [list, resource[list]?.filter(isShown)])),
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => isShown(name))),
    detail: sections(resource.detail, isShown),
    form,
    actions: resource.actions.map((action) =>
      settingOnly(action, (name) => !hidden.has(name) && !fixed.has(name)),
    ),
    ...(fixed.size > 0 && { shownForm: sections(resource.form, isShown) }),
    rules,
  };
  return validated(next, () => typedFields(next, form), rules);
}

/** An action that sets one of many fields offers those that the person may write; another is returned as it is. */
function settingOnly(action: ActionModel, isTyped: (name: string) => boolean): ActionModel {
  const chosen = action.fields[BULK_FIELD];
  if (chosen?.kind !== 'choice') return action;
  const options = chosen.options.filter(({ value }) => isTyped(value));
  const fields = {
    ...Object.fromEntries(Object.entries(action.fields).filter(([name]) => isTyped(name))),
    [BULK_FIELD]: { ...chosen, options },
  };
  return validated({ ...action, fields }, () => fields);
}

/** The row without the fields that the person may not read, and without titles that only these refer to. */
export function presentedTo<Row extends object>(resource: ResourceModel, has: Has, row: Row): Row {
  const hidden = namesWithout(resource, has, 'read');
  if (hidden.length === 0) return row;
  const { reference_titles: titles, ...shown }: Record<string, unknown> = Object.fromEntries(
    Object.entries(row).filter(([name]) => !hidden.includes(name)),
  );
  if (!titles) return shown as Row;
  const text = JSON.stringify(shown);
  const included = Object.entries(titles).filter(([id]) => text.includes(id));
  return { ...shown, reference_titles: Object.fromEntries(included) } as Row;
}
