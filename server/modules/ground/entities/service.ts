import type { EntityRow } from '../../../../src/core/entity/calls';
import { resourceOf } from '../../../../src/core/schema/compile';
import type { ActModel, Model, ResourceModel } from '../../../../src/core/schema/model';
import type { Database, Db } from '../../../db/client';
import { idOfSingle } from '../../../db/single-id';
import { AppError } from '../../../http/app-error';
import { StartError } from '../../../start-error';
import type { ActivityService } from '../activity/service';
import { type ActDeps, type ActService, createActService } from './acts/service';
import type { ActHandlers } from './acts/shape';
import { aloneArranging, moveRestBehind } from './arrange-store';
import { createComputed } from './computed';
import type { ComputedReader } from './computed-shape';
import { ensureIndexes } from './indexes-store';
import { createLog } from './log';
import type { PrepareDeps } from './prepare';
import type { TitlesOf } from './present';
import { createReading } from './reading';
import { lockReferenced } from './references-store';
import { createJudge } from './rules/judge';
import type { Rules } from './rules/shape';
import type { Edit, ResourceService, Scope } from './service-shape';
import { createWriting } from './writing';

export interface EntityDeps extends PrepareDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record'>;
  /** Modules with their own tables by `store` name; some extend the document table. */
  stores?: Record<string, ResourceService | ((documents: ResourceService) => ResourceService)>;
  rules?: Rules;
  /** Handlers of actions that the declaration does not define completely. */
  handlers?: ActHandlers;
  computed?: Record<string, ComputedReader>;
  checkPin: ActDeps['checkPin'];
}

export interface EntityService {
  /** Creates the indexes that the configuration needs; at start, after migrations and seeds. */
  ready(): Promise<void>;
  of(resource: ResourceModel): ResourceService;
  /** The record of a `single` resource; null if never saved. */
  one(resource: ResourceModel, scope: Scope): Promise<EntityRow | null>;
  /** Version 0 creates it. Throws like create and update. */
  save(resource: ResourceModel, scope: Scope, edit: Edit): Promise<EntityRow>;
  /** Creates a document in the transaction of another action. */
  plant: ReturnType<typeof createWriting>['plant'];
  acts: ActService;
  /** Reorders documents as in `ids`, all others after them. Returns the number of moved ones. */
  arrange(resource: ResourceModel, scope: Scope, ids: string[]): Promise<number>;
}

/** Throws `StartError` if a resource names an unknown store. */
export function createEntityService({
  database,
  model,
  stores: given = {},
  rules = {},
  handlers = {},
  computed = {},
  checkPin,
  hash,
  images,
  activity,
}: EntityDeps): EntityService {
  const resource = (name: string): ResourceModel => resourceOf(model, name);

  const serviceOf = ({ name, store }: ResourceModel): ResourceService => {
    if (!store) return documents;
    const found = stores.get(store);
    if (!found) throw new StartError(`resources.config.ts: ${name}.store: there is no store "${store}"`);
    return found;
  };

  const titlesOf =
    (scope: Scope): TitlesOf =>
    (db, name, ids) =>
      serviceOf(resource(name)).titles(db, resource(name), scope, ids);

  const lock = async (db: Db, scope: Scope, name: string, ids: string[]): Promise<Set<string>> => {
    if (!resource(name).store) return lockReferenced(db, scope.partnerId, name, ids);
    return new Set((await titlesOf(scope)(db, name, ids)).keys());
  };

  const isDocument = (name: string): boolean => {
    const { store } = resource(name);
    return !store || stores.get(store)?.readsDocuments === true;
  };

  const judge = createJudge(rules);
  const beside = { readComputed: createComputed(computed), warnings: judge.warnings };
  const reading = createReading(database.db, titlesOf, beside);
  const log = createLog(activity, titlesOf);
  const writing = createWriting({
    ...{ database, hash, images, lock, titlesOf, resource, isDocument, log, judge, beside },
  });
  const documents: ResourceService = { ...reading, ...writing };
  const stores = new Map(
    Object.entries(given).map(([name, store]) => [
      name,
      typeof store === 'function' ? store(documents) : store,
    ]),
  );
  for (const declared of model.resources) {
    serviceOf(declared);
    for (const act of declared.acts) refuseUndone(declared, act, handlers);
  }

  return {
    ready: () => ensureIndexes(database, model.resources),

    of: serviceOf,

    plant: writing.plant,

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

    acts: createActService({ database, handlers, writing, resource, log, titlesOf, checkPin }),

    arrange(arranged, scope, ids) {
      const { arrange } = arranged;
      if (!arrange) throw new AppError('NOT_FOUND');
      return database.transaction(async (tx) => {
        await aloneArranging(tx, arranged, scope);
        const moved = await writing.place(tx, arranged, scope, ids, arrange);
        await moveRestBehind(tx, arranged, arrange, scope, ids);
        if (moved > 0) await log(tx, scope, { resource: arranged, act: 'record.arrange', title: '' });
        return moved;
      });
    },
  };
}

/** Refuses actions without a handler, whose button would do nothing. */
function refuseUndone({ name }: ResourceModel, act: ActModel, handlers: ActHandlers): void {
  if (act.set || handlers[name]?.[act.name]) return;
  throw new StartError(
    `resources.config.ts: ${name}.acts.${act.name}: neither "set" nor a handler of the server`,
  );
}
