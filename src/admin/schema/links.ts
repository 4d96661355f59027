import { OWNER_ONLY } from '../../core/contract/endpoint';
import type { PageRow, Visibility } from '../../core/routes/route';
import {
  BLOCK_WHEN_EXPIRED,
  COST,
  NEEDS_PANEL,
  OPEN_TO_ALL,
  OWNER_ROLE,
  OWNERS,
  PROFIT,
  REVEALS_COST,
  REVEALS_PROFIT,
  UNDECLARED,
} from '../../core/session/roles';
import { fieldsWithin } from './filter-by';
import { pointedAt } from './kinds';
import type { AccessLink, ResourceAction, ResourceModel } from './model';
import type { AccessKey } from './resource';

const reading: ResourceAction[] = ['list', 'show'];
const declared: ResourceAction[] = ['create', 'edit', 'delete', 'export'];

/** All `g` lines of the policy: the roles of each screen, action and look-up (design 5). */
export function linksOf(keys: AccessKey[], pages: PageRow[], resources: ResourceModel[]): AccessLink[] {
  return [
    { object: OWNER_ONLY, role: OPEN_TO_ALL },
    { object: OWNER_ONLY, role: OWNER_ROLE },
    ...link(COST, OPEN_TO_ALL, REVEALS_COST),
    ...link(PROFIT, OPEN_TO_ALL, REVEALS_PROFIT),
    ...keys.filter(({ key }) => isPanelKey(key)).map(({ key }) => ({ object: key, role: NEEDS_PANEL })),
    ...pages.flatMap(pageLinks),
    ...resources.flatMap(actionLinks),
    ...resources.flatMap(namedActionLinks),
    ...lookupLinks(resources),
  ];
}

export const undoOf = (resource: string): string => `${resource}:undo`;
export const importOf = (resource: string): string => `${resource}:import-file`;

const revealing = (reveals: Visibility | undefined): string | undefined =>
  reveals && { cost: REVEALS_COST, profit: REVEALS_PROFIT }[reveals];

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
    page.openToOwners && OWNERS,
    revealing(page.reveals),
  );

const openTo = ({ ownerOnly }: ResourceModel): string => (ownerOnly ? OWNERS : OPEN_TO_ALL);

/** Roles of a screen or action that asks for this key. */
const rolesOf = (resource: ResourceModel, key: string | undefined, ownerOnly = resource.ownerOnly) => [
  key ?? openTo(resource),
  resource.blockWhenExpired && BLOCK_WHEN_EXPIRED,
  resource.area === 'panel' && !key && NEEDS_PANEL,
  ownerOnly && OWNER_ROLE,
  resource.openToOwners && OWNERS,
  revealing(resource.reveals),
];

const actionLinks = (resource: ResourceModel): AccessLink[] =>
  [...reading, ...declared].flatMap((action) => {
    const object = `${resource.name}:${action}`;
    const { access, can, lookupOnly } = resource;
    const isReading = reading.includes(action);
    if (lookupOnly || !(isReading || can.some((own) => own === action))) return link(object, UNDECLARED);
    const key = isReading || action === 'export' ? access?.read : access?.write;
    return link(object, ...rolesOf(resource, key));
  });

const namedActionLinks = (resource: ResourceModel): AccessLink[] => {
  const { access, actions, name, can } = resource;
  const writing = rolesOf(resource, access?.write);
  return [
    ...actions.flatMap(({ object, reads, ownerOnly }) =>
      link(
        object,
        ...rolesOf(resource, reads ? access?.read : access?.write, ownerOnly || resource.ownerOnly),
      ),
    ),
    ...(actions.length > 0 ? link(undoOf(name), ...writing) : []),
    ...(can.includes('import') ? link(importOf(name), ...writing) : []),
  ];
};

/**
 * `<name>:lookup` is open to readers of the resource or of one that refers to it. An expired panel closes it only if it
 * closes all of these. Resources that are only looked up have no screen.
 */
function lookupLinks(resources: ResourceModel[]): AccessLink[] {
  const askersOf = new Map<string, Set<ResourceModel>>();
  for (const resource of resources) {
    for (const name of [resource.name, ...referredBy(resource)])
      askersOf.set(name, (askersOf.get(name) ?? new Set()).add(resource));
  }
  return resources.flatMap(({ name }) => {
    const askers = [...(askersOf.get(name) ?? [])];
    const roles = new Set(askers.map((asker) => asker.access?.read ?? openTo(asker)));
    const screens = askers.filter((asker) => !asker.lookupOnly);
    const blocked = screens.length > 0 && screens.every((asker) => asker.blockWhenExpired);
    const openToOwners = askers.some((asker) => asker.openToOwners);
    return link(`${name}:lookup`, ...roles, openToOwners && OWNERS, blocked && BLOCK_WHEN_EXPIRED);
  });
}

const referredBy = (resource: ResourceModel): string[] =>
  fieldsWithin(resource).flatMap((field) => pointedAt(field) ?? []);
