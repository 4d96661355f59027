import type { Plugin, Rolldown } from 'vite';
import { pageRows } from '../src/web/routes/page-rows';

/** The first page after sign-in: its shared modules belong to the portal layer. */
const HOME = 'dashboard';

const pagesOf = (isPublic: boolean, not: string): RegExp => {
  const names = pageRows.flatMap(({ auth, screen }) =>
    screen.kind === 'page' && auth !== isPublic && screen.page !== not ? [screen.page] : [],
  );
  return pageOf([...new Set(names)].join('|'));
};

const pageOf = (names: string): RegExp =>
  new RegExp(`/src/(?:topics/[\\w-]+/web|web)/(?:${names})/page(?:\\.mobile)?\\.tsx$`);

const portal = /\/src\/web\/app\/portal-(?:app|frame)\.tsx$/;
const isPage = /\/src\/(?:topics\/[\w-]+\/web|web)\/[\w-]+\/page(?:\.mobile)?\.tsx$/;
const login = pageOf('login');
const publicPages = pagesOf(true, 'login');
const home = pageOf(HOME);
const otherPages = pagesOf(false, HOME);

const either = (...some: RegExp[]): RegExp => new RegExp(some.map(({ source }) => source).join('|'));
const privatePages = either(home, otherPages);
const list = /\/src\/admin\/web\/list-screen\.tsx$/;
const formScreen = /\/src\/admin\/web\/form-screen\.tsx$/;
const form = either(formScreen, /\/src\/(?:admin\/web\/detail-screen|web\/app\/antd-app)\.tsx$/);

/** Only forms may load this: one page that imports it would add it to every page. */
const heavy = /\/node_modules\/antd\//;

interface Layer {
  name: string;
  /** Entry files of the layer. */
  roots: RegExp;
  /** Minimum number of roots that must need a module; defaults to 1. */
  least?: number;
  /** Only modules that these need, too. */
  sharedWith?: RegExp;
  /** Excludes modules that these need. */
  apartFrom?: RegExp;
}

/** Layers in loading order: each may import only earlier ones. */
const layers: readonly Layer[] = [
  // Needed by every page; /login has its own size budget, so it shares no larger file.
  { name: 'initial', roots: /\/src\/main\.tsx$/ },
  { name: 'initial', roots: login, sharedWith: either(publicPages, portal, privatePages, list, form) },
  // Shared by public pages and a first view, without either side's own modules.
  { name: 'public', roots: publicPages, sharedWith: either(portal, home, list) },
  // The portal frame, which every page behind the sign-in needs.
  { name: 'portal', roots: portal },
  { name: 'sign-up', roots: publicPages, least: 2 },
  { name: 'sign-up', roots: publicPages, sharedWith: either(otherPages, form) },
  // Modules of the generic list, and those that the first page shares with others: too small for a separate
  // file.
  { name: 'portal', roots: list, sharedWith: privatePages },
  { name: 'home', roots: home, apartFrom: either(otherPages, list, form) },
  { name: 'portal', roots: home },
  // Form inputs, which neither lists nor the first page need.
  { name: 'inputs', roots: formScreen, sharedWith: privatePages },
  // Modules shared among pages: a separate file for each would be smaller than its request headers.
  { name: 'parts', roots: privatePages, least: 2 },
  { name: 'list', roots: list, apartFrom: privatePages },
  { name: 'form', roots: form, apartFrom: privatePages },
];

/**
 * Chunk groups from the import graph: a module belongs to the first layer that needs it, together with all
 * its imports, so no two layers import each other.
 */
export function layered() {
  let layerOf = new Map<string, string>();

  const plugin: Plugin = {
    name: 'layers',
    apply: 'build',
    buildEnd() {
      layerOf = assign([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      const stray = [...layerOf].find(([id, layer]) => heavy.test(id) && layer !== 'form');
      if (stray)
        this.error(
          `antd is in the layer "${stray[1]}": a page that stands on it must load that part of itself lazily.`,
        );
    },
  };

  const groups = [
    ...[...new Set(layers.map(({ name }) => name))].map((name, nth) => ({
      name,
      test: (id: string) => layerOf.get(id) === name,
      priority: layers.length - nth,
      includeDependenciesRecursively: false,
    })),
    // Modules that two pages share and no layer needs.
    {
      name: 'shared',
      minShareCount: 2,
      entriesAware: true,
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ];
  return { plugin, groups };
}

/** Styles import nothing, so those of two layers that usually load together become one file. */
const together: Readonly<Record<string, string>> = { public: 'initial', home: 'portal' };
const styleLayer = (id: string, layer: string): string => (/\.css$/.test(id) && together[layer]) || layer;

function assign(ids: string[], infoOf: Rolldown.GetModuleInfo): Map<string, string> {
  const importsOf = neededBy(infoOf);
  const closureOf = (root: string): Set<string> => {
    const seen = new Set<string>();
    const walk = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const next of importsOf(id)) walk(next);
    };
    walk(root);
    return seen;
  };
  /** Number of roots that need each module; the variants of a page count as one. */
  const needs = (roots: RegExp): Map<string, number> => {
    const users = new Map<string, Set<string>>();
    for (const root of ids.filter((id) => roots.test(id))) {
      const name = root.replace('.mobile.tsx', '.tsx');
      for (const id of closureOf(root)) users.set(id, (users.get(id) ?? new Set()).add(name));
    }
    return new Map([...users].map(([id, { size }]) => [id, size]));
  };
  const found = new Map<string, string>();
  for (const { name, roots, least = 1, sharedWith, apartFrom } of layers) {
    const others = sharedWith && needs(sharedWith);
    const not = apartFrom && needs(apartFrom);
    for (const [id, count] of needs(roots)) {
      // A page stays a separate file: others share its parts, never the page itself.
      if (isPage.test(id) && !home.test(id)) continue;
      if (found.has(id) || count < least || (others && !others.has(id)) || not?.has(id)) continue;
      found.set(id, styleLayer(id, name));
    }
  }
  return found;
}

/** Refine imports this for a hook that the portal does not use. */
const REFINE = /\/@refinedev\/core\//;
const UNUSED = /\/papaparse\//;

/** Transitive imports of a module, cached because the bundler recomputes the list on each call. */
function neededBy(infoOf: Rolldown.GetModuleInfo): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const imports =
      known.get(id) ??
      (infoOf(id)?.importedIds ?? []).filter((next) => !(REFINE.test(id) && UNUSED.test(next)));
    known.set(id, imports);
    return imports;
  };
}
