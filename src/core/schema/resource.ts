import type { Field } from './field';
import type { IconName } from './icons';

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
  filters?: NoInfer<Name>[];
  /** Fields that the search box looks into. */
  search?: NoInfer<Name>[];
  sort?: (NoInfer<Name> | SystemField)[];
  form: (NoInfer<Name> | Section<NoInfer<Name>>)[];
  detail: (NoInfer<Name> | SystemField | Section<NoInfer<Name>>)[];
  can: Action[];
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
