import type { ActionReply } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import { idOfSingle } from '../../../platform/db/single-id';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { refusalOf } from '../../../platform/http/failure-of';
import { ACTION_ROWS, type ActionCall, MOST_SELECTED } from '../../entity/action';
import { UNDO_MS } from '../../entity/calls';
import { isMet } from '../../schema/condition';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { readableBy } from '../../schema/readable';
import type { EntityCodes } from '../entity-code';
import type { FitCheck } from '../fit';
import type { Log } from '../log';
import type { TitlesOf } from '../present';
import { holderOf, presenting } from '../presenting';
import type { Removing } from '../removing';
import type { Shared } from '../rules/shape';
import type { ResourceService, Scope } from '../service-shape';
import { versionConflict } from '../version-conflict';
import type { Data } from '../walk';
import { changeOf, titleOf, titlesOfChange } from '../words';
import type { Changed, OnRefused, WritingWithin } from '../writing-within';
import { bulkHandlers } from './bulk';
import { once, rolledBack } from './once';
import { doneText, hashOf, nameOf, refusalFacts, replyOf } from './reply';
import type { ActionHandler, HandlerCall, HandlerResult } from './shape';
import { type Before, storeUndo } from './store';
import { createUndo } from './undo';

const UNDO_SECONDS = UNDO_MS / 1000;

export interface ActionDeps {
  database: Database;
  code: EntityCodes;
  writing: WritingWithin & Removing;
  resource(name: string): ResourceModel;
  log: Log;
  titlesOf(scope: Scope): TitlesOf;
  serviceOf(resource: ResourceModel): ResourceService;
  checkPin(actor: Actor, pin: string): Promise<void>;
  fits: FitCheck;
}

/** One call of an action. */
interface Run {
  actor: Actor;
  resource: ResourceModel;
  action: ActionModel;
  asked: ActionCall;
}

/** Declared actions: run once per idempotency key, in one transaction, with an optional preview. */
export function createActionService(deps: ActionDeps) {
  const { database, code, writing, log, titlesOf, serviceOf } = deps;

  const handlerOf = (resource: ResourceModel, action: ActionModel): ActionHandler =>
    code[resource.name]?.actions?.[action.name] ??
    bulkHandlers[action.name] ??
    (async ({ rows, input }) => ({
      edits: rows.map(({ id }) => ({ id, data: { ...action.set, ...askedIn(action, input) } })),
    }));

  const locked = async (tx: Db, { actor, resource, action, asked }: Run) => {
    if (resource.store || action.on === 'list') return [];
    const ids = resource.single ? [idOfSingle(resource, actor)] : asked.ids;
    const rows = await writing.lockAll(tx, resource, actor, ids);
    if (rows.some(({ data }) => !isMet(action.when, data))) throw new AppError('ACT_NOT_NOW');
    return rows;
  };

  /** Read before the transaction; a preview's `seen` proves that the set is still the one shown. */
  const selectedIds = async (actor: Actor, resource: ResourceModel, { ids, selection }: ActionCall) => {
    if (!selection) return ids;
    const service = serviceOf(resource);
    const most = resource.store ? ACTION_ROWS : MOST_SELECTED;
    const { total } = await service.list(resource, actor, { ...selection, page: 1, limit: 1 });
    if (total === 0) throw new AppError('NOT_FOUND');
    if (total > most) throw new AppError('TOO_MANY_SELECTED', { count: number(total), most: number(most) });
    const found: string[] = [];
    for await (const rows of await service.all(resource, actor, selection)) {
      for (const { id } of rows) found.push(id);
    }
    return found.slice(0, most);
  };

  const perform = async (tx: Db, run: Run) => {
    const rows = await locked(tx, run);
    const { actor, resource, action, asked } = run;
    const { input, preview, ids, version } = asked;
    await deps.fits(tx, { scope: actor, fields: action.fields, data: input });
    if (version !== undefined && rows.some((row) => row.version !== version)) throw new Stale();
    const shared: Shared = new Map();
    const create: HandlerCall['create'] = (name, data) => {
      const other = deps.resource(name);
      return writing.seed(tx, other, actor, bodyOf(other, data), shared);
    };
    const call: HandlerCall = { tx, actor, resource, action, rows, ids, input, preview, create };
    return { rows, result: await handlerOf(resource, action)(call) };
  };

  const said = async (tx: Db, actor: Actor, resource: ResourceModel, pairs: Pair[]) => {
    const shown = readableBy(resource, holderOf(actor));
    const titles = await titlesOfChange(tx, shown, pairs, titlesOf(actor));
    return pairs.map(({ id, before, after }) => changeOf(shown, id, before, after, titles));
  };

  /** Does everything, so that a preview shows what the rules make of it. */
  const carryOut = async (tx: Db, run: Run) => {
    const { actor, resource, action, asked } = run;
    const { rows, result } = await perform(tx, run);
    const { edits = [], removals = [], facts = [], isTyped, skipsRefused } = result;
    const refused: Parameters<OnRefused>[] = [];
    const onRefused: OnRefused = (...one) => void refused.push(one);
    const options = { isTyped, ...(skipsRefused && { onRefused }) };
    const changed = await writing.change(tx, resource, actor, edits, options);
    const removing = rows.filter(({ id }) => removals.includes(id));
    const removed = await writing.removeAll(tx, resource, actor, removing, onRefused);
    const changes = (result.changes ?? (await said(tx, actor, resource, changed)))
      .filter(({ values }) => values.length > 0)
      .concat(removed.map(({ id, data }) => ({ id, title: titleOf(resource, data), values: [] })));
    const count = changed.length + removed.length;
    return {
      ...{ rows, result, changed, removed, changes },
      facts: [...facts, ...refusalFacts(resource, refused)],
      message: result.message ?? doneText(resource, action, asked.preview ? changes.length : count),
    };
  };

  const undoOfAll = (tx: Db, { actor, resource }: Run, { changed, removed }: Written) => {
    const before: Before[] = [
      ...changed.map(({ id, version, before: data }) => ({ id, version, data })),
      ...removed.map(({ id, data }) => ({ id, version: 0, data, isRemoved: true as const })),
    ];
    const of = { partnerId: actor.partnerId, resource: resource.name };
    return storeUndo(tx, of, before, UNDO_SECONDS);
  };

  const announce = async (tx: Db, { actor, resource, action }: Run, done: Done) => {
    if (action.reads) return;
    const { subject, logged } = done.result;
    const [only, ...more] = done.changed;
    if (only && more.length === 0) {
      const { before, after } = only;
      const title = `${titleOf(resource, after)} – ${action.label}`;
      await log(tx, actor, { resource, action: 'record.act', title, before, after });
      return;
    }
    const count = done.changed.length || done.removed.length || done.rows.length;
    const [row] = done.rows;
    const alone = subject ?? (row ? titleOf(resource, row.data) : '');
    const what = count > 1 ? `${number(count)} data` : alone;
    const title = logged ? what : [what, action.label].filter(Boolean).join(' – ');
    await log(tx, actor, { resource, action: 'record.act', title, code: logged });
  };

  const foresee = (run: Run): Promise<ActionReply> => {
    // A preview asks for no PIN, so it must not be a way to run other handlers.
    if (!run.action.preview) throw new AppError('BAD_REQUEST');
    return rolledBack(database, async (tx) => {
      const { message, facts, changes } = await carryOut(tx, run);
      return { ...replyOf(message, facts, changes, null), seen: nameOf(changes, facts) };
    });
  };

  /** Writes, if the data is still what a preview showed. */
  const write = async (tx: Db, run: Run): Promise<ActionReply> => {
    const done = await carryOut(tx, run);
    const { result, message, facts, changes } = done;
    if (run.action.preview && run.asked.seen !== nameOf(changes, facts))
      throw new AppError('CHANGED_SINCE_SEEN');
    await announce(tx, run, done);
    return replyOf(message, facts, changes, result.isFinal ? null : await undoOfAll(tx, run, done));
  };

  return {
    async run(actor: Actor, resource: ResourceModel, action: ActionModel, asked: ActionCall) {
      const prepared = async (): Promise<Run> => {
        const ids = await selectedIds(actor, resource, asked);
        return { actor, resource, action, asked: { ...asked, ids } };
      };
      if (asked.preview) return foresee(await prepared());
      const key = { partnerId: actor.partnerId, key: asked.key, hash: hashOf(resource, action, asked) };
      const done = once(database, key, async () => {
        const run = await prepared();
        // A replay was approved by the original call.
        if (action.pin) await deps.checkPin(actor, asked.pin ?? '');
        return (tx) => write(tx, run);
      });
      // The newer record is read once the transaction has given its connection back.
      return done.catch(async (failure: unknown) => {
        const [id = ''] = asked.ids;
        if (!(failure instanceof Stale)) throw failure;
        throw versionConflict(await presenting(serviceOf(resource)).show(resource, actor, id));
      });
    },
    undo: createUndo({ database, writing, log }),
  };
}

/** The record has another version than the one that the action was asked for. */
class Stale extends Error {}

const askedIn = ({ asks = [] }: ActionModel, input: Data): Data =>
  Object.fromEntries(asks.filter((name) => name in input).map((name) => [name, input[name]]));

type Pair = Pick<Changed, 'id' | 'before' | 'after'>;

interface Written {
  changed: Changed[];
  removed: HandlerCall['rows'];
}

interface Done extends Written {
  rows: HandlerCall['rows'];
  result: HandlerResult;
}

/** Record data from a handler, limited to declared fields. Throws VALIDATION_FAILED. */
function bodyOf({ form, validator }: ResourceModel, data: Data): Data {
  const asked = form.flatMap(({ fields }) => fields).filter((name) => name in data);
  const validated = validator.safeParse(Object.fromEntries(asked.map((name) => [name, data[name]])));
  if (validated.success) return validated.data;
  throw refusalOf(validated.error.issues);
}
