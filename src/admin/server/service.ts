import { deletedTitle } from '../../core/text/deleted-title';
import type { ActivityService } from '../../platform/activity/service';
import type { Database, Db } from '../../platform/db/client';
import { idOfSingle } from '../../platform/db/single-id';
import { sql } from '../../platform/db/sql';
import { AppError } from '../../platform/http/app-error';
import { refusalOf } from '../../platform/http/failure-of';
import { StartError } from '../../platform/start-error';
import type { EntityRow } from '../entity/calls';
import type { PreviewInput } from '../entity/preview';
import { resourceOf } from '../schema/compile';
import { mergeEdit } from '../schema/merge-edit';
import type { ActionModel, Model, ResourceModel } from '../schema/model';
import type { Offers } from '../schema/offers';
import { presentedTo, readableBy } from '../schema/readable';
import { bulkHandlers } from './actions/bulk';
import { type ActionDeps, createActionService } from './actions/service';
import { createAggregates } from './aggregates';
import { createComputed } from './computed';
import type { EntityCodes } from './entity-code';
import { literal, sortExpression } from './expressions';
import { createFind } from './find';
import { createFitCheck } from './fit';
import { createHistory } from './history';
import { purge, readDeletedAmong } from './history-store';
import { createImport } from './import/service';
import { missingSearch, OWN_INDEX, type WantedIndex, wantedIndexes } from './indexes';
import { fillKeys } from './keys-store';
import { createLog } from './log';
import { withDeclared } from './own-tables';
import { type PrepareDeps, prepare } from './prepare';
import type { TitlesOf } from './present';
import { defaultsFor, holderOf, presenting } from './presenting';
import { createReading, type IdsByTitle, MOST_TITLED } from './reading';
import { lockReferenced } from './references-store';
import { alone } from './rules/alone';
import { createValidator } from './rules/validator';
import type { Edit, ResourceService, Scope } from './service-shape';
import { versionConflict } from './version-conflict';
import type { Data } from './walk';
import { titleOf } from './words';
import { createWriting } from './writing';

/** Creates the configured indexes and drops obsolete ones; one process at a time. */
async function ensureIndexes(database: Database, resources: ResourceModel[]): Promise<void> {
  const wanted = wantedIndexes(resources);
  const documents = resources.filter(({ store }) => !store);
  await database.exclusively('entity-indexes', async (db) => {
    const present = await ownIndexes(db);
    const missing = wanted.filter(({ name }) => !present.has(name));
    const fills = new Set([...missing.flatMap(({ prepare }) => prepare ?? []), ...missingSearch(resources)]);
    for (const statement of fills) await db.execute(sql.raw(statement));
    for (const { create } of missing) await db.execute(sql.raw(create));
    for (const [name, kind] of present) {
      if (!wanted.some((index) => index.name === name))
        await db.execute(sql.raw(`drop ${kind} if exists ${name}`));
    }
    await fillKeys(db, documents);
    // A new expression has no statistics, and the planner would guess badly.
    if (missing.length > 0) await db.execute(sql.raw('analyze entities'));
  });
}

async function ownIndexes(db: Db): Promise<Map<string, WantedIndex['kind']>> {
  const { rows } = await db.execute<{ name: string; kind: WantedIndex['kind'] }>(sql`
    select indexname as name, 'index' as kind from pg_indexes
    where schemaname = current_schema() and tablename = 'entities'
    union all select stxname, 'statistics' from pg_statistic_ext where stxrelid = 'entities'::regclass`);
  return new Map(rows.flatMap(({ name, kind }) => (OWN_INDEX.test(name) ? [[name, kind]] : [])));
}

/**
 * Moves the records not in `ids` behind them, keeping their order; none moves if all are there already.
 * Beyond the field's maximum they share the last position.
 */
async function moveRestBehind(
  tx: Db,
  resource: ResourceModel,
  name: string,
  { partnerId, userId }: Scope,
  ids: string[],
): Promise<void> {
  const field = resource.fields[name];
  const most = (field && 'max' in field && field.max) || Number.MAX_SAFE_INTEGER;
  const expression = sql.raw(sortExpression(resource, name));
  await tx.execute(sql`
    with rest as (
      select id, row_number() over (order by ${expression}, id) + ${ids.length}::int as position, min(${expression}) over () as first
      from entities
      where partner_id = ${partnerId} and resource = ${resource.name} and deleted_at is null and id not in ${ids}
    )
    update entities e
    set data = jsonb_set(e.data, array[${sql.raw(literal(name))}], to_jsonb(least(rest.position, ${most}::bigint))),
      version = version + 1, updated_at = now(), updated_by = ${userId}
    from rest
    where e.id = rest.id and rest.first <= ${ids.length}::int
      and e.data->${sql.raw(literal(name))} is distinct from to_jsonb(least(rest.position, ${most}::bigint))`);
}

export interface EntityDeps extends PrepareDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record'>;
  /** Modules with their own tables by `store` name; some extend the document table. */
  stores?: Record<string, ResourceService | ((documents: ResourceService) => ResourceService)>;
  code?: EntityCodes;
  counters?: Offers['counters'];
  checkPin: ActionDeps['checkPin'];
}

export type EntityService = ReturnType<typeof createEntityService>;

/** Throws `StartError` if a resource names an unknown store. */
export function createEntityService(deps: EntityDeps) {
  const { database, model, stores: given = {}, code = {}, counters = {}, checkPin, activity } = deps;
  const { hash, images, files } = deps;
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

  /** Names deleted documents, too, and says that they are deleted. */
  const shownTitlesOf =
    (scope: Scope): TitlesOf =>
    async (db, name, ids) => {
      const titles = new Map(await titlesOf(scope)(db, name, ids));
      const of = { resource: resource(name), partnerId: scope.partnerId };
      const missing = ids.filter((id) => !titles.has(id));
      for (const { id, data } of await readDeletedAmong(db, of, missing)) {
        titles.set(id, deletedTitle(titleOf(of.resource, data)));
      }
      return titles;
    };

  const idsByTitle: IdsByTitle = async (scope, name, word) => {
    const query = { search: word, titled: MOST_TITLED };
    const found = await serviceOf(resource(name)).lookup(resource(name), scope, query);
    return found.map(({ id }) => id);
  };

  const lock = async (db: Db, scope: Scope, name: string, ids: string[]): Promise<Set<string>> => {
    if (!resource(name).store) return lockReferenced(db, scope.partnerId, name, ids);
    return new Set((await titlesOf(scope)(db, name, ids)).keys());
  };

  const isDocument = (name: string): boolean => {
    const { store } = resource(name);
    return !store || stores.get(store)?.readsDocuments === true;
  };

  const aggregates = createAggregates({ resource, rowsOf: (other) => serviceOf(other).rows });
  const fits = createFitCheck((db, scope, name, ids, filters) =>
    serviceOf(resource(name)).titles(db, resource(name), scope, ids, filters),
  );
  const validator = createValidator(code);
  const beside = {
    readComputed: createComputed(code, counters, aggregates.read),
    warnings: validator.warnings,
  };
  const reading = createReading(database.db, shownTitlesOf, idsByTitle, beside, aggregates.joined);
  const log = createLog(activity, titlesOf);
  const writing = createWriting({
    ...{ database, hash, images, files, lock, resource, isDocument, log, validator, beside, fits },
    titlesOf: shownTitlesOf,
  });
  const documents: ResourceService = { ...reading, ...writing };
  const stores = new Map(
    Object.entries(given).map(([name, store]) => [
      name,
      withDeclared(typeof store === 'function' ? store(documents) : store, {
        ...{ db: database.db, aggregates, fits },
      }),
    ]),
  );
  for (const declared of model.resources) {
    serviceOf(declared);
    for (const action of declared.actions) refuseUndone(declared, action, code);
    if (declared.preview && !code[declared.name]?.preview)
      throw new StartError(`resources.config.ts: ${declared.name}.preview: the server has no page for it`);
  }

  /** Edits a record with a body that is not validated yet. Throws VALIDATION_FAILED, VERSION_CONFLICT, NOT_FOUND. */
  const update = async (edited: ResourceModel, scope: Scope, id: string, { version, data }: Edit) => {
    const current = await serviceOf(edited).show(edited, scope, id);
    if (current.version !== version) throw versionConflict(presentedTo(edited, holderOf(scope), current));
    // The store compares the version once more, under its lock.
    return presenting(serviceOf(edited)).update(edited, scope, id, {
      ...{ version, data: merged(edited, scope, current, data) },
    });
  };

  /** The record of a `single` resource; null if never saved. */
  const one = async (single: ResourceModel, scope: Scope): Promise<EntityRow | null> => {
    try {
      return await presenting(documents).show(single, scope, idOfSingle(single, scope));
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'NOT_FOUND') return null;
      throw failure;
    }
  };

  return {
    /** Creates the indexes that the configuration needs; at start, after migrations and seeds. */
    ready: () => ensureIndexes(database, model.resources),

    past: createHistory({
      ...{ database, update, titlesOf: shownTitlesOf },
      show: (shown, scope, id) => serviceOf(shown).show(shown, scope, id),
    }),

    /** Empties records whose time in the bin is over. */
    purge: () => purge(database),

    of: (resource: ResourceModel): ResourceService => presenting(serviceOf(resource)),

    /** Creates a document in the transaction of another action. */
    seed: writing.seed,

    ...{ one, update },

    /** Version 0 creates it. Throws like create and update. */
    async save(single: ResourceModel, scope: Scope, { version, data }: Edit): Promise<EntityRow> {
      const id = idOfSingle(single, scope);
      if (version !== 0) return update(single, scope, id, { version, data });
      const typed = { ...defaultsFor(single, scope), ...merged(single, scope, undefined, data) };
      return presentedTo(single, holderOf(scope), await writing.createAs(single, scope, id, typed));
    },

    /** Address of a page that shows values as if they were stored. Throws NOT_FOUND, VALIDATION_FAILED. */
    async preview(previewed: ResourceModel, scope: Scope, { id, ...data }: PreviewInput) {
      const addressOf = code[previewed.name]?.preview;
      if (!addressOf) throw new AppError('NOT_FOUND');
      const stored = () => (id ? serviceOf(previewed).show(previewed, scope, id) : null);
      const current = (await (previewed.single ? one(previewed, scope) : stored())) ?? undefined;
      const typed = {
        ...(!current && defaultsFor(previewed, scope)),
        ...merged(previewed, scope, current, data),
      };
      const target = { ...scope, resource: previewed, id: current?.id ?? id ?? '' };
      return addressOf(scope, { id: id ?? null, data: await prepare(deps, target, typed) });
    },

    /** Writes the rows of a file. */
    import: createImport({
      ...{ database, writing, log, validator, insert: writing.insert },
      lookup: (scope, name, query) => serviceOf(resource(name)).lookup(resource(name), scope, query),
    }),

    actions: createActionService({
      ...{ database, code, writing, resource, log, titlesOf, serviceOf, checkPin, fits },
    }),

    find: createFind({ db: database.db, model, storeOf: serviceOf, isDocument, findIn: reading.findIn }),

    /** Reorders documents as in `ids`, all others after them. Returns the number of moved ones. */
    async arrange(arranged: ResourceModel, scope: Scope, ids: string[]): Promise<number> {
      const { arrange } = arranged;
      if (!arrange) throw new AppError('NOT_FOUND');
      return database.transaction(async (tx) => {
        // Two reorderings at once would deadlock.
        await alone(tx, `arrange ${arranged.name}`, scope.partnerId);
        const moved = await writing.arrange(tx, arranged, scope, ids, arrange);
        await moveRestBehind(tx, arranged, arrange, scope, ids);
        if (moved > 0) await log(tx, scope, { resource: arranged, action: 'record.arrange', title: '' });
        return moved;
      });
    },
  };
}

/** Throws VALIDATION_FAILED, BAD_REQUEST. */
function merged(resource: ResourceModel, scope: Scope, current: EntityRow | undefined, data: Data): Data {
  const edit = mergeEdit(readableBy(resource, holderOf(scope)), current, data, resource);
  if ('issues' in edit) throw refusalOf(edit.issues);
  return edit.data;
}

/** Refuses actions without a handler, whose button would do nothing. */
function refuseUndone({ name }: ResourceModel, action: ActionModel, code: EntityCodes): void {
  if (action.set || bulkHandlers[action.name] || code[name]?.actions?.[action.name]) return;
  throw new StartError(
    `resources.config.ts: ${name}.actions.${action.name}: neither "set" nor a handler of the server`,
  );
}
