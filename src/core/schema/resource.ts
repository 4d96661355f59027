import type { Field } from './field';
import type { IconName } from './icons';

export type { Field } from './field';

/** What may be done with a record, in Refine's words. `list` and `show` come with `read`. */
export type Action = 'create' | 'edit' | 'delete' | 'export';

/** Which sidebar a screen belongs to. */
export type Area = 'h2h' | 'panel';

/** A titled part of a form or a detail. */
export interface Section<Name extends string = string> {
  title: string;
  help?: string;
  fields: Name[];
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
  fields?: Record<string, Field>;
  /** What it writes into the record. */
  set?: Partial<Record<Name, string | number | boolean>>;
  /** Offered only for records where this holds. */
  when?: { field: Name; is: (string | boolean)[] };
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
  /** One sentence under the title of the list. */
  description?: string;
  icon: IconName;
  area: Area;
  path: `/${string}`;
  paths?: { list?: `/${string}`; create?: `/${string}`; edit?: `/${string}`; show?: `/${string}` };
  endpoint: `/${string}`;
  /** `'panel.banner'` is short for read `panel.banner` and write `panel.banner.action`; absent: open to all. */
  access?: string | { read: string; write: string };
  blockWhenExpired?: boolean;
  single?: boolean;
  detailPage?: boolean;
  /** Server module that stores it instead of the document table. */
  store?: string;
  fields: Record<Name, Field>;
  /** Field that names a record in a sentence. */
  title: NoInfer<Name>;
  list: (NoInfer<Name> | SystemField)[];
  /** A choice, a switch or a reference by its values; a day or an instant by a stretch of days. */
  filters?: (NoInfer<Name> | SystemField)[];
  /** Fields that the search box looks into. */
  search?: NoInfer<Name>[];
  sort?: (NoInfer<Name> | SystemField)[];
  form: (NoInfer<Name> | Section<NoInfer<Name>>)[];
  detail: (NoInfer<Name> | SystemField | Section<NoInfer<Name>>)[];
  can: Action[];
  acts?: Act<NoInfer<Name>>[];
  /** Lists on the detail page; asks for `detailPage`. */
  related?: Related[];
  /** Whole number by which people put the records in order themselves. */
  arrange?: NoInfer<Name>;
  /** It is chosen in forms and has no screens of its own; another module keeps it. */
  lookupOnly?: boolean;
  /** It is listed on the detail pages of others and has no screens of its own. */
  relatedOnly?: boolean;
}

/** Declares an entity; a field name or a setting that does not exist is a type error. */
export const resource = <Name extends string>(spec: ResourceSpec<Name>): ResourceSpec<Name> => spec;

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
}

export interface Config {
  accessKeys: AccessKey[];
  resources: ResourceSpec[];
  menu: Record<Area, MenuEntry[]>;
}

/** The whole configuration, as `resources.config.ts` exports it. */
export const defineConfig = (config: Config): Config => config;
