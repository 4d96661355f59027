import { expect, it } from 'vitest';
import { broken, type Loose } from './broken';
import { specimen } from './every-kind';
import { beside, fieldMistakes, type Mistake } from './field-mistakes';

const action = (over: Loose) => [
  { name: 'mark', label: 'Tandai', on: 'rows', set: { switch: true }, ...over },
];
/** Mistakes in resources, actions, keys and menus, and the beginning of the error message. */
const mistakes: Mistake[] = [
  ...fieldMistakes,
  // The shape of a resource.
  [(s) => delete s.name, 'resources.0.name: is missing'],
  [(s) => (s.name = 'Spesimen'), 'Spesimen.name: must be kebab case'],
  [(s) => (s.name = 7), 'resources.0.name: must be a text'],
  [(s) => (s.label = 5), 'specimen.label: must be a text'],
  [
    (s) => Object.assign(s, { label: undefined, lable: 'Contoh' }),
    'specimen: there is no setting "lable"; did you mean "label"?',
  ],
  [(s) => (s.descripton = 'x'), 'specimen: there is no setting "descripton"; did you mean "description"?'],
  [(s) => (s.unit = ' '), 'specimen.unit: is empty'],
  [(s) => delete s.icon, 'specimen.icon: is missing'],
  [(s) => (s.icon = 'gamepad'), 'specimen: there is no icon "gamepad"; did you mean "gamepad-2"?'],
  [(s) => (s.icon = 'chart'), 'specimen: there is no icon "chart"; did you mean "chart-column"?'],
  [(s) => (s.area = 'panels'), 'specimen.area: there is no value "panels"; did you mean "panel"?'],
  [(s) => (s.area = 'admin'), 'specimen.area: there is no value "admin"; there is "h2h", "panel"'],
  [(s) => (s.path = 'panel/specimen'), 'specimen.path: must be a path such as "/panel/banner"'],
  [(s) => (s.path = '/panel/specimen/'), 'specimen.path: must be a path such as "/panel/banner"'],
  [(s) => (s.paths = { lst: '/x' }), 'specimen.paths: there is no setting "lst"; did you mean "list"?'],
  [(s) => (s.single = 'ya'), 'specimen.single: must be true or false'],
  [(s) => (s.can = ['craete']), 'specimen.can.0: there is no value "craete"; did you mean "create"?'],
  [(s) => (s.can = 'edit'), 'specimen.can: must be a list'],
  [(s) => (s.list = []), 'specimen.list: is empty'],
  [(s) => (s.list = 'text'), 'specimen.list: must be a list'],
  [(s) => (s.form = []), 'specimen.form: is empty'],
  [(s) => s.form.push(3), `specimen.form.${specimen.form.length}: must be a text or an object`],
  [
    (s) => s.form.push({ titel: 'Lain', fields: [] }),
    `specimen.form.${specimen.form.length}: there is no setting "titel"; did you mean "title"?`,
  ],
  [(s) => s.form.push({ title: 'Lain' }), `specimen.form.${specimen.form.length}.fields: is missing`],
  [(s) => (s.detail = [{ title: '', fields: ['text'] }]), 'specimen.detail.0.title: is empty'],
  [(s) => (s.access = { read: 'panel.specimen' }), 'specimen.access.write: is missing'],
  [
    (s) => (s.access = { raed: 'panel.specimen', write: 'panel.specimen' }),
    'specimen.access: there is no setting "raed"',
  ],
  [(s) => (s.access = 3), 'specimen.access: must be a text or an object'],
  [
    (s) => (s.access = 'panel.specimens'),
    'specimen.access: there is no access key "panel.specimens"; did you mean "panel.specimen"?',
  ],
  [(s) => delete s.endpoint, 'specimen.endpoint: is missing'],
  [(s) => delete s.can, 'specimen.can: is missing'],
  [(s) => (s.title = ['text']), 'specimen.title: must be a text'],
  // Endpoints and stores.
  [
    (s) => (s.endpoint = '/v1/crm/profile'),
    'specimen.endpoint: "/v1/crm/profile" meets "/v1/crm", which the program has itself',
  ],
  [
    (s) => (s.endpoint = '/v1/vendor-panel/dashboard'),
    'specimen.endpoint: "/v1/vendor-panel/dashboard" meets',
  ],
  [(s) => (s.endpoint = '/v1/vendor-panel'), 'specimen.endpoint: "/v1/vendor-panel" meets'],
  [
    (_s, config) => beside(config, { endpoint: '/v1/vendor-panel/specimen/other' }),
    'other.endpoint: "/v1/vendor-panel/specimen/other" lies below that of "specimen"',
  ],
  [(_s, config) => beside(config, {}), 'endpoint "/v1/vendor-panel/specimen" is declared twice'],
  [
    (s) => (s.store = 'member-points'),
    'specimen.store: there is no store "member-points"; did you mean "member-point"?',
  ],
  // Names that JavaScript has.
  [(s) => (s.name = 'constructor'), 'constructor.name: is a name that JavaScript itself uses'],
  [
    (s) => (s.actions = action({ name: 'constructor' })),
    'specimen.actions.0.name: is a name that JavaScript itself uses',
  ],
  [
    (s) => (s.actions = action({ fields: { constructor: { kind: 'text', label: 'Lain' } } })),
    'specimen.actions.0.fields.constructor: is a name that JavaScript itself uses',
  ],
  [(s) => (s.store = 'constructor'), 'specimen.store: is a name that JavaScript itself uses'],
  // Words that are usual elsewhere.
  [(s) => (s.can = ['update']), 'specimen.can.0: there is no value "update"; did you mean "edit"?'],
  [(s) => (s.can = ['remove']), 'specimen.can.0: there is no value "remove"; did you mean "delete"?'],
  [(s) => (s.can = ['add']), 'specimen.can.0: there is no value "add"; did you mean "create"?'],
  [(s) => (s.can = ['list']), 'specimen.can.0: "list" is always allowed'],
  [(s) => (s.can = ['edit', 'edit']), 'specimen.can: "edit" stands there twice'],
  [(s) => (s.icon = 'delete'), 'specimen: there is no icon "delete"; did you mean "trash-2"?'],
  [(s) => (s.icon = 'money'), 'specimen: there is no icon "money"; did you mean "banknote"?'],
  [(s) => (s.icon = 'graph'), 'specimen: there is no icon "graph"; did you mean "chart-column"?'],
  [(s) => (s.icon = 'dog'), 'specimen: there is no icon "dog"; src/core/appearance/icons.ts lists them'],
  [
    (s) => (s.access = 'dashboard'),
    'specimen.access: there is no access key "dashboard.action" for writing: add it to accessKeys, or say access: { read: \'dashboard\', write: … }',
  ],
  // Unreachable screens and invisible fields.
  [
    (_s, config) => (config.menu.panel = []),
    'specimen: stands in no menu: name it in menu.panel of resources.config.ts, or say "menu: false"',
  ],
  [(s) => (s.menu = false), 'specimen.menu: is false, but a menu names it'],
  [(s) => (s.menu = true), 'specimen.menu: there is no value "true"; there is "false"'],
  [
    (s, config) => {
      config.menu = { h2h: ['specimen'], panel: [] };
      s.area = 'panel';
    },
    'menu.h2h: "specimen" belongs to the area "panel": name it in menu.panel',
  ],
  [
    (_s, config) => config.menu.panel.push('dashboard'),
    'menu.panel: "dashboard" belongs to the area "h2h": name it in menu.h2h',
  ],
  [(s) => (s.area = 'h2h'), `specimen: path "/panel/specimen" does not fit area: 'h2h'`],
  [(s) => (s.path = '/specimen'), `specimen: path "/specimen" does not fit area: 'panel'`],
  [(s) => (s.paths = { list: '/specimen/data' }), 'specimen: path "/specimen/data" does not fit area'],
  [
    (s) => Object.assign(s, { can: ['edit'], paths: { create: '/panel/specimen/new' } }),
    'specimen.paths: "create" is not in "can"',
  ],
  [
    (s) => (s.fields.forgotten = { kind: 'text', label: 'Lain' }),
    'specimen.forgotten: stands in no "list", "form" or "detail", so nobody sees it',
  ],
  ...['image', 'html', 'password', 'rows', 'switch', 'tags', 'color', 'lines', 'period'].map(
    (title): Mistake => [
      (s) => (s.title = title),
      `specimen.${title}: stands in "title", but what is of kind "${title}" cannot be named by`,
    ],
  ),
  [
    (s) => Object.assign(s, { list: ['image'], groupBy: 'image' }),
    'specimen.image: stands in "groupBy", but what is of kind "image" cannot be grouped by',
  ],
  // Actions.
  [
    (s) => (s.actions = action({ set: undefined })),
    'specimen.actions.mark: there is no handler of the server "mark"',
  ],
  [
    (s) => (s.actions = action({ on: 'row' })),
    'specimen.actions.0.on: there is no value "row"; did you mean "rows"?',
  ],
  [(s) => (s.actions = action({ name: 'Tandai Baru' })), 'specimen.actions.0.name: must be kebab case'],
  [
    (s) => (s.actions = action({ name: 'create' })),
    'specimen.actions.create: there is an action of this name already',
  ],
  [
    (s) => (s.actions = action({ icon: 'circle-chek' })),
    'specimen.actions.mark: there is no icon "circle-chek"; did you mean "circle-check"?',
  ],
  [
    (s) => (s.actions = action({ lable: 'x' })),
    'specimen.actions.0: there is no setting "lable"; did you mean "label"?',
  ],
  [
    (s) => (s.actions = action({ set: { swtch: true } })),
    'specimen.actions.mark.set: there is no field "swtch"; did you mean "switch"?',
  ],
  [
    (s) => (s.actions = action({ fields: { on: { kind: 'date', label: 'Hari' } }, starts: { on: 'todya' } })),
    'specimen.actions.mark.starts.on: there is no field "todya"; did you mean "today"?',
  ],
  [
    (s) => (s.actions = action({ set: { number: 99 } })),
    'specimen.actions.mark.set: "number" refuses this value',
  ],
  [(s) => (s.actions = action({ when: { field: 'switch' } })), 'specimen.actions.mark.when: "is" is missing'],
  [
    (s) => (s.actions = action({ fields: { pin: { kind: 'text', label: 'PIN' } } })),
    'specimen.actions.0.fields.pin: is a name that every action has already',
  ],
  [
    (s) => {
      s.fields.code.requiredWhen = { field: 'choice', is: ['side'] };
      s.actions = action({ set: { choice: 'side' } });
    },
    'specimen.actions.mark: sets "choice" to "side", which requires "code": name it in "asks"',
  ],
  [
    (s) => {
      s.rules = [{ when: { field: 'number', above: 4 }, at: 'number', message: 'Terlalu banyak.' }];
      s.actions = action({ set: { number: 5 } });
    },
    'specimen.actions.mark: sets "number" to "5", which a rule at "number" refuses',
  ],
  [
    (s) => (s.actions = action({ asks: ['cod'] })),
    'specimen.actions.mark.asks: there is no field "cod"; did you mean "code"?',
  ],
  [(s) => (s.actions = action({ asks: ['html'] })), 'specimen.actions.mark.asks: there is no field "html"'],
  // Rules and values that are unique together.
  [(s) => (s.rules = [{ at: 'code', message: 'Salah.' }]), 'specimen.rules.0.when: is missing'],
  [
    (s) => (s.rules = [{ when: { field: 'switch', is: [true] }, at: 'cod', message: 'Salah.' }]),
    'specimen.rules.0: there is no field of the form "cod"; did you mean "code"?',
  ],
  [
    (s) => (s.rules = [{ when: { field: 'switch', is: [true] }, at: 'code' }]),
    'specimen.rules.0.message: is missing',
  ],
  [(s) => (s.unique = [{ fields: ['code'] }]), 'specimen.unique.0.fields: needs two fields or more'],
  [
    (s) => (s.unique = [{ fields: ['code', 'rate'] }]),
    'specimen.unique.0: there is no field that makes a key "rate"; did you mean "date"?',
  ],
  // Tabs of a form.
  [
    (s) => (s.form = ['text', { title: 'Lain', tab: 'Lain', fields: ['code'] }]),
    'specimen.form: every field stands in a section with a "tab", or none does',
  ],
  [
    (s) => (s.form = ['A', 'B', 'A'].map((tab) => ({ title: tab, tab, fields: ['text'] }))),
    'specimen.form: sections of the tab "A" do not follow each other',
  ],
  [
    (s) => (s.form = [{ title: 'A', tab: 'A', fields: ['text'] }]),
    'specimen.form: one tab holds everything: leave it out',
  ],
  [
    (s) => (s.detail = [{ title: 'A', tab: 'A', fields: ['text'] }]),
    'specimen.detail: "tab" is for sections of a form',
  ],
  // Keys, menus, the whole.
  [
    (_s, config) => config.accessKeys.push({ key: '*', label: 'Semua' }),
    'accessKeys: "*" is a word that access itself uses',
  ],
  [
    (_s, config) => config.accessKeys.push({ key: 'owner-only', label: 'Pemilik' }),
    'accessKeys: "owner-only" is a word that access itself uses',
  ],
  [
    (_s, config) => config.accessKeys.push({ key: 'Panel Baru', label: 'Baru' }),
    'accessKeys: "Panel Baru" must be small letters',
  ],
  [(_s, config) => config.accessKeys.push({ key: 'panel.x' }), `accessKeys.`],
  [(_s, config) => config.accessKeys.push({ kee: 'panel.x', label: 'x' }), 'accessKeys.'],
  [(_s, config) => config.resources.push(undefined), 'resources.1: is missing'],
  [(_s, config) => config.resources.push('banner'), 'resources.1: must be an object'],
  [(_s, config) => (config.menus = {}), 'configuration: there is no setting "menus"; did you mean "menu"?'],
  [(_s, config) => (config.menu.panl = []), 'menu: there is no setting "panl"; did you mean "panel"?'],
  [(_s, config) => config.menu.panel.push(3), 'menu.panel.1: must be a text or an object'],
  [
    (_s, config) => config.menu.panel.push({ label: 'Lain', itmes: [] }),
    'menu.panel.1: there is no setting "itmes"; did you mean "items"?',
  ],
  [
    (_s, config) => config.menu.panel.push({ label: 'Lain', icon: 'bxo', items: ['dashboard'] }),
    'menu.panel.Lain: there is no icon "bxo"; did you mean "box"?',
  ],
  [(_s, config) => (config.menu.panel = 'specimen'), 'menu.panel: must be a list'],
  // Menus, detail pages, related lists, orders by hand.
  [(s) => (s.detailPage = 1), 'specimen.detailPage: must be true or false'],
  [
    (s) => (s.related = [{ resource: 'specimen', by: 'reference' }]),
    'specimen.related: asks for "detailPage"',
  ],
  [
    (s) => (s.related = [{ resource: 'specimn', by: 'reference' }]),
    'specimen.related: there is no resource "specimn"; did you mean "specimen"?',
  ],
  [
    (s) => Object.assign(s, { detailPage: true, related: [{ resource: 'specimen', by: 'refrence' }] }),
    'specimen.related: there is no filter of "specimen" "refrence"; did you mean "reference"?',
  ],
  [
    (s) => (s.related = [{ resorce: 'specimen', by: 'reference' }]),
    'specimen.related.0: there is no setting "resorce"; did you mean "resource"?',
  ],
  [
    (s) => (s.arrange = 'money'),
    'specimen.money: stands in "arrange", but what is of kind "money" cannot be arranged by',
  ],
  [
    (s) => Object.assign(s, { columns: ['text'], list: ['number'] }),
    'specimen.columns: "text" is not in "list"',
  ],
  [
    (s) => Object.assign(s, { widths: { text: 120 }, list: ['number'] }),
    'specimen.widths: "text" is not in "list"',
  ],
  [(s) => Object.assign(s, { widths: { number: 12 } }), 'specimen.widths.number: is below 64'],
  [(s) => Object.assign(s, { phone: ['text'], list: ['number'] }), 'specimen.phone: "text" is not in "list"'],
  [
    (s) => Object.assign(s, { groupBy: 'text', list: ['number'] }),
    'specimen.groupBy: "text" is not in "list"',
  ],
  [
    (s) => Object.assign(s, { arrange: 'number', sort: ['text'] }),
    'specimen.arrange: asks for "edit" in "can" and "number" in "sort"',
  ],
  [
    (s) => (s.filters = ['html']),
    'specimen.html: stands in "filters", but what is of kind "html" cannot be filtered by',
  ],
  [(s) => (s.defaultSort = '-html'), 'specimen.defaultSort: there is no field in "sort" "html"'],
  [
    (s) => Object.assign(s, { defaultFilter: { choice: 'bottom' } }),
    'specimen.defaultFilter.choice: is no value of this filter',
  ],
  [
    (s) => Object.assign(s, { defaultFilter: { image: 'a' } }),
    'specimen.defaultFilter: there is no filter "image"',
  ],
  [
    (s) => (s.sort = ['html']),
    'specimen.html: stands in "sort", but what is of kind "html" cannot be sorted by',
  ],
];

it.each(mistakes.map(([change, line]) => ({ line, change })))('$line', ({ line, change }) => {
  const lines = broken((config, specimen) => change(specimen, config));

  expect(lines[0]).toBeDefined();
  expect(lines.find((text) => text.startsWith(line)) ?? lines).toEqual(expect.stringContaining(line));
  for (const text of lines) expect(text).not.toMatch(/\n|Invalid|undefined\b.*received/);
});

it('are at least 120', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
});
