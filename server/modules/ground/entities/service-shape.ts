import type { EntityRow, EntityTitle } from '../../../../src/core/entity/calls';
import type { EntityListQuery, EntitySelection } from '../../../../src/core/entity/query';
import type { ResourceModel } from '../../../../src/core/schema/model';
import type { Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { Data } from './walk';

/** Whose rows, and who acts. A person at a screen, an `Actor`, brings the rest: what it does is put into the log. */
export type Scope = Pick<Actor, 'partnerId' | 'userId'> &
  Partial<Pick<Actor, 'role' | 'name' | 'device' | 'can'>>;

/**
 * What stands behind a declared resource. The document table implements it for all of them; a module with tables of
 * its own (the declaration names it as `store`) implements it for its resource, and types by `RecordOf` what is
 * typed. A row of another partner does not exist: NOT_FOUND.
 */
export interface ResourceService<Typed extends object = Data> {
  /** Its records are documents of other resources: what points at one keeps it from being deleted. */
  readonly readsDocuments?: true;
  list(resource: ResourceModel, scope: Scope, query: EntityListQuery): Promise<EntityPage>;
  show(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  /** Throws VALIDATION_FAILED, DUPLICATE_VALUE. */
  create(resource: ResourceModel, scope: Scope, data: Typed): Promise<EntityRow>;
  /** Throws VALIDATION_FAILED, DUPLICATE_VALUE, VERSION_CONFLICT. */
  update(resource: ResourceModel, scope: Scope, id: string, edit: Edit<Typed>): Promise<EntityRow>;
  /** Throws REFERENCED. Answers until when it can be undone. */
  remove(resource: ResourceModel, scope: Scope, id: string): Promise<string>;
  /** Throws UNDO_EXPIRED. */
  restore(resource: ResourceModel, scope: Scope, id: string): Promise<EntityRow>;
  lookup(resource: ResourceModel, scope: Scope, query: LookupQuery): Promise<EntityTitle[]>;
  /** Titles of those ids that exist, live and the partner's own. Asked inside transactions too, so by that `db`. */
  titles(db: Db, resource: ResourceModel, scope: Scope, ids: string[]): Promise<Map<string, string>>;
  /** The whole selection in its order, in portions. Throws EXPORT_TOO_LARGE before the first. */
  all(resource: ResourceModel, scope: Scope, query: EntitySelection): Promise<AsyncIterable<EntityRow[]>>;
}

export interface EntityPage {
  rows: EntityRow[];
  total: number;
}

/** `version` is the one that the form was read at. */
export interface Edit<Typed extends object = Data> {
  version: number;
  data: Typed;
}

export interface LookupQuery {
  search?: string | undefined;
  ids?: string[] | undefined;
}
