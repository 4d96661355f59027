import type { PageRow, Route } from '../../core/routes/route';
import { inSentence } from '../../core/text/in-sentence';
import { bodyOf } from './body';
import { bulkActionsOf, type NamedAction } from './bulk';
import { type Condition, mayBeMet } from './condition';
import type { Field } from './field';
import { narrowingFields } from './filter-by';
import { validatorOf } from './kinds';
import { linksOf } from './links';
import type { ActionModel, MenuNode, Model, ResourceModel } from './model';
import type { Config, MenuEntry, ResourceSpec, Section } from './resource';
import { routesOf } from './routes-of';

/**
 * Compiles configuration and page table once, at start. Expects a configuration without errors of `check()`; throws an
 * Error that names the entry.
 */
export function compile(config: Config, pages: PageRow[]): Model {
  const narrowing = narrowingFields(config.resources);
  const resources = config.resources.map((spec) => resourceModel(spec, narrowing.get(spec.name) ?? []));
  const routes = [...pages.map(pageRoute), ...resources.flatMap(routesOf)];
  return {
    accessKeys: config.accessKeys,
    resources,
    routes,
    menu: {
      h2h: menuOf(config.menu.h2h, resources, pages),
      panel: menuOf(config.menu.panel, resources, pages),
    },
    links: linksOf(config.accessKeys, pages, resources),
  };
}

/** Throws an Error for an unknown name. */
export function resourceOf(model: Model, name: string): ResourceModel {
  const found = model.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`There is no resource "${name}"`);
  return found;
}

/** Read and write key of a resource or field; null if open to everybody who may use what it belongs to. */
export function keysOf(access: ResourceSpec['access']): { read: string; write: string } | null {
  if (!access) return null;
  return typeof access === 'string' ? { read: access, write: `${access}.action` } : access;
}

/**
 * Paths of a resource. A `single` one uses `path` for showing and editing. `show` is absent if the detail is a drawer
 * of the list.
 */
export function pathsOf(spec: ResourceSpec): ResourceModel['paths'] {
  const edits = spec.can.includes('edit');
  if (spec.lookupOnly || spec.relatedOnly) return {};
  if (spec.single) return { show: spec.path, ...(edits && { edit: spec.path }) };
  const own = spec.paths ?? {};
  const form = `${spec.path}/form`;
  const show = own.show ?? (spec.detailPage ? `${spec.path}/detail` : undefined);
  return {
    list: own.list ?? `${spec.path}/data`,
    ...(show && { show }),
    ...(spec.can.includes('create') && { create: own.create ?? form }),
    ...(edits && { edit: own.edit ?? form }),
  };
}

/** Groups fields without a section into untitled ones, in order. */
function sectionsOf(entries: readonly (string | Section)[]): Section[] {
  const sections: Section[] = [];
  let loose: string[] | undefined;
  for (const entry of entries) {
    if (typeof entry !== 'string') {
      loose = undefined;
      sections.push(entry);
    } else if (loose) {
      loose.push(entry);
    } else {
      loose = [entry];
      sections.push({ title: '', fields: loose });
    }
  }
  return sections;
}

const resourceModel = (spec: ResourceSpec, narrowedBy: readonly string[]): ResourceModel => {
  const form = sectionsOf(spec.form);
  const model = {
    ...spec,
    access: keysOf(spec.access),
    unit: spec.unit ?? inSentence(spec.label),
    history: spec.store === undefined || spec.history === true,
    paths: pathsOf(spec),
    form,
    detail: sectionsOf(spec.detail),
    actions: [...(spec.actions ?? []), ...bulkActionsOf(spec, form)].map((action) =>
      actionModel(spec, action),
    ),
    narrowedBy,
  };
  return validated(model, () => typedFields(spec, form), spec.rules);
};

const actionModel = (spec: ResourceSpec, action: NamedAction): ActionModel => {
  const asks = action.asks ?? [];
  const asked = asks.flatMap((name) => {
    const field = spec.fields[name];
    return field ? [[name, askedField(field, action.set)] as const] : [];
  });
  const fields = { ...action.fields, ...Object.fromEntries(asked) };
  const starts = { ...Object.fromEntries(asks.map((name) => [name, name])), ...action.starts };
  return validated({ ...action, fields, starts, object: `${spec.name}:${action.name}` }, () => fields);
};

/** A field of the record as an action asks for it: required if it surely is after `set`. */
const askedField = (field: Field, set: NamedAction['set'] = {}): Field => {
  const { when, requiredWhen, lockedWhen: _when, lockedAfterCreate: _after, ...asked } = field;
  const isSure = (condition: Condition | undefined) => !condition || !mayBeMet({ not: condition }, set);
  return {
    ...asked,
    required: Boolean(field.required && isSure(when)) || Boolean(requiredWhen && isSure(requiredWhen)),
  };
};

type Validator = ResourceModel['validator'];

/** Builds the validator on first use: a page needs at most one, and the start waits for none. */
export function validated<T extends object>(
  model: T,
  fields: () => Record<string, Field>,
  rules?: ResourceSpec['rules'],
): T & { validator: Validator } {
  let made: Validator | undefined;
  return Object.defineProperty(model as T & { validator: Validator }, 'validator', {
    enumerable: true,
    get: () => {
      made ??= bodyOf(fields(), validatorOf, rules);
      return made;
    },
  });
}

export const typedFields = (spec: Pick<ResourceSpec, 'fields'>, form: Section[]): Record<string, Field> => {
  const names = new Set(form.flatMap((section) => section.fields));
  return Object.fromEntries(
    Object.entries(spec.fields).filter(([name, field]) => names.has(name) && !field.computed),
  );
};

const pageRoute = ({
  icon: _icon,
  ownerOnly: _ownerOnly,
  openToOwners: _openToOwners,
  reveals: _reveals,
  ...route
}: PageRow): Route => ({
  ...route,
  object: route.path,
});

/** Throws an Error for an unknown name. */
function menuOf(entries: MenuEntry[], resources: ResourceModel[], pages: PageRow[]): MenuNode[] {
  return entries.map((entry) => {
    if (typeof entry !== 'string') {
      return { ...entry, kind: 'group', items: menuOf(entry.items, resources, pages) };
    }
    const node = resourceNode(entry, resources) ?? pageNode(entry, pages);
    if (!node)
      throw new Error(`The menu names "${entry}", which is neither a resource nor a page with an icon`);
    return node;
  });
}

const resourceNode = (name: string, resources: ResourceModel[]): MenuNode | undefined => {
  const resource = resources.find((candidate) => candidate.name === name);
  const path = resource?.paths.list ?? resource?.paths.show;
  if (!resource || !path) return undefined;
  const { label, icon, single } = resource;
  return { kind: 'link', name, label, icon, path, object: `${name}:${single ? 'show' : 'list'}` };
};

const pageNode = (name: string, pages: PageRow[]): MenuNode | undefined => {
  const page = pages.find(({ screen, icon }) => icon && screen.kind === 'page' && screen.page === name);
  if (!page?.icon) return undefined;
  return { kind: 'link', name, label: page.title, icon: page.icon, path: page.path, object: page.path };
};
