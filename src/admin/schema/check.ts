import type { PageRow } from '../../core/routes/route';
import { accessKeyErrors } from './check/access-keys';
import { aggregateErrors, titleSortErrors } from './check/aggregates';
import { circleErrors } from './check/circles';
import { endpointErrors } from './check/endpoints';
import type { Known } from './check/fields';
import { filterByErrors } from './check/filter-by';
import { checkMenus } from './check/menu';
import { unknownWord } from './check/nearest';
import { readErrors } from './check/reads';
import { checkResource } from './check/resource';
import { checkConfigShape, checkShape } from './check/shape';
import { unusedErrors } from './check/unused';
import { pathsOf } from './compile';
import type { Offers } from './offers';
import type { Reads } from './reads';
import type { Config, ResourceSpec } from './resource';

/**
 * All errors of the configuration, one line each with `resource.field` and the nearest valid word; empty if `compile()`
 * accepts it. Runs at start and as a test. `reads` lists fields that code reads by name.
 */
export function check(config: Config, pages: PageRow[], offers: Offers, reads: Reads = {}): string[] {
  const shape = checkConfigShape(config);
  if (shape.length > 0) return shape;
  const errors = config.resources.flatMap((spec, index) => checkShape(spec, index));
  if (errors.length > 0) return errors;

  const known: Known = {
    accessKeys: config.accessKeys.map(({ key }) => key),
    resources: config.resources.map(({ name }) => name),
    singles: config.resources.flatMap(({ name, single }) => (single ? [name] : [])),
    ...offers,
  };
  const wrong = config.resources.map((spec) => checkResource(spec, known));
  const isSound = wrong.every((own) => own.length === 0);
  return [
    ...config.resources.flatMap((spec, index) => {
      const own = wrong[index] ?? [];
      return own.length > 0 ? own : unusedErrors(spec, config.resources, reads);
    }),
    ...readErrors(config.resources, reads),
    ...accessKeyErrors(config.accessKeys),
    ...twice(known.accessKeys, (key) => `accessKeys: "${key}" stands there twice`),
    ...twice(known.resources, (name) => `${name}: two resources have this name`),
    ...twice(
      config.resources.map(({ endpoint }) => endpoint),
      (endpoint) => `endpoint "${endpoint}" is declared twice`,
    ),
    ...endpointErrors(config.resources, offers),
    ...circleErrors(config.resources),
    ...config.resources.flatMap((spec) => relatedErrors(spec, config.resources)),
    ...config.resources.flatMap((spec) => (isSound ? acrossErrors(spec, config.resources, offers) : [])),
    ...config.resources.flatMap((spec) => opensErrors(spec, pages)),
    ...pathErrors(config, pages),
    ...config.resources.flatMap(areaErrors),
    ...pageErrors(pages, known),
    ...checkMenus(config, pages),
  ];
}

/** `opens` must name an existing page. */
const opensErrors = ({ name, opens }: ResourceSpec, pages: PageRow[]): string[] =>
  !opens || pages.some(({ path }) => path === opens.page)
    ? []
    : [
        unknownWord(
          `${name}.opens`,
          'page',
          opens.page,
          pages.map(({ path }) => path),
        ),
      ];

const twice = (words: string[], say: (word: string) => string): string[] => [
  ...new Set(words.filter((word, index) => words.indexOf(word) !== index).map(say)),
];

const relatedErrors = (spec: ResourceSpec, all: ResourceSpec[]): string[] =>
  (spec.related ?? []).flatMap(({ resource, by }) => {
    const at = `${spec.name}.related`;
    const other = all.find(({ name }) => name === resource);
    if (!other)
      return [
        unknownWord(
          at,
          'resource',
          resource,
          all.map(({ name }) => name),
        ),
      ];
    if (!spec.detailPage) return [`${at}: asks for "detailPage"`];
    if (other.filters?.includes(by)) return [];
    return [unknownWord(at, `filter of "${resource}"`, by, other.filters ?? [])];
  });

/** Checks references of fields to other resources. All resources must be valid by themselves. */
const acrossErrors = (spec: ResourceSpec, all: ResourceSpec[], { stores }: Offers): string[] => [
  ...filterByErrors(spec, all),
  ...aggregateErrors(spec, all, stores),
  ...titleSortErrors(spec, all, stores),
];

/** Each path belongs to one screen; paths shared by actions of one resource count once. */
const pathErrors = (config: Config, pages: PageRow[]): string[] => {
  const owners = [
    ...pages.map(({ path }) => ({ path, owner: 'a page' })),
    ...config.resources.flatMap((spec) =>
      [...new Set(Object.values(pathsOf(spec)))].map((path) => ({ path, owner: spec.name })),
    ),
  ];
  return owners.flatMap(({ path, owner }, index) => {
    const first = owners.findIndex((other) => other.path === path);
    return first === index ? [] : [`${owner}: path "${path}" belongs to ${owners[first]?.owner} already`];
  });
};

/** Paths below `/panel` need a panel; all others do not. */
const areaErrors = ({ name, area, path, paths = {}, can, single }: ResourceSpec): string[] => [
  ...[path, ...Object.values(paths)].flatMap((one) =>
    one.startsWith('/panel/') === (area === 'panel')
      ? []
      : [
          `${name}: path "${one}" does not fit area: '${area}': paths of the panel begin with "/panel/", no others`,
        ],
  ),
  ...(single && Object.keys(paths).length > 0
    ? [`${name}.paths: a single record stands at "path" itself`]
    : []),
  ...(['create', 'edit'] as const)
    .filter((action) => paths[action] && !can.includes(action))
    .map((action) => `${name}.paths: "${action}" is not in "can"`),
];

const pageErrors = (pages: PageRow[], known: Known): string[] =>
  pages
    .filter(({ access }) => access && !known.accessKeys.includes(access))
    .map(({ path, access = '' }) => unknownWord(`page ${path}`, 'access key', access, known.accessKeys));
