import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { ActionReply } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { refusalOf } from '../../../platform/http/failure-of';
import { IMPORT_UNDO_SECONDS, type ImportCall, type ImportedRow } from '../../entity/import';
import { typedFields } from '../../schema/compile';
import { emptyValueOf } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { once, rolledBack } from '../actions/once';
import { type Before, storeUndo } from '../actions/store';
import type { Log } from '../log';
import type { Shared } from '../rules/shape';
import type { Data } from '../walk';
import { titleOf } from '../words';
import { scopeOf, type WithinDeps, type WritingWithin } from '../writing-within';
import { createCellReader, type ReadRow } from './read-cells';

export type ImportReply = ActionReply & { rows: ImportedRow[] };

export interface ImportDeps extends Pick<WithinDeps, 'validator' | 'insert'> {
  database: Database;
  writing: WritingWithin;
  log: Log;
  lookup: Parameters<typeof createCellReader>[0];
}

interface Outcome extends ImportedRow {
  before?: Before;
}

/** The transaction of an import. */
interface Within {
  tx: Db;
  actor: Actor;
  resource: ResourceModel;
}

/** Writes the rows of a file in one transaction, once per key; a preview rolls it back. */
export function createImport({ database, validator, insert, writing, log, lookup }: ImportDeps) {
  const readCells = createCellReader(lookup);

  const create = async ({ tx, actor, resource }: Within, data: Data): Promise<Before> => {
    const target = { ...scopeOf(actor), resource, id: v7() };
    // The lock of the whole import is held already; what rules read may change with each row.
    const shared: Shared = new Map([[`alone ${resource.name}`, Promise.resolve()]]);
    const stored = await insert(tx, target, data, shared);
    return { id: target.id, version: 1, data: stored ?? data, isCreated: true };
  };

  const write = async (
    within: Within,
    typed: Data,
    id: string | undefined,
  ): Promise<Pick<Outcome, 'state' | 'before'>> => {
    const { tx, actor, resource } = within;
    if (id) {
      const [changed] = await writing.change(tx, resource, actor, [{ id, data: typed }], { isTyped: true });
      if (!changed) return { state: 'same' };
      return { state: 'changed', before: { id, version: changed.version, data: changed.before } };
    }
    const body = resource.validator.safeParse({ ...defaultsOf(resource), ...typed });
    if (!body.success) throw refusalOf(body.error.issues);
    return { state: 'new', before: await create(within, body.data) };
  };

  /** A refused row leaves nothing behind, and the others stand. */
  const attempt = async (
    within: Within,
    { row, typed, errors }: ReadRow,
    id: string | undefined,
  ): Promise<Outcome> => {
    const { tx, resource } = within;
    const title = titleOf(resource, typed);
    if (Object.keys(errors).length > 0) return { row, title, state: 'wrong', errors };
    await tx.command(sql`savepoint imported_row`);
    try {
      const written = await write(within, typed, id);
      await tx.command(sql`release savepoint imported_row`);
      return { row, title, errors, ...written };
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      await tx.command(sql`rollback to savepoint imported_row`);
      const refused = failure.fields ?? { [resource.title]: [failure.message] };
      return { row, title, state: 'wrong', errors: refused };
    }
  };

  const carryOut = async (within: Within, rows: ReadRow[], by?: string) => {
    const { tx, actor, resource } = within;
    await validator.alone(tx, { resource, partnerId: actor.partnerId });
    const known = by ? await recordsBy(tx, resource, actor.partnerId, by, rows) : new Map<string, string[]>();
    const seen = new Map<string, number>();
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      const key = by ? keyOf(row.typed[by]) : '';
      const ids = known.get(key) ?? [];
      const repeats = key && seen.get(key);
      const refuse = (message: string) => {
        row.errors[by ?? ''] = [message];
      };
      if (repeats) refuse(`Sudah ada di baris ${number(repeats)}.`);
      else if (ids.length > 1) refuse(`Ada ${number(ids.length)} data dengan isi ini.`);
      if (key) seen.set(key, seen.get(key) ?? row.row);
      outcomes.push(await attempt(within, row, ids[0]));
    }
    return outcomes;
  };

  const undoOf = async ({ tx, actor, resource }: Within, outcomes: Outcome[]) => {
    const before = outcomes.flatMap((one) => one.before ?? []);
    const title = `${number(before.length)} data – Impor`;
    if (before.length > 0) await log(tx, actor, { resource, action: 'record.act', title });
    const of = { partnerId: actor.partnerId, resource: resource.name };
    return storeUndo(tx, of, before, IMPORT_UNDO_SECONDS);
  };

  return async (actor: Actor, resource: ResourceModel, call: ImportCall): Promise<ImportReply> => {
    const { key, preview, by, only_right } = call;
    const read = () => readCells(actor, resource, call.rows);
    if (preview) {
      const rows = await read();
      return rolledBack(database, async (tx) =>
        replyOf(await carryOut({ tx, actor, resource }, rows, by), null),
      );
    }
    return once(database, { partnerId: actor.partnerId, key, hash: hashOf(resource, call) }, async () => {
      const rows = await read();
      return async (tx) => {
        const within = { tx, actor, resource };
        const outcomes = await carryOut(within, rows, by);
        const isRight = outcomes.every(({ state }) => state !== 'wrong');
        if (!isRight && !only_right) throw refusalOfRows(outcomes);
        return replyOf(outcomes, await undoOf(within, outcomes));
      };
    });
  };
}

const keyOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).toLowerCase();

const hashOf = ({ name }: ResourceModel, { by, rows, only_right }: ImportCall): string =>
  createHash('sha256')
    .update(JSON.stringify([name, 'import', by, rows, only_right]))
    .digest('hex');

/** Values of a new record that the file does not give. */
const defaultsOf = ({ fields, form }: ResourceModel): Data =>
  Object.fromEntries(
    Object.entries(typedFields({ fields }, form)).map(([name, field]) => [name, emptyValueOf(field)]),
  );

const refusalOfRows = (outcomes: Outcome[]): AppError =>
  new AppError(
    'VALIDATION_FAILED',
    undefined,
    Object.fromEntries(
      outcomes.flatMap(({ errors }, at) =>
        Object.entries(errors).map(([path, messages]) => [`rows.${at}.${path}`, messages]),
      ),
    ),
  );

const replyOf = (outcomes: Outcome[], undo: ActionReply['undo']): ImportReply => {
  const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length;
  const wrong = count('wrong');
  const facts: ActionReply['facts'] = [
    { label: 'Baru', value: number(count('new')) },
    { label: 'Diubah', value: number(count('changed')) },
    { label: 'Tetap sama', value: number(count('same')) },
    { label: 'Perlu diperbaiki', value: number(wrong), ...(wrong > 0 && { tone: 'bad' as const }) },
  ];
  const message = `${number(count('new'))} data baru, ${number(count('changed'))} diubah.`;
  const rows = outcomes.map(({ before: _before, ...row }) => row);
  return { message, facts, changes: [], undo, rows };
};

/** Ids of live records by the lower-case value of the field, for the values in the file. */
async function recordsBy(
  tx: Db,
  { name }: ResourceModel,
  partnerId: string,
  by: string,
  rows: ReadRow[],
): Promise<Map<string, string[]>> {
  const values = [...new Set(rows.map(({ typed }) => keyOf(typed[by])))];
  const found = await tx.rows<{ id: string; value: string }>(sql`
    select id, lower(data->>${by}) as value from entities
    where partner_id = ${partnerId} and resource = ${name} and deleted_at is null
      and lower(data->>${by}) in ${values}
    order by id`);
  const ids = new Map<string, string[]>();
  for (const { id, value } of found) ids.set(value, [...(ids.get(value) ?? []), id]);
  return ids;
}
