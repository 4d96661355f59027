import type { z } from 'zod';
import type { IconName } from '../../core/appearance/icons';
import type { Route } from '../../core/routes/route';
import type { Field } from './field';
import type { AccessKey, Action, Area, Operation, ResourceSpec, Section } from './resource';

/** Actions of a resource, second half of a Casbin object (`banner:list`). */
export type ResourceAction = 'list' | 'show' | Operation;

export interface ActionModel extends Omit<Action, 'on'> {
  /** `cell`: one record, in the list itself. */
  on: Action['on'] | 'cell';
  fields: Record<string, Field>;
  object: string;
  validator: z.ZodType<Record<string, unknown>>;
}

export interface ResourceModel
  extends Omit<ResourceSpec, 'unit' | 'paths' | 'access' | 'form' | 'detail' | 'actions' | 'history'> {
  access: { read: string; write: string } | null;
  unit: string;
  /** True if changes are recorded and deleted records lie in a bin. */
  history: boolean;
  /**
   * Paths by action; absent if the action is not allowed or uses a drawer. `edit` equals `create` on a shared form, and
   * `show` if the detail page (or the `single` record) is edited in place.
   */
  paths: { list?: string; create?: string; edit?: string; show?: string };
  form: Section[];
  /** Sections of the form with the fields that this person may read but not write; absent if there are none. */
  shownForm?: Section[];
  detail: Section[];
  actions: ActionModel[];
  /** Fields by which references narrow what they offer of this resource (`filterBy`). */
  narrowedBy: readonly string[];
  /** Validates the whole body of create and edit; refuses unknown keys. */
  validator: z.ZodType<Record<string, unknown>>;
}

export interface AccessLink {
  object: string;
  role: string;
}

export type MenuNode =
  | { kind: 'link'; name: string; label: string; icon: IconName; path: string; object: string }
  | { kind: 'group'; label: string; icon?: IconName; items: MenuNode[] };

/** True if a menu leads to this resource or page. */
export const isInMenu = ({ menu }: Pick<Model, 'menu'>, name: string): boolean => {
  const leads = (node: MenuNode): boolean =>
    node.kind === 'link' ? node.name === name : node.items.some(leads);
  return Object.values(menu).flat().some(leads);
};

export interface Model {
  accessKeys: AccessKey[];
  resources: ResourceModel[];
  routes: Route[];
  menu: Record<Area, MenuNode[]>;
  links: AccessLink[];
}
