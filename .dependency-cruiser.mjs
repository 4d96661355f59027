/**
 * The borders of the house (docs/adr/0002): imports point one way and straight.
 * Each row says what a room may import; everything else inside the project is refused.
 */
const rooms = [
  {
    room: 'core',
    from: '^src/core/',
    may: ['^src/core/'],
    packages: ['zod', 'casbin', 'dayjs', 'papaparse', 'read-excel-file', 'fflate'],
  },
  {
    room: 'config',
    from: '^resources(?:\\.config\\.ts$|/)',
    may: ['^src/core/schema/resource\\.ts$', '^resources/'],
    packages: [],
  },
  { room: 'api', from: '^src/api/', may: ['^src/(api|core)/'] },
  { room: 'ui', from: '^src/ui/', may: ['^src/(ui|core)/'] },
  { room: 'fields', from: '^src/fields/', may: ['^src/(fields|core|ui)/'] },
  { room: 'custom', from: '^src/custom/', may: ['^src/(custom|core|api|ui|fields)/'] },
  { room: 'screens', from: '^src/screens/', may: ['^src/(screens|core|api|ui|fields)/'] },
  { room: 'features', from: '^src/features/', may: ['^src/(features|core|api|ui)/'] },
  { room: 'layout', from: '^src/layout/', may: ['^src/(layout|core|api|ui|fields|custom|features)/'] },
  {
    room: 'pages',
    from: '^src/pages/([^/]+)/',
    may: ['^src/pages/$1/', '^src/(core|api|ui|fields|custom|screens|features)/'],
  },
  {
    room: 'adapters',
    from: '^server/adapters/',
    may: ['^server/adapters/', '^src/core/', '^server/start-error\\.ts$'],
  },
  {
    room: 'database',
    from: '^server/db/',
    may: ['^server/db/', '^src/core/', '^server/(?:start-error|root)\\.ts$'],
  },
  { room: 'server', from: '^server/', may: ['^server/', '^src/core/', '^demo/(?:seed|logins)\\.ts$'] },
  { room: 'demo', from: '^demo/', may: ['^demo/', '^server/', '^src/core/', '^resources/'] },
];

/**
 * Wings of `server/modules`, as `server/services` wires them: what each may import of the others. What a wing needs of
 * one that it may not see is handed in there.
 */
const wings = { ground: [], people: ['ground'], trade: ['ground'], shops: ['ground', 'trade'] };

/**
 * Folders that stand in an order, by the part of a path that names one: topics of `server/modules`, of which
 * `server/services` joins what must know of each other; the rules of `src/core`, each in the lowest folder that has all
 * it needs; topics of `src/features`.
 */
export const circleFree = [
  { name: 'no-circle-of-modules', folder: /^(server\/modules\/[^/]+\/[^/]+)\// },
  { name: 'no-circle-of-core', folder: /^(src\/core\/[^/]+)/ },
  { name: 'no-circle-of-schema', folder: /^(src\/core\/schema\/[^/]+)/ },
  { name: 'no-circle-of-features', folder: /^(src\/features\/[^/]+)\// },
];

const wingBorder = ([wing, seen]) => ({
  name: `${wing}-wing`,
  severity: 'error',
  comment: `server/modules/${wing} imports only ${[wing, ...seen].join(', ')} of the modules`,
  from: { path: `^server/modules/${wing}/` },
  to: { path: `^server/modules/(?!(?:${[wing, ...seen].join('|')})/)` },
});

const border = ({ room, from, may }) => ({
  name: `${room}-border`,
  severity: 'error',
  comment: `${room} imports only ${may.join(', ')}`,
  from: { path: from },
  to: { pathNot: [...may, 'node_modules', '^node:', '^virtual:'], dependencyTypesNot: ['core'] },
});

const packages = ({ room, from, packages: names }) => ({
  name: `${room}-packages`,
  severity: 'error',
  comment: `${room} is pure: no package but ${names.join(', ') || 'none'}`,
  from: { path: from },
  to: {
    path: 'node_modules',
    pathNot: names.map((name) => `node_modules/${name}/`),
  },
});

export default {
  forbidden: [
    ...rooms.map(border),
    ...rooms.filter((row) => row.packages).map(packages),
    ...Object.entries(wings).map(wingBorder),
    {
      name: 'modules-are-wired-from-above',
      severity: 'error',
      comment:
        'a module is handed what it needs by server/services; routes are installed by server/routes.ts',
      from: { path: '^server/modules/' },
      to: {
        path: '^server/(?:services|operator|[^/]+\\.ts$)',
        pathNot: '^server/(?:demonstration|env|model|root|start-error|version)\\.ts$',
      },
    },
    {
      name: 'demonstration-is-loaded-late',
      severity: 'error',
      comment: 'a real installation loads nothing of it: only a dynamic import, or one of types, leads there',
      from: { path: '^server/' },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment: 'core has no platform: no file, no network, no clock of its own',
      from: { path: '^src/core/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'configuration-is-handed-in',
      severity: 'error',
      comment: 'it changes without a build (ADR 0015): the browser asks for virtual:configuration',
      from: { path: '^src/' },
      to: { path: '^resources(?:\\.config\\.ts$|/)' },
    },
    {
      name: 'no-foreign-store',
      severity: 'error',
      comment: 'a module never imports the store of another',
      from: { path: '^server/modules/([^/]+/[^/]+)/' },
      to: { path: '^server/modules/[^/]+/[^/]+/.*store[^/]*$', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
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
