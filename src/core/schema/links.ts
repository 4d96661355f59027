import { BLOCK_WHEN_EXPIRED, NEEDS_PANEL, OPEN_TO_ALL, OWNER_ROLE, UNDECLARED } from '../access/roles';
import { OWNER_ONLY } from '../contract/endpoint';
import type { PageRow } from '../routes';
import type { Field } from './field';
import type { AccessLink, ResourceAct, ResourceModel } from './model';
import type { AccessKey } from './resource';

const reading: ResourceAct[] = ['list', 'show'];
const declared: ResourceAct[] = ['create', 'edit', 'delete', 'export'];

/** Every `g` line of the policy: what governs each screen, act and look-up (design 5). */
export function linksOf(keys: AccessKey[], pages: PageRow[], resources: ResourceModel[]): AccessLink[] {
  return [
    { object: OWNER_ONLY, role: OPEN_TO_ALL },
    { object: OWNER_ONLY, role: OWNER_ROLE },
    ...keys.filter(({ key }) => isPanelKey(key)).map(({ key }) => ({ object: key, role: NEEDS_PANEL })),
    ...pages.flatMap(pageLinks),
    ...resources.flatMap(actLinks),
    ...resources.flatMap(namedActLinks),
    ...resources.flatMap((resource) => lookupLinks(resource, resources)),
  ];
}

/** Casbin object of taking back what an act did to many records. */
export const undoOf = (resource: string): string => `${resource}:undo`;

const isPanelKey = (key: string): boolean => key.startsWith('panel.');

const link = (object: string, ...roles: (string | false | undefined)[]): AccessLink[] =>
  roles.filter((role) => typeof role === 'string').map((role) => ({ object, role }));

const pageLinks = (page: PageRow): AccessLink[] =>
  link(
    page.path,
    page.access ?? OPEN_TO_ALL,
    page.blockWhenExpired && BLOCK_WHEN_EXPIRED,
    page.type === 'panel' && !page.access && NEEDS_PANEL,
    page.ownerOnly && OWNER_ROLE,
  );

const actLinks = (resource: ResourceModel): AccessLink[] =>
  [...reading, ...declared].flatMap((act) => {
    const object = `${resource.name}:${act}`;
    if (resource.lookupOnly) return link(object, UNDECLARED);
    if (declared.includes(act) && !resource.can.some((own) => own === act)) return link(object, UNDECLARED);
    const key = act === 'export' || reading.includes(act) ? resource.access?.read : resource.access?.write;
    return link(
      object,
      key ?? OPEN_TO_ALL,
      resource.blockWhenExpired && BLOCK_WHEN_EXPIRED,
      resource.area === 'panel' && !key && NEEDS_PANEL,
    );
  });

/** The acts that a resource names itself, and what takes back those that were done to many records. */
const namedActLinks = (resource: ResourceModel): AccessLink[] => {
  const rolesOf = (key: string | undefined, ownerOnly?: boolean) => [
    key ?? OPEN_TO_ALL,
    resource.blockWhenExpired && BLOCK_WHEN_EXPIRED,
    resource.area === 'panel' && !key && NEEDS_PANEL,
    ownerOnly && OWNER_ROLE,
  ];
  const { access, acts, name } = resource;
  return [
    ...acts.flatMap((act) =>
      link(act.object, ...rolesOf(act.reads ? access?.read : access?.write, act.ownerOnly)),
    ),
    ...(acts.length > 0 ? link(undoOf(name), ...rolesOf(access?.write)) : []),
  ];
};

/**
 * `<name>:lookup` is open to whoever reads the resource or one that refers to it, and closed by an expired panel
 * only when all of these screens are. What is only ever looked up has no screen of its own.
 */
const lookupLinks = (resource: ResourceModel, resources: ResourceModel[]): AccessLink[] => {
  const askers = resources.filter((other) => other === resource || refersTo(other, resource.name));
  const roles = new Set(askers.map((asker) => asker.access?.read ?? OPEN_TO_ALL));
  const screens = askers.filter((asker) => !asker.lookupOnly);
  const blocked = screens.length > 0 && screens.every((asker) => asker.blockWhenExpired);
  return link(`${resource.name}:lookup`, ...roles, blocked && BLOCK_WHEN_EXPIRED);
};

const refersTo = (resource: ResourceModel, name: string): boolean =>
  withSubFields({
    ...resource.fields,
    ...Object.assign({}, ...resource.acts.map(({ fields }) => fields)),
  }).some((field) => (field.kind === 'reference' || field.kind === 'references') && field.to === name);

const withSubFields = (fields: Record<string, Field>): Field[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'rows' ? [field, ...withSubFields(field.fields)] : [field],
  );
