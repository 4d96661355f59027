import type { Plugin, Rolldown } from 'vite';
import { pageRows } from '../src/core/routes/page-rows';

/** Where people arrive: what it shares comes with the portal, and what is its own without parts of others. */
const HOME = 'dashboard';

const pagesOf = (isPublic: boolean, not: string): RegExp => {
  const names = pageRows.flatMap(({ auth, screen }) =>
    screen.kind === 'page' && auth !== isPublic && screen.page !== not ? [screen.page] : [],
  );
  return pageOf([...new Set(names)].join('|'));
};

const pageOf = (names: string): RegExp => new RegExp(`/src/pages/(?:${names})/page(?:\\.mobile)?\\.tsx$`);

const portal = /\/src\/app\/portal-(?:app|frame)\.tsx$/;
const isPage = /\/src\/pages\/[\w-]+\/page(?:\.mobile)?\.tsx$/;
const publicPages = pagesOf(true, 'login');
const home = pageOf(HOME);
const otherPages = pagesOf(false, HOME);

const either = (...some: RegExp[]): RegExp => new RegExp(some.map(({ source }) => source).join('|'));
const privatePages = either(home, otherPages);
const list = /\/src\/screens\/list-screen\.tsx$/;
const formScreen = /\/src\/screens\/form-screen\.tsx$/;
const form = either(formScreen, /\/src\/(?:screens\/detail-screen|app\/antd-app)\.tsx$/);

/** What forms alone may load: one page that imports it would have every page load it. */
const heavy = /\/node_modules\/antd\//;

interface Layer {
  name: string;
  /** Files that it belongs to. */
  roots: RegExp;
  /** How many of them must need a module; 1 unless told otherwise. */
  least?: number;
  /** Only what these need, too. */
  sharedWith?: RegExp;
  /** Nothing that these need: they would load all of it. */
  apartFrom?: RegExp;
}

/** What is loaded together, in the order in which it is needed: each layer stands on those before it. */
const layers: readonly Layer[] = [
  // What every page stands on, /login first of all: its first look has a budget of its own.
  { name: 'initial', roots: /\/src\/main\.tsx$|\/src\/pages\/login\/page\.tsx$/ },
  // What public pages and others need; neither are to load the others' own.
  { name: 'public', roots: publicPages, sharedWith: either(portal, privatePages, list, form) },
  // The portal and its frame: no page behind the sign-in is drawn without them.
  { name: 'portal', roots: portal },
  { name: 'sign-up', roots: publicPages, least: 2 },
  // What the generic list and pages share, then what the first page shares with others: too little for a file that
  // everybody who arrives waits for.
  { name: 'portal', roots: list, sharedWith: privatePages },
  { name: 'portal', roots: home },
  // What is typed into, which no list and not the first page need.
  { name: 'inputs', roots: formScreen, sharedWith: privatePages },
  // What pages share among themselves: one of these parts is smaller than the headers that fetch it.
  { name: 'parts', roots: privatePages, least: 2 },
  { name: 'list', roots: list, apartFrom: privatePages },
  { name: 'form', roots: form, apartFrom: privatePages },
];

/**
 * Groups of chunks that follow from the graph of imports: a module belongs to the first layer that cannot do without
 * it. With a module comes all that it imports, into the same layer or an earlier one, so no two wait for each other.
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
    // What two pages share and no layer needs.
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

/** Styles import nothing, so those of two layers that nearly always come together can be one file. */
const together: Readonly<Record<string, string>> = { public: 'initial', parts: 'portal' };
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
  /** How many of the roots need a module; the variants of a page count as one. */
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
      // A page itself stays a file of its own: others share its parts, never it.
      if (isPage.test(id) && !home.test(id)) continue;
      if (found.has(id) || count < least || (others && !others.has(id)) || not?.has(id)) continue;
      found.set(id, styleLayer(id, name));
    }
  }
  return found;
}

/** Refine imports this for a hook that the portal does not use: pages that read such files bring it. */
const REFINE = /\/@refinedev\/core\//;
const UNUSED = /\/papaparse\//;

/** Answers the modules that a module needs. They are kept, because the bundler makes the list anew for each question. */
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
