import type { Db } from '../../platform/db/client';
import type { SQL } from '../../platform/db/sql';
import type { Actor } from '../../platform/http/actor';
import type { EntityRow, EntityTitle } from '../entity/calls';
import type { EntityFilter, EntityListQuery, EntitySelection } from '../entity/query';
import type { ResourceModel } from '../schema/model';
import type { Data } from './walk';

/** The partner and the acting user. An `Actor` has the other properties, and its changes are logged. */
export type Scope = Pick<Actor, 'partnerId' | 'userId'> &
  Partial<Pick<Actor, 'role' | 'name' | 'device' | 'can'>>;

/** SQL of the records of a resource, for statements about other resources that count, sum or name them. */
export interface RowSource {
  from: SQL;
  id: SQL;
  /** Condition on the live records that the caller may see. */
  seenBy(resource: ResourceModel, scope: Scope): SQL;
  /** Value of a field, null without one. */
  column(resource: ResourceModel, field: string): SQL;
  isOneOf(resource: ResourceModel, field: string, values: string[]): SQL;
  /** Text by which records are sorted by title. */
  title(resource: ResourceModel): SQL;
}

/** A value of other tables: `join` adds them to the rows of a list. */
export interface JoinedValue {
  join: SQL;
  value: SQL;
}

/** Values of other tables by which a list is filtered (by field) and ordered. */
export interface Joined {
  filters: Readonly<Record<string, JoinedValue>>;
  order?: JoinedValue | undefined;
}

export type Selected<Query extends EntitySelection> = Query & { joined?: Joined | undefined };

/**
 * Storage of a declared resource. Implemented by the document table for all resources, and by modules with
 * their own tables (`store` in the declaration); `RecordOf` types the input. Rows of other partners do not
 * exist: NOT_FOUND.
 */
export interface ResourceService<Typed extends object = Data> {
  /** True if its records are documents of other resources, so that references to them prevent deletion. */
  readonly readsDocuments?: true;
  /** Lets other resources count, sum and name its records; absent for a store with a query of its own. */
  readonly rows?: RowSource;
  list(resource: ResourceModel, scope: Scope, query: Selected<EntityListQuery>): Promise<EntityPage>;
  show(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  create(resource: ResourceModel, scope: Scope, data: Typed): Promise<EntityRow>;
  update(resource: ResourceModel, scope: Scope, id: string, edit: Edit<Typed>): Promise<EntityRow>;
  /** Throws REFERENCED. Returns the end of the undo period. */
  remove(resource: ResourceModel, scope: Scope, id: string): Promise<string>;
  restore(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  lookup(resource: ResourceModel, scope: Scope, query: LookupQuery): Promise<EntityTitle[]>;
  /**
   * Titles of existing live rows of the partner, only of those that fit the filters. Takes `db`, because transactions
   * call it, too.
   */
  titles(
    db: Db,
    resource: ResourceModel,
    scope: Scope,
    ids: string[],
    filters?: EntityFilter[],
  ): Promise<Map<string, string>>;
  /** Number of selected rows and their sums by field, for a resource with `summary`. */
  sum?(resource: ResourceModel, scope: Scope, query: Selected<EntitySelection>): Promise<Sums>;
  /** Newest rows that a search finds, at most `most`, without their number; absent where no index makes it fast. */
  find?(resource: ResourceModel, scope: Scope, text: string, most: number): Promise<EntityRow[]>;
  /** All selected rows in batches. Throws EXPORT_TOO_LARGE before the first batch. */
  all(
    resource: ResourceModel,
    scope: Scope,
    query: Selected<EntitySelection>,
  ): Promise<AsyncIterable<EntityRow[]>>;
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
  /** Only records that fit, one of `narrowedBy` each. */
  filters?: EntityFilter[] | undefined;
  /** Finds by title only, and at most so many. */
  titled?: number;
}

export interface StoredRecord {
  id: string;
  data: Data;
}

/** Computed fields by the id of their record. */
export type ComputedValues = Map<string, Data>;

export type ComputedReader = (
  db: Db,
  partnerId: string,
  ids: string[],
  records: readonly StoredRecord[],
) => Promise<ComputedValues>;
