import type { IconName } from '../look/icons';
import type { Sight } from '../routes/route';
import type { Field, FieldKind, FieldOf } from './field';

export type { Field } from './field';

/** What may be done with a record, in Refine's words. `list` and `show` come with `read`. */
export type Action = 'create' | 'edit' | 'delete' | 'export';

/** Which sidebar a screen belongs to. */
export type Area = 'h2h' | 'panel';

/** A titled part of a form or a detail. */
export interface Section<Name extends string = string> {
  title: string;
  help?: string;
  fields: readonly Name[];
}

/** Fields that every record has besides its own. */
export type SystemField = 'created_at' | 'updated_at';

/**
 * Something that is done to records besides creating, changing and deleting them. What it writes is either `set`
 * here, or worked out by the server's handler of the same name (`server/modules/ground/entities/acts`).
 */
export interface Act<Name extends string = string> {
  /** Kebab case; the second half of its Casbin object: `promo:try`. */
  name: string;
  label: string;
  icon?: IconName;
  /** To one record, to those marked in the list, or to the list as a whole. */
  on: 'record' | 'rows' | 'list';
  /** One sentence above its fields, or the question before it is done. */
  help?: string;
  /** Said of its records once it is done, behind their number: `dinonaktifkan`. Handlers have sentences of their own. */
  done?: string;
  /** What is typed for it. */
  fields?: Readonly<Record<string, Field>>;
  /** What it writes into the record. */
  set?: Partial<Record<Name, string | number | boolean>>;
  /** Offered only for records where this holds. */
  when?: { field: Name; is: readonly (string | boolean)[] };
  /** Shows what it would change before it does. */
  preview?: boolean;
  /** Changes nothing: the read key is enough. */
  reads?: boolean;
  pin?: boolean;
  ownerOnly?: boolean;
  danger?: boolean;
}

/** A list on the detail page: the records of `resource` whose `by` is this record. */
export interface Related {
  resource: string;
  /** A filter of that resource. */
  by: string;
  label?: string;
}

/**
 * One entity (design 4). `path: '/x'` means /x/data, /x/form and /x/detail; `single` is one record at `path` itself.
 * `detailPage` gives /x/detail its own route, else the detail is a drawer on the list.
 */
export interface ResourceSpec<Name extends string = string> {
  /** Kebab case, English, singular; the first half of its Casbin objects: `banner:list`. */
  name: string;
  label: string;
  /** What its records are counted as in a sentence, where the label names the list: `item`; else the label. */
  unit?: string;
  /** One sentence under the title of the list. */
  description?: string;
  /** What a list without any record says of how they come to be. */
  empty?: string;
  icon: IconName;
  area: Area;
  path: `/${string}`;
  paths?: { list?: `/${string}`; create?: `/${string}`; edit?: `/${string}`; show?: `/${string}` };
  endpoint: `/${string}`;
  /** `'panel.banner'` is short for read `panel.banner` and write `panel.banner.action`; absent: open to all. */
  access?: string | { read: string; write: string };
  blockWhenExpired?: boolean;
  /** Never for a sub-account, whatever keys it holds. */
  ownerOnly?: boolean;
  /** Open to owners without the access key, which only sub-accounts need. */
  openToOwners?: boolean;
  /** Tells cost or profit as a whole: closed to who may not know it, whatever keys it holds. */
  tells?: Sight;
  single?: boolean;
  detailPage?: boolean;
  /** A page made by hand that a row opens, with the value of one of its fields as `q`; else its own detail opens. */
  opens?: { page: `/${string}`; by: NoInfer<Name> };
  /** Server module that stores it instead of the document table. */
  store?: string;
  fields: Readonly<Record<Name, Field>>;
  /** Field that names a record in a sentence. */
  title: NoInfer<Name>;
  list: readonly (NoInfer<Name> | SystemField)[];
  /** Columns of `list` that are shown until a person chooses others; absent: all of them. */
  columns?: readonly (NoInfer<Name> | SystemField)[];
  /** Rows stand below the value of this field as long as no other order is chosen. */
  groupBy?: NoInfer<Name>;
  /** A choice, a switch or a reference by its values; a day or an instant by a stretch of days. */
  filters?: readonly (NoInfer<Name> | SystemField)[];
  /** Fields that the search box looks into. */
  search?: readonly NoInfer<Name>[];
  sort?: readonly (NoInfer<Name> | SystemField)[];
  form: readonly (NoInfer<Name> | Section<NoInfer<Name>>)[];
  detail: readonly (NoInfer<Name> | SystemField | Section<NoInfer<Name>>)[];
  can: readonly Action[];
  acts?: readonly Act<NoInfer<Name>>[];
  /** Lists on the detail page; asks for `detailPage`. */
  related?: readonly Related[];
  /** Whole number by which people put the records in order themselves. */
  arrange?: NoInfer<Name>;
  /** It is chosen in forms and has no screens of its own; another module keeps it. */
  lookupOnly?: boolean;
  /** It is listed on the detail pages of others and has no screens of its own. */
  relatedOnly?: boolean;
  /** Its rows are those of another live channel: open lists are read again when that tells of a change. */
  follows?: 'transaction';
}

type Fields = Readonly<Record<string, Field>>;

/** The settings that a kind of field knows; any other one is `never`, so that it is a type error. */
type Known<One> = One extends { kind: infer Kind extends FieldKind }
  ? { [Setting in keyof One]: Setting extends keyof FieldOf<Kind> ? One[Setting] : never }
  : One;

/** A declaration with its fields as they were given. */
type Declared<Given extends Fields> = Omit<ResourceSpec<keyof Given & string>, 'fields'> & { fields: Given };

/** Declares an entity, and keeps what it was given; a field name or a setting that does not exist is a type error. */
export const resource = <const Given extends Fields>(
  spec: Declared<NoInfer<Given>> & { fields: Given & { readonly [Name in keyof Given]: Known<Given[Name]> } },
): Declared<Given> => spec;

/** A menu entry: the name of a resource or of a page, or a titled group of them (its icon makes it a submenu). */
export type MenuEntry = string | MenuGroup;
export interface MenuGroup {
  label: string;
  icon?: IconName;
  items: MenuEntry[];
}

/** An access key and what it lets its holder do, as administrators read it. */
export interface AccessKey {
  key: string;
  label: string;
  /** What stands behind it tells cost or profit: worth nothing to who may not know it. Holds for the keys below it. */
  tells?: Sight;
}

export interface Config {
  accessKeys: AccessKey[];
  resources: ResourceSpec[];
  menu: Record<Area, MenuEntry[]>;
}

/** The whole configuration, as `resources.config.ts` exports it. */
export const defineConfig = (config: Config): Config => config;
