import type { PageRow, Route } from '../routes/route';
import { inSentence } from '../text/in-sentence';
import { bodyOf } from './body';
import type { Field } from './field';
import { validatorOf } from './kinds';
import { linksOf } from './links';
import { menuOf } from './menu';
import type { ActModel, Model, ResourceModel } from './model';
import type { Act, Config, ResourceSpec, Section } from './resource';
import { routesOf } from './routes-of';

/**
 * Works out everything that follows from the configuration and the page table; once, at start.
 * Expects what `check()` finds no error with, else throws an Error that names the entry.
 */
export function compile(config: Config, pages: PageRow[]): Model {
  const resources = config.resources.map(resourceModel);
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

/** The resource of that name. Throws an Error when there is none. */
export function resourceOf(model: Model, name: string): ResourceModel {
  const found = model.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`There is no resource "${name}"`);
  return found;
}

/** Read and write key of a resource; null when it is open to every signed-in user. */
export function accessOf(spec: ResourceSpec): { read: string; write: string } | null {
  if (!spec.access) return null;
  if (typeof spec.access !== 'string') return spec.access;
  return { read: spec.access, write: `${spec.access}.action` };
}

/**
 * Paths that a resource has. A `single` one is shown and edited at `path` itself.
 * `show` is absent when the detail is a drawer on the list.
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

/** Fields named one by one are gathered into untitled sections, in the order of the declaration. */
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

const resourceModel = (spec: ResourceSpec): ResourceModel => {
  const form = sectionsOf(spec.form);
  const model = {
    ...spec,
    access: accessOf(spec),
    unit: spec.unit ?? inSentence(spec.label),
    paths: pathsOf(spec),
    form,
    detail: sectionsOf(spec.detail),
    acts: (spec.acts ?? []).map((act) => actModel(spec, act)),
  };
  return validated(model, () => typedFields(spec, form));
};

const actModel = (spec: ResourceSpec, act: Act): ActModel => {
  const fields = act.fields ?? {};
  return validated({ ...act, fields, object: `${spec.name}:${act.name}` }, () => fields);
};

type Validator = ResourceModel['validator'];

/** With a validator that is made when it is first asked for: a page needs that of one form at most, and start waits for none. */
function validated<T extends object>(
  model: T,
  fields: () => Record<string, Field>,
): T & { validator: Validator } {
  let made: Validator | undefined;
  return Object.defineProperty(model as T & { validator: Validator }, 'validator', {
    enumerable: true,
    get: () => {
      made ??= bodyOf(fields(), validatorOf);
      return made;
    },
  });
}

/** The fields that a person may send: those of the form that the server does not fill itself. */
const typedFields = (spec: ResourceSpec, form: Section[]): Record<string, Field> => {
  const names = new Set(form.flatMap((section) => section.fields));
  return Object.fromEntries(
    Object.entries(spec.fields).filter(([name, field]) => names.has(name) && !field.computed),
  );
};

const pageRoute = ({
  icon: _icon,
  ownerOnly: _ownerOnly,
  openToOwners: _openToOwners,
  tells: _tells,
  ...route
}: PageRow): Route => ({
  ...route,
  object: route.path,
});
