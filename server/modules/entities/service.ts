import type { EntityRow } from '../../../src/core/contract/entity';
import { resourceOf } from '../../../src/core/schema/compile';
import type { Model, ResourceModel } from '../../../src/core/schema/model';
import type { Database, Db } from '../../db/client';
import { idOfSingle } from '../../db/single-id';
import { AppError } from '../../http/app-error';
import { StartError } from '../../start-error';
import { ensureIndexes } from './indexes-store';
import type { PrepareDeps } from './prepare';
import type { TitlesOf } from './present';
import { createReading } from './reading';
import { holdRows } from './references-store';
import type { Edit, ResourceService, Scope } from './service-shape';
import { createWriting } from './writing';

export interface EntityDeps extends PrepareDeps {
  database: Database;
  model: Model;
  /** Modules with tables of their own, by the name that a resource gives as `store`. */
  stores?: Record<string, ResourceService>;
}

/** Every declared resource, whatever stores it, and the two acts of a `single` one. */
export interface EntityService {
  /** Makes the database ready for the lists of this configuration; at start, after migrations and seeds. */
  ready(): Promise<void>;
  /** What stands behind a resource. */
  of(resource: ResourceModel): ResourceService;
  /** The one record of a `single` resource; null when it was never saved. */
  one(resource: ResourceModel, scope: Scope): Promise<EntityRow | null>;
  /** Version 0 creates it. Throws what create and update throw. */
  save(resource: ResourceModel, scope: Scope, edit: Edit): Promise<EntityRow>;
}

/** Throws `StartError` when a resource names a store that does not exist. */
export function createEntityService({
  database,
  model,
  stores = {},
  hash,
  images,
}: EntityDeps): EntityService {
  const resource = (name: string): ResourceModel => resourceOf(model, name);

  const serviceOf = ({ name, store }: ResourceModel): ResourceService => {
    if (!store) return documents;
    const found = stores[store];
    if (!found) throw new StartError(`resources.config.ts: ${name}.store: there is no store "${store}"`);
    return found;
  };

  const titlesOf =
    (scope: Scope): TitlesOf =>
    (db, name, ids) =>
      serviceOf(resource(name)).titles(db, resource(name), scope, ids);

  const hold = async (db: Db, scope: Scope, name: string, ids: string[]): Promise<Set<string>> => {
    if (!resource(name).store) return holdRows(db, scope.partnerId, name, ids);
    return new Set((await titlesOf(scope)(db, name, ids)).keys());
  };

  const reading = createReading(database.db, titlesOf);
  const writing = createWriting({ database, hash, images, hold, titlesOf, resource });
  const documents: ResourceService = { ...reading, ...writing };
  for (const declared of model.resources) serviceOf(declared);

  return {
    ready: () => ensureIndexes(database, model.resources),

    of: serviceOf,

    async one(single, scope) {
      try {
        return await reading.show(single, scope, idOfSingle(single, scope));
      } catch (failure) {
        if (failure instanceof AppError && failure.code === 'NOT_FOUND') return null;
        throw failure;
      }
    },

    save(single, scope, { version, data }) {
      const id = idOfSingle(single, scope);
      if (version === 0) return writing.createAs(single, scope, id, data);
      return writing.update(single, scope, id, { version, data });
    },
  };
}
