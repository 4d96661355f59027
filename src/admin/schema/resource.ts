import type { IconName } from '../../core/appearance/icons';
import type { Visibility } from '../../core/routes/route';
import type { Condition } from './condition';
import type { Field, FieldKind, FieldOf } from './field';

export type { Field } from './field';

/** Refine's operations; `list` and `show` need only `read`. */
export type Operation = 'create' | 'edit' | 'delete' | 'export' | 'import';

export type Area = 'h2h' | 'panel';

export interface Section<Name extends string = string> {
  title: string;
  help?: string;
  /** Tab of the form that holds the section; all sections of a form have one, or none. */
  tab?: string;
  fields: readonly Name[];
}

export type SystemField = 'created_at' | 'updated_at';

/** Suffix of `f.<field>.<test>`; a filter without one compares with values, days or a range. */
export type FilterTest =
  | 'contains'
  | 'is'
  | 'begins'
  | 'empty'
  | 'on'
  | 'begun'
  | 'ended'
  | 'percent'
  | 'nominal';

/**
 * An action on records besides create, update and delete. It writes `set`, or the server's handler of the same name
 * computes the change (`src/admin/server/actions`).
 */
export interface Action<Name extends string = string> {
  name: string;
  label: string;
  icon?: IconName;
  /** Target: one record, the marked ones, or the whole list. */
  on: 'record' | 'rows' | 'list';
  help?: string;
  /** Success message after the number of records: `dinonaktifkan`. Handlers have messages of their own. */
  done?: string;
  fields?: Readonly<Record<string, Field>>;
  /** Fields that start with a value of the record, or with today's date (`today`). */
  starts?: Readonly<Record<string, Name | 'today'>>;
  set?: Partial<Record<Name, string | number | boolean>>;
  /** Own fields that `set` makes required: the dialog asks for them, starting with the record's values. */
  asks?: readonly Name[];
  /** Offered only for records that match. */
  when?: Condition<Name>;
  preview?: boolean;
  /** Changes nothing, so the read key is enough. */
  reads?: boolean;
  pin?: boolean;
  ownerOnly?: boolean;
  danger?: boolean;
}

/** Fields whose values together belong to one live record of a partner. The error stands at `at`, by default the first. */
export interface Unique<Name extends string = string> {
  fields: readonly Name[];
  at?: Name;
  message?: string;
}

/** A record that meets `when` is refused with `message` at the field `at`. */
export interface Rule<Name extends string = string> {
  when: Condition<Name>;
  at: Name;
  message: string;
}

/** List on the detail page: records of `resource` whose `by` is this record. */
export interface Related {
  resource: string;
  by: string;
  label?: string;
}

/**
 * One entity (design 4). `path: '/x'` means /x/data, /x/form and /x/detail; `single` is one record at `path` itself.
 * `detailPage` makes /x/detail a page, else the detail is a drawer.
 */
export interface ResourceSpec<Name extends string = string> {
  /** Kebab case, English, singular; first half of its Casbin objects: `banner:list`. */
  name: string;
  label: string;
  unit?: string;
  /** Label of the button that creates a record; default is `Simpan`. */
  submit?: string;
  description?: string;
  /** Hint of an empty list on how records are created. */
  empty?: string;
  icon: IconName;
  area: Area;
  path: `/${string}`;
  paths?: { list?: `/${string}`; create?: `/${string}`; edit?: `/${string}`; show?: `/${string}` };
  endpoint: `/${string}`;
  /** Second endpoint, asked at another host that lacks the first. */
  also?: `/${string}`;
  /** `'panel.banner'` stands for read `panel.banner` and write `panel.banner.action`; absent: open to all. */
  access?: string | { read: string; write: string };
  blockWhenExpired?: boolean;
  /** Closed to sub-accounts, whatever keys they hold. */
  ownerOnly?: boolean;
  /** Open to owners without the access key, which only sub-accounts need. */
  openToOwners?: boolean;
  /** The whole resource reveals cost or profit: closed to people who may not see it, whatever keys they hold. */
  reveals?: Visibility;
  single?: boolean;
  detailPage?: boolean;
  /** Custom page opened by a row, with the value of the field, or the id of the record, as `q`; default is the detail. */
  opens?: { page: `/${string}`; by: NoInfer<Name> | 'id' };
  /** Server module that stores the records instead of the document table. */
  store?: string;
  /** Keeps changes and deleted records of own tables, where the store can. Records without a store always have both. */
  history?: true;
  fields: Readonly<Record<Name, Field>>;
  title: NoInfer<Name>;
  list: readonly (NoInfer<Name> | SystemField)[];
  /** Columns of `list` that are shown until a person chooses others; absent: all of them. */
  columns?: readonly (NoInfer<Name> | SystemField)[];
  /** Pixels of a column, until a person resizes it; absent: as wide as its content. */
  widths?: Readonly<Partial<Record<NoInfer<Name> | SystemField, number>>>;
  /** Columns of `list` that a phone shows on its cards; absent: those of a wide screen. */
  phone?: readonly (NoInfer<Name> | SystemField)[];
  /** Rows stand below the value of this field as long as no other order is chosen. */
  groupBy?: NoInfer<Name>;
  /** Numbers and amounts whose sum over everything that filters and search find stands below the list. */
  summary?: readonly NoInfer<Name>[];
  /** Order of a list until a person chooses another: `name`, or `-name` from the greatest down. */
  defaultSort?: NoInfer<Name> | `-${NoInfer<Name>}` | SystemField | `-${SystemField}`;
  /**
   * Filters of a list that is opened without any, in the notation of its URL: `{ status: 'open,new', amount: '1000..' }`.
   * Days also take the name of a preset (`today`, `7`, `month`). Programs and exports get no such filter.
   */
  defaultFilter?: Readonly<
    Partial<Record<NoInfer<Name> | SystemField | `${NoInfer<Name>}.${FilterTest}`, string>>
  >;
  /**
   * Fields that a person can filter by: choices, switches and references by value, days and numbers by a
   * range, texts by their beginning or content, periods by a day or their ends.
   */
  filters?: readonly (NoInfer<Name> | SystemField)[];
  search?: readonly NoInfer<Name>[];
  sort?: readonly (NoInfer<Name> | SystemField)[];
  form: readonly (NoInfer<Name> | Section<NoInfer<Name>>)[];
  detail: readonly (NoInfer<Name> | SystemField | Section<NoInfer<Name>>)[];
  can: readonly Operation[];
  /** Values that are unique together; one field has the setting `unique`. */
  unique?: readonly Unique<NoInfer<Name>>[];
  /** Conditions that the values of one record must fulfil together. */
  rules?: readonly Rule<NoInfer<Name>>[];
  actions?: readonly Action<NoInfer<Name>>[];
  /** Shows typed values on a page beside the form; `preview` of the `EntityCode` gives its address. */
  preview?: boolean;
  /** Lists on the detail page; requires `detailPage`. */
  related?: readonly Related[];
  /** Whole number that holds the manual order. */
  arrange?: NoInfer<Name>;
  /** Only selectable in forms; another module stores it. */
  lookupOnly?: boolean;
  /** Only listed on detail pages of others. */
  relatedOnly?: boolean;
  /** `false`: a page or another list leads to it. Any other resource with a screen stands in a menu. */
  menu?: false;
  /** Live channel that announces its changes: open lists are refreshed. */
  follows?: 'transaction';
}

type Fields = Readonly<Record<string, Field>>;

/** Settings of a field kind; any other is `never` and therefore a type error. */
type Known<One> = One extends { kind: infer Kind extends FieldKind }
  ? { [Setting in keyof One]: Setting extends keyof FieldOf<Kind> ? One[Setting] : never }
  : One;

/** Keeps the literal types of the fields. */
type Declared<Given extends Fields> = Omit<ResourceSpec<keyof Given & string>, 'fields'> & { fields: Given };

/** Declares an entity; an unknown field name or setting is a type error. */
export const resource = <const Given extends Fields>(
  spec: Declared<NoInfer<Given>> & { fields: Given & { readonly [Name in keyof Given]: Known<Given[Name]> } },
): Declared<Given> => spec;

/** Name of a resource or page, or a titled group (with an icon it becomes a submenu). */
export type MenuEntry = string | MenuGroup;
export interface MenuGroup {
  label: string;
  icon?: IconName;
  items: MenuEntry[];
}

export interface AccessKey {
  key: string;
  label: string;
  /** Reveals cost or profit: without effect for people who may not see it. Applies to child keys. */
  reveals?: Visibility;
}

export interface Config {
  accessKeys: AccessKey[];
  resources: ResourceSpec[];
  menu: Record<Area, MenuEntry[]>;
}

/** Types the configuration exported by `resources.config.ts`. */
export const defineConfig = (config: Config): Config => config;
