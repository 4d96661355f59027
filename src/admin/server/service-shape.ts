import type { Db } from '../../platform/db/client';
import type { Actor } from '../../platform/http/actor';
import type { EntityRow, EntityTitle } from '../entity/calls';
import type { EntityListQuery, EntitySelection } from '../entity/query';
import type { ResourceModel } from '../schema/model';
import type { Data } from './walk';

/** The partner and the acting user. An `Actor` has the other properties, and its changes are logged. */
export type Scope = Pick<Actor, 'partnerId' | 'userId'> &
  Partial<Pick<Actor, 'role' | 'name' | 'device' | 'can'>>;

/**
 * Storage of a declared resource. Implemented by the document table for all resources, and by modules with
 * their own tables (`store` in the declaration); `RecordOf` types the input. Rows of other partners do not
 * exist: NOT_FOUND.
 */
export interface ResourceService<Typed extends object = Data> {
  /** True if its records are documents of other resources, so that references to them prevent deletion. */
  readonly readsDocuments?: true;
  list(resource: ResourceModel, scope: Scope, query: EntityListQuery): Promise<EntityPage>;
  show(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  create(resource: ResourceModel, scope: Scope, data: Typed): Promise<EntityRow>;
  update(resource: ResourceModel, scope: Scope, id: string, edit: Edit<Typed>): Promise<EntityRow>;
  /** Throws REFERENCED. Returns the end of the undo period. */
  remove(resource: ResourceModel, scope: Scope, id: string): Promise<string>;
  restore(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  lookup(resource: ResourceModel, scope: Scope, query: LookupQuery): Promise<EntityTitle[]>;
  /** Titles of existing live rows of the partner. Takes `db`, because transactions call it, too. */
  titles(db: Db, resource: ResourceModel, scope: Scope, ids: string[]): Promise<Map<string, string>>;
  /** Number of selected rows and their sums by field, for a resource with `summary`. */
  sum?(resource: ResourceModel, scope: Scope, query: EntitySelection): Promise<Sums>;
  /** Newest rows that a search finds, at most `most`, without their number; absent where no index makes it fast. */
  find?(resource: ResourceModel, scope: Scope, text: string, most: number): Promise<EntityRow[]>;
  /** All selected rows in batches. Throws EXPORT_TOO_LARGE before the first batch. */
  all(resource: ResourceModel, scope: Scope, query: EntitySelection): Promise<AsyncIterable<EntityRow[]>>;
}

export interface Sums {
  total: number;
  sums: Record<string, number>;
}

export interface EntityPage {
  rows: EntityRow[];
  total: number;
  /** Actions on the list that this person cannot do now. */
  blocked?: string[];
}

/** `version` is the one that the form was loaded with. */
export interface Edit<Typed extends object = Data> {
  version: number;
  data: Typed;
}

export interface LookupQuery {
  search?: string | undefined;
  ids?: string[] | undefined;
  /** Finds by title only, and at most so many. */
  titled?: number;
}
