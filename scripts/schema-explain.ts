import { actionEndpoint, arrangeEndpoint, undoEndpoint } from '../src/admin/entity/action';
import { entityEndpoints } from '../src/admin/entity/calls';
import { BIN_DAYS, binEndpoint, historyEndpoint, returnEndpoint } from '../src/admin/entity/history';
import { importEndpoint } from '../src/admin/entity/import';
import type { Field } from '../src/admin/schema/field';
import { pointedAt } from '../src/admin/schema/kinds';
import type { MenuNode, Model, ResourceModel } from '../src/admin/schema/model';
import { routesOf } from '../src/admin/schema/routes-of';

/** Lists the pages, menu entry, API, keys and storage that follow from one declaration, as lines of text. */
export function explain(model: Model, resource: ResourceModel): string[] {
  const { name, access } = resource;
  const rights = [
    access ? `read: ${access.read}` : 'open to every signed-in person',
    access && `write: ${access.write}`,
    resource.ownerOnly && 'owners only',
    resource.openToOwners && 'owners do not need the key',
    resource.blockWhenExpired && 'closed while the panel has expired',
    resource.reveals && `closed to people who may not see ${resource.reveals}`,
  ];
  const menus = [...entriesOf(model.menu.h2h, name, 'h2h'), ...entriesOf(model.menu.panel, name, 'panel')];
  const referring = model.resources.filter((other) => refersTo(other.fields, name));
  const parts: [string, string[]][] = [
    ['Pages', routesOf(resource).map(({ path, object }) => `${path}  (${object})`)],
    ['Menu', menus],
    ['API', callsOf(resource)],
    ['Access keys', rights.filter((line) => typeof line === 'string')],
    ['Storage', storageOf(resource)],
    ['Referred to by', referring.map((other) => other.name)],
  ];
  return [
    `${name}: ${resource.label}`,
    ...parts.flatMap(([heading, lines]) => [
      '',
      heading,
      ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`),
    ]),
  ];
}

const entriesOf = (nodes: MenuNode[], name: string, way: string): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return entriesOf(node.items, name, `${way} › ${node.label}`);
    return node.name === name ? [`${way} › ${node.label}`] : [];
  });

/** The calls that `server/routes.ts` serves for this declaration. */
const callsOf = (resource: ResourceModel): string[] => {
  const { can, actions, single, lookupOnly, arrange, history, summary: sums } = resource;
  const { list, show, create, update, remove, restore, lookup, one, save, summary, ...files } =
    entityEndpoints(resource);
  const own = can.includes('edit') ? [single ? save : update] : [];
  const past = history
    ? [historyEndpoint(resource), ...(can.includes('edit') ? [returnEndpoint(resource)] : [])]
    : [];
  const many = [
    list,
    ...(sums ? [summary] : []),
    show,
    ...(can.includes('create') ? [create] : []),
    ...own,
    ...(can.includes('import') ? [importEndpoint(resource)] : []),
    ...(can.includes('delete') ? [remove, restore] : []),
    ...(can.includes('delete') && history ? [binEndpoint(resource)] : []),
    ...(can.includes('export') ? [{ ...files.export, method: 'GET' }] : []),
  ];
  const actionCalls = [
    ...actions.map((action) => actionEndpoint(resource, action)),
    ...(actions.length > 0 ? [undoEndpoint(resource)] : []),
    ...(arrange ? [arrangeEndpoint(resource)] : []),
  ];
  const calls = lookupOnly
    ? [lookup]
    : single
      ? [one, ...own, ...past, ...actionCalls]
      : [lookup, ...many, ...past, ...actionCalls];
  return calls.map(({ method, path, object }) => `${method.padEnd(6)} ${path}  (${object})`);
};

const storageOf = ({ name, store, history, fields, search, filters, sort }: ResourceModel): string[] => {
  const stored = Object.entries(fields).filter(([, field]) => !field.computed);
  const unique = stored.filter(([, field]) => field.unique).map(([field]) => field);
  const list = (what: string, names: readonly string[] = []) =>
    names.length > 0 ? [`${what}: ${names.join(', ')}`] : [];
  return [
    store ? `own tables, store "${store}"` : `table "entities", resource = '${name}'`,
    history ? `history of changes, bin of ${BIN_DAYS} days` : 'no history and no bin',
    ...list(
      'fields',
      stored.map(([field, { kind }]) => `${field} (${kind})`),
    ),
    ...list('filters', filters),
    ...list('sorted by', sort),
    ...list('searched', search),
    ...list('unique', unique),
  ];
};

const refersTo = (fields: Readonly<Record<string, Field>>, name: string): boolean =>
  Object.values(fields).some(
    (field) => pointedAt(field) === name || (field.kind === 'rows' && refersTo(field.fields, name)),
  );
