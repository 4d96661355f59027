import type { Field } from '../field';
import { aggregateOf } from '../kinds';
import type { Reads } from '../reads';
import type { ResourceSpec } from '../resource';
import { namesIn } from './resource';

/** Options whose texts name no fields, and those that are read part by part. */
const passed = [
  ...['name', 'label', 'unit', 'submit', 'description', 'empty', 'icon', 'area', 'path', 'paths', 'endpoint'],
  ...['also', 'access', 'store', 'fields', 'form', 'detail', 'actions', 'related', 'can', 'follows'],
];
const fieldLinks = ['when', 'requiredWhen', 'lockedWhen', 'from', 'contrastWith', 'filterBy'];
const actionLinks = ['set', 'starts', 'when', 'asks'];

/** A field that no option names and no code reads is neither shown nor filled in. */
export function unusedErrors(spec: ResourceSpec, all: ResourceSpec[], reads: Reads): string[] {
  const used = new Set([
    ...namesIn([...spec.form, ...spec.detail]),
    ...wordsIn(Object.entries(spec).filter(([option]) => !passed.includes(option))),
    ...linksOf(Object.values<Field>(spec.fields), fieldLinks),
    ...linksOf(spec.actions ?? [], actionLinks),
    ...all.flatMap(({ related = [] }) =>
      related.filter(({ resource }) => resource === spec.name).map(({ by }) => by),
    ),
    ...all
      .flatMap(({ fields }) => Object.values<Field>(fields).flatMap((field) => aggregateOf(field) ?? []))
      .filter(({ resource }) => [resource].flat().includes(spec.name))
      .flatMap(wordsIn),
    ...(reads[spec.name]?.fields ?? []).flatMap((text) => text.match(/\w+(?=:)/g) ?? []),
    ...Object.keys(reads[spec.name]?.rows ?? {}),
  ]);
  return Object.keys(spec.fields)
    .filter((name) => !used.has(name))
    .map((name) => `${spec.name}.${name}: stands in no "list", "form" or "detail", so nobody sees it`);
}

const linksOf = (parts: readonly object[], names: string[]): string[] =>
  parts.flatMap((part) =>
    wordsIn(
      Object.entries(part)
        .filter(([name]) => names.includes(name))
        .map(([, value]) => value),
    ),
  );

/** All texts and names inside a value. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...wordsIn(one)]);
};
