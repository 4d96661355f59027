import { v7 } from 'uuid';
import type { ActionReply } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import type { ActivityCode } from '../../../core/text/activities';
import type { Database, Db } from '../../../platform/db/client';
import { idOfSingle } from '../../../platform/db/single-id';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { refusalOf } from '../../../platform/http/failure-of';
import type { ActionCall } from '../../entity/action';
import { UNDO_MS } from '../../entity/calls';
import { isMet } from '../../schema/condition';
import type { ActionModel, ResourceModel } from '../../schema/model';
import type { EntityCodes } from '../entity-code';
import type { Log } from '../log';
import type { TitlesOf } from '../present';
import type { Shared } from '../rules/shape';
import type { Scope } from '../service-shape';
import { undoRefused } from '../undo-refused';
import type { Data } from '../walk';
import { changeOf, titleOf, titlesOfChange } from '../words';
import type { Changed, WritingWithin } from '../writing-within';
import { doneText, hashOf, nameOf, repeated, replyOf } from './reply';
import type { ActionHandler, HandlerCall } from './shape';
import { readKey, storeReply, storeUndo, takeActionKey, takeUndo } from './store';

const UNDO_SECONDS = UNDO_MS / 1000;

export interface ActionDeps {
  database: Database;
  code: EntityCodes;
  writing: WritingWithin;
  resource(name: string): ResourceModel;
  log: Log;
  titlesOf(scope: Scope): TitlesOf;
  checkPin(actor: Actor, pin: string): Promise<void>;
}

export type ActionService = ReturnType<typeof createActionService>;

/** Declared actions: run once per idempotency key, in one transaction, with an optional preview. */
export function createActionService({
  database,
  code,
  writing,
  resource: named,
  log,
  titlesOf,
  checkPin,
}: ActionDeps) {
  const handlerOf = (resource: ResourceModel, action: ActionModel): ActionHandler =>
    code[resource.name]?.actions?.[action.name] ??
    (async ({ rows }) => ({ edits: rows.map(({ id }) => ({ id, data: action.set ?? {} })) }));

  const locked = async (
    tx: Db,
    actor: Actor,
    resource: ResourceModel,
    action: ActionModel,
    asked: string[],
  ) => {
    if (resource.store || action.on === 'list') return [];
    const ids = resource.single ? [idOfSingle(resource, actor)] : asked;
    const rows = await writing.lockAll(tx, resource, actor, ids);
    if (rows.some(({ data }) => !isMet(action.when, data))) throw new AppError('ACT_NOT_NOW');
    return rows;
  };

  const perform = async (
    tx: Db,
    actor: Actor,
    resource: ResourceModel,
    action: ActionModel,
    asked: ActionCall,
  ) => {
    const rows = await locked(tx, actor, resource, action, asked.ids);
    const { input, preview, ids } = asked;
    const shared: Shared = new Map();
    const create: HandlerCall['create'] = (name, data) => {
      const other = named(name);
      return writing.seed(tx, other, actor, bodyOf(other, data), shared);
    };
    const call: HandlerCall = { tx, actor, resource, action, rows, ids, input, preview, create };
    const result = await handlerOf(resource, action)(call);
    return { rows, result };
  };

  const said = async (tx: Db, actor: Actor, resource: ResourceModel, pairs: Pair[]) => {
    const titles = await titlesOfChange(tx, resource, pairs, titlesOf(actor));
    return pairs.map(({ id, before, after }) => changeOf(resource, id, before, after, titles));
  };

  const changesIn = (
    tx: Db,
    actor: Actor,
    resource: ResourceModel,
    { rows, result: { edits = [], changes } }: Awaited<ReturnType<typeof perform>>,
  ) =>
    changes ??
    said(
      tx,
      actor,
      resource,
      edits.flatMap(({ id, data }) => {
        const before = rows.find((row) => row.id === id)?.data;
        return before ? [{ id, before, after: { ...before, ...data } }] : [];
      }),
    );

  const undoOfAll = async (tx: Db, actor: Actor, resource: ResourceModel, changed: Changed[]) => {
    if (changed.length === 0) return null;
    const id = v7();
    const before = changed.map(({ id: row, version, before: data }) => ({ id: row, version, data }));
    const until = await storeUndo(
      tx,
      { id, partnerId: actor.partnerId, resource: resource.name },
      before,
      UNDO_SECONDS,
    );
    return { id, until };
  };

  const announce = async (tx: Db, actor: Actor, resource: ResourceModel, action: ActionModel, done: Done) => {
    if (action.reads) return;
    const [only, ...more] = done.changed;
    if (only && more.length === 0) {
      const title = `${titleOf(resource, only.after)} – ${action.label}`;
      await log(tx, actor, { resource, action: 'record.act', title, before: only.before, after: only.after });
      return;
    }
    const count = done.changed.length || done.rows.length;
    const [row] = done.rows;
    const alone = done.subject ?? (row ? titleOf(resource, row.data) : '');
    const what = count > 1 ? `${number(count)} data` : alone;
    const title = done.logged ? what : [what, action.label].filter(Boolean).join(' – ');
    await log(tx, actor, { resource, action: 'record.act', title, code: done.logged });
  };

  /** Preview: the transaction is rolled back, including what a handler writes. */
  const foresee = async (actor: Actor, resource: ResourceModel, action: ActionModel, asked: ActionCall) => {
    // A preview asks for no PIN, so it must not be a way to run other handlers.
    if (!action.preview) throw new AppError('BAD_REQUEST');
    let reply: ActionReply | undefined;
    const preview = database.transaction(async (tx) => {
      const performed = await perform(tx, actor, resource, action, asked);
      const changes = await changesIn(tx, actor, resource, performed);
      reply = {
        ...replyOf(doneText(resource, action, changes.length), performed.result, changes, null),
        seen: nameOf(changes, performed.result),
      };
      throw new PreviewOnly();
    });
    await preview.catch((failure: unknown) => {
      if (!(failure instanceof PreviewOnly)) throw failure;
    });
    return reply as ActionReply;
  };

  return {
    async run(
      actor: Actor,
      resource: ResourceModel,
      action: ActionModel,
      asked: ActionCall,
    ): Promise<ActionReply> {
      if (asked.preview) return foresee(actor, resource, action, asked);
      const hash = hashOf(resource, action, asked);
      const known = await readKey(database.db, actor.partnerId, asked.key);
      if (known) return repeated(known, hash);
      // A replay was approved by the original call.
      if (action.pin) await checkPin(actor, asked.pin ?? '');

      return database.transaction(async (tx) => {
        if (!(await takeActionKey(tx, actor.partnerId, asked.key, hash))) {
          const twin = await readKey(tx, actor.partnerId, asked.key);
          if (twin) return repeated(twin, hash);
        }
        const performed = await perform(tx, actor, resource, action, asked);
        const { rows, result } = performed;
        if (
          action.preview &&
          asked.seen !== nameOf(await changesIn(tx, actor, resource, performed), result)
        ) {
          throw new AppError('CHANGED_SINCE_SEEN');
        }
        const changed = await writing.change(tx, resource, actor, result.edits ?? []);
        await announce(tx, actor, resource, action, {
          rows,
          changed,
          subject: result.subject,
          logged: result.logged,
        });
        const changes = result.changes ?? (await said(tx, actor, resource, changed));
        const undo = result.isFinal ? null : await undoOfAll(tx, actor, resource, changed);
        const reply = replyOf(doneText(resource, action, changed.length), result, changes, undo);
        await storeReply(tx, actor.partnerId, asked.key, reply);
        return reply;
      });
    },

    /** Reverts the changes of an action. Throws UNDO_EXPIRED, UNDO_REFUSED. */
    undo: (actor: Actor, resource: ResourceModel, id: string): Promise<{ restored: number }> =>
      database.transaction(async (tx) => {
        const target = { id, partnerId: actor.partnerId, resource: resource.name };
        const before = await takeUndo(tx, target, UNDO_SECONDS);
        if (!before) throw new AppError('UNDO_EXPIRED');
        const ids = before.map((row) => row.id);
        const isUnchanged = (row: { id: string; version: number }) =>
          before.some((one) => one.id === row.id && one.version === row.version);
        const changed = await writing
          .lockAll(tx, resource, actor, ids)
          .then(() => writing.change(tx, resource, actor, before, isUnchanged))
          .catch((failure) => {
            throw undoRefused(failure);
          });
        await log(tx, actor, {
          resource,
          action: 'record.restore',
          title: `${number(changed.length)} data`,
        });
        return { restored: changed.length };
      }),
  };
}

/** Rolls back a preview transaction while keeping its result. */
class PreviewOnly extends Error {}

type Pair = Pick<Changed, 'id' | 'before' | 'after'>;

interface Done {
  rows: HandlerCall['rows'];
  changed: Changed[];
  subject?: string | undefined;
  logged?: ActivityCode | undefined;
}

/** Record data from a handler, limited to declared fields. Throws VALIDATION_FAILED. */
function bodyOf({ form, validator }: ResourceModel, data: Data): Data {
  const asked = form.flatMap(({ fields }) => fields).filter((name) => name in data);
  const validated = validator.safeParse(Object.fromEntries(asked.map((name) => [name, data[name]])));
  if (validated.success) return validated.data;
  throw refusalOf(validated.error.issues);
}
