/**
 * The borders of the house (docs/adr/0002): imports point one way. core ← ui, platform ← admin ← topics ← web, server.
 * Across the layers, code of browsers and code of the server meet only in pure code, which both read.
 */
const layers = {
  core: [],
  ui: ['core'],
  platform: ['core', 'ui'],
  admin: ['core', 'ui', 'platform'],
  topics: ['core', 'ui', 'platform', 'admin'],
  web: ['core', 'ui', 'platform', 'admin', 'topics'],
  server: ['core', 'ui', 'platform', 'admin', 'topics', 'web'],
};

/** Runs in browsers and in the server: no platform, and no package but these. */
const pure =
  '^src/(?:core/|admin/(?:schema|access|entity)/|topics/(?:offers\\.ts$|[^/]+/(?:contract|domain|text)(?:/|\\.ts$))|web/(?:page|routes)/)';
const purePackages = ['zod', 'casbin', 'dayjs', 'papaparse', 'read-excel-file', 'fflate'];
const browser =
  '^src/(?:main\\.tsx$|ui/|(?:platform|admin|topics/[^/]+)/web/|topics/website/islands/|web/(?!page/|routes/))';
const service = '^src/(?:server/|platform/(?!web/)|(?:admin|topics/[^/]+)/server/)';

/**
 * Folders that stand in an order, by the part of a path that names one: each topic is above all that it needs.
 */
export const circleFree = [
  { name: 'no-circle-of-topics', folder: /^src\/topics\/([^/]+)\// },
  { name: 'no-circle-of-modules', folder: /^src\/topics\/([^/]+\/server\/[^/.]+)\// },
  { name: 'no-circle-of-core', folder: /^src\/core\/([^/]+)\// },
  { name: 'no-circle-of-platform', folder: /^src\/platform\/([^/]+)\// },
  { name: 'no-circle-of-admin', folder: /^src\/admin\/([^/]+)\// },
  { name: 'no-circle-of-schema', folder: /^src\/admin\/schema\/([^/]+)/ },
  { name: 'no-circle-of-layers', folder: /^src\/([^/.]+)\// },
];

const outside = ['node_modules', '^node:', '^virtual:'];

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const inside = (names) => `^src/(?:${names.join('|')})/`;

const layerBorder = ([layer, below]) =>
  rule(
    `${layer}-border`,
    `${layer} imports only ${[layer, ...below].join(', ')}`,
    { path: inside([layer]) },
    {
      pathNot: [
        inside([layer, ...below]),
        ...(['server', 'platform'].includes(layer) ? ['^demo/(?:seed|logins)\\.ts$'] : []),
        ...outside,
      ],
      dependencyTypesNot: ['core'],
    },
  );

export default {
  forbidden: [
    ...Object.entries(layers).map(layerBorder),
    rule(
      'pure-border',
      'what browsers and the server both read imports neither of them',
      { path: pure },
      { path: '^(?:src|demo|resources)', pathNot: pure },
    ),
    rule(
      'pure-packages',
      `pure code uses no package but ${purePackages.join(', ')}`,
      { path: pure },
      { path: 'node_modules', pathNot: purePackages.map((name) => `node_modules/${name}/`) },
    ),
    rule(
      'pure-platform',
      'pure code has no platform: no file, no network, no clock of its own',
      { path: pure },
      { dependencyTypes: ['core'] },
    ),
    rule('browser-border', 'browsers get no code of the server', { path: browser }, { path: service }),
    rule('service-border', 'the server runs no code of browsers', { path: service }, { path: browser }),
    rule(
      'config-border',
      'declarations are data: they import their types alone',
      { path: '^resources(?:\\.config\\.ts$|/)' },
      { pathNot: ['^src/admin/schema/resource\\.ts$', '^resources/'] },
    ),
    rule(
      'demo-border',
      'the demonstration writes through the server',
      { path: '^demo/' },
      { path: '^(?:src|resources|tests|scripts)', pathNot: [pure, service, '^resources/'] },
    ),
    rule(
      'demonstration-is-loaded-late',
      'a real installation loads nothing of it: only a dynamic import, or one of types, leads there',
      { path: '^src/' },
      { path: '^demo/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    rule(
      'configuration-is-handed-in',
      'it changes without a build (ADR 0015): the browser asks for virtual:configuration',
      { path: '^src/' },
      { path: '^resources(?:\\.config\\.ts$|/)' },
    ),
    rule(
      'pages-are-apart',
      'a page imports no other page: what two share stands beside them',
      { path: '^src/topics/[^/]+/web/([^/]+)/' },
      { path: '^src/topics/[^/]+/web/[^/]+/page(?:\\.mobile)?\\.tsx$', pathNot: '^src/topics/[^/]+/web/$1/' },
    ),
    rule(
      'records-through-the-provider',
      'pages reach the records of an entity through the data provider (admin/web/data)',
      { path: browser, pathNot: '^src/admin/' },
      {
        path: '^src/admin/(?:entity/calls|web/data/entity-calls)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'screens-send-nothing',
      'screens of entities send through the data provider (admin/web/data)',
      { path: '^src/admin/web/(?!data/|session/)' },
      { path: '^src/platform/web/(?:call|use-call|transport)\\.ts$' },
    ),
    rule(
      'no-foreign-store',
      'a topic never imports the store of another',
      { path: '^src/(?:topics|platform|admin)/([^/]+)/' },
      {
        path: '^src/(?:topics|platform|admin)/[^/]+/.*store\\.ts$',
        pathNot: ['^src/[^/]+/$1/', '/web/'],
      },
    ),
    rule('no-circular', 'files import each other in one direction', {}, { circular: true }),
    rule('not-to-unresolvable', 'every import exists', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
