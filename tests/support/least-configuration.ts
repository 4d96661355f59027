import shipped from '../../resources.config';
import type { Field } from '../../src/core/schema/field';
import type { Needs } from '../../src/core/schema/needs/need';
import type { Config, MenuEntry, ResourceSpec, Section } from '../../src/core/schema/resource';
import { serverNeeds } from '../../src/core/schema/server-needs';

type Fields = Readonly<Record<string, Field>>;
type Asked = Needs[string];

/** What other settings of the declaration hold on to, besides the places that show a field. */
export const heldIn = ({ title, opens, arrange, acts, fields }: ResourceSpec): Set<string> => {
  const conditions = Object.values<Field>(fields).flatMap(({ when, requiredWhen }) => [when, requiredWhen]);
  return new Set([
    title,
    ...[opens?.by, arrange].filter((name) => name !== undefined),
    ...[...conditions, ...(acts ?? []).map(({ when }) => when)].flatMap((one) => one?.field ?? []),
    ...(acts ?? []).flatMap(({ set = {} }) => Object.keys(set)),
    ...(JSON.stringify(fields).match(/(?<="(?:from|contrastWith)":")[^"]+/g) ?? []),
  ]);
};

/** Values that the declaration itself waits for or begins with. */
const saidOf = (name: string, { fields, acts = [] }: ResourceSpec): unknown[] => [
  fields[name]?.default,
  ...[
    ...Object.values<Field>(fields).flatMap(({ when, requiredWhen }) => [when, requiredWhen]),
    ...acts.map(({ when }) => when),
  ].flatMap((one) => (one?.field === name ? one.is : [])),
  ...acts.map(({ set = {} }) => set[name]),
];

const mayGo = (needs: Asked, name: string) => (needs[name]?.presence ?? 'absent') === 'absent';

/** What of these fields is needed or held on to, with no option more than that. */
const leastFields = (spec: ResourceSpec, fields: Fields, needs: Asked, held: Set<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => held.has(name) || !mayGo(needs, name))
      .map(([name, field]) => [name, leastField(spec, { name, field }, needs[name])]),
  );

function leastField(
  spec: ResourceSpec,
  { name, field }: { name: string; field: Field },
  need?: Asked[string],
): Field {
  if (field.kind === 'rows') {
    const fields = leastFields(spec, field.fields, need?.columns ?? {}, new Set());
    return Object.keys(fields).length > 0 ? { ...field, fields } : field;
  }
  if (field.kind !== 'choice') return field;
  const kept = [...(need?.is ?? []), ...saidOf(name, spec)];
  const options = field.options.filter(({ value }) => kept.includes(value));
  return { ...field, options: options.length > 0 ? options : field.options.slice(0, 1) };
}

function leastResource(spec: ResourceSpec): ResourceSpec {
  const needs = serverNeeds.records[spec.name] ?? {};
  return { ...showing(spec, leastFields(spec, spec.fields, needs, heldIn(spec))), related: [] };
}

/** A declaration with these fields alone, and none of its others in the places that show them. */
export function showing(spec: ResourceSpec, fields: Fields): ResourceSpec {
  const kept = (name: string) => name in fields || !(name in spec.fields);
  const orTitle = <Entry>(entries: Entry[]) => (entries.length > 0 ? entries : [spec.title]);
  const sections = (entries: readonly (string | Section)[]) =>
    entries.flatMap((entry): (string | Section)[] => {
      if (typeof entry === 'string') return kept(entry) ? [entry] : [];
      const names = entry.fields.filter(kept);
      return names.length > 0 ? [{ ...entry, fields: names }] : [];
    });
  return {
    ...spec,
    fields,
    list: orTitle(spec.list.filter(kept)),
    filters: spec.filters?.filter(kept) ?? [],
    search: spec.search?.filter(kept) ?? [],
    sort: spec.sort?.filter(kept) ?? [],
    form: orTitle(sections(spec.form)),
    detail: orTitle(sections(spec.detail)),
  };
}

const without = (entries: MenuEntry[], gone: (name: string) => boolean): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (typeof entry === 'string') return gone(entry) ? [] : [entry];
    return [{ ...entry, items: without(entry.items, gone) }];
  });

/** A configuration without these resources, the menu entries and the lists beside records that name them. */
export const leavingOut = (config: Config, gone: (name: string) => boolean): Config => ({
  ...config,
  resources: config.resources
    .filter(({ name }) => !gone(name))
    .map((spec) => ({ ...spec, related: spec.related?.filter(({ resource }) => !gone(resource)) ?? [] })),
  menu: { h2h: without(config.menu.h2h, gone), panel: without(config.menu.panel, gone) },
});

/** Whether code reads the resource or names it, so that the start tells of it. */
export const isNeeded = (name: string): boolean =>
  name in serverNeeds.resources ||
  Object.values(serverNeeds.records[name] ?? {}).some(({ presence }) => presence !== 'absent');

/** What some field of these points at. */
export const pointedAt = (resources: readonly ResourceSpec[]): Set<string> =>
  new Set(JSON.stringify(resources).match(/(?<="to":")[^"]+/g));

/** What is shipped without everything that an administrator may take away: resources, fields, columns, options. */
export const leastConfiguration = (): Config => {
  const config: Config = { ...shipped, resources: shipped.resources.map(leastResource) };
  const pointed = pointedAt(config.resources);
  return leavingOut(config, (name) => !isNeeded(name) && !pointed.has(name));
};
