import type { z } from 'zod';
import type { IconName } from '../look/icons';
import type { Route } from '../routes/route';
import type { Field } from './field';
import type { AccessKey, Act, Action, Area, ResourceSpec, Section } from './resource';

/** Acts of a resource; each is the second half of a Casbin object (`banner:list`). */
export type ResourceAct = 'list' | 'show' | Action;

/** An act with the validator of what is typed for it; its object is `<resource>:<name>`. */
export interface ActModel extends Act {
  fields: Record<string, Field>;
  object: string;
  validator: z.ZodType<Record<string, unknown>>;
}

/** A resource with everything that follows from its declaration worked out. */
export interface ResourceModel
  extends Omit<ResourceSpec, 'unit' | 'paths' | 'access' | 'form' | 'detail' | 'acts'> {
  access: { read: string; write: string } | null;
  /** Its records in the middle of a sentence. */
  unit: string;
  /**
   * Where its acts happen; a path is absent when the act is not allowed or lives in a drawer. `edit` equals `create`
   * on a shared form, and `show` when the detail page (or the `single` record itself) is edited in place.
   */
  paths: { list?: string; create?: string; edit?: string; show?: string };
  form: Section[];
  detail: Section[];
  acts: ActModel[];
  /** Whole-body validator of create and edit; unknown keys are refused. */
  validator: z.ZodType<Record<string, unknown>>;
}

/** A link of the Casbin policy: `object` is governed by `role` (`g, object, role`). */
export interface AccessLink {
  object: string;
  role: string;
}

/** A menu entry ready to draw: either a link or a titled group. */
export type MenuNode =
  | { kind: 'link'; name: string; label: string; icon: IconName; path: string; object: string }
  | { kind: 'group'; label: string; icon?: IconName; items: MenuNode[] };

/** Everything that follows from `resources.config.ts` and the page table; made once at start. */
export interface Model {
  accessKeys: AccessKey[];
  resources: ResourceModel[];
  routes: Route[];
  menu: Record<Area, MenuNode[]>;
  links: AccessLink[];
}
