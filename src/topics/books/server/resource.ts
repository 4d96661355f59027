import type { EntityRow } from '../../../admin/entity/calls';
import type { ResourceModel } from '../../../admin/schema/model';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { dayOf, monthName } from '../../../core/format/date';
import { batches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { readClosedMonths } from './closing-store';
import { autoRow, type BookReader, type BookRow, countBookRows, readBookPage } from './rows-store';
import { hiddenLines, seesProfit } from './view';

/**
 * Store of the resource `entry`: automatic rows from ledger and orders, which are read-only, and manual rows,
 * which are documents.
 */
export const createBookEntries =
  (database: Database) =>
  (documents: ResourceService): ResourceService => {
    const readerOf = async (scope: Scope): Promise<BookReader> => ({
      partnerId: scope.partnerId,
      hidden: hiddenLines(await seesProfit(database, scope)),
    });
    const closedFor = ({ partnerId }: Scope) => readClosedMonths(database.db, partnerId);
    const written = async (scope: Scope, row: Promise<EntityRow>): Promise<EntityRow> =>
      beside(await row, await closedFor(scope));

    async function* portions(resource: ResourceModel, scope: Scope, query: Query) {
      const [reader, closed] = await Promise.all([readerOf(scope), closedFor(scope)]);
      const read = (behind: BookRow | null, limit: number) =>
        readBookPage(database.db, reader, query, { behind, limit });
      for await (const rows of batches(read, (row) => row)) {
        yield rows.map((row) => present(resource, row, closed));
      }
    }

    return {
      ...documents,
      readsDocuments: true,

      async list(resource, scope, { page, limit, ...query }) {
        const [reader, closed] = await Promise.all([readerOf(scope), closedFor(scope)]);
        const [total, rows] = await Promise.all([
          countBookRows(database.db, reader, query),
          readBookPage(database.db, reader, query, { offset: (page - 1) * limit, limit }),
        ]);
        return { rows: rows.map((row) => present(resource, row, closed)), total };
      },

      async show(resource, scope, id) {
        const [reader, closed] = await Promise.all([readerOf(scope), closedFor(scope)]);
        const row = await autoRow(database.db, reader, id);
        return row ? present(resource, row, closed) : written(scope, documents.show(resource, scope, id));
      },

      create: (resource, scope, data) => written(scope, documents.create(resource, scope, data)),

      async update(resource, scope, id, edit) {
        try {
          return await written(scope, documents.update(resource, scope, id, edit));
        } catch (failure) {
          throw failure instanceof AppError && failure.code === 'VERSION_CONFLICT'
            ? await conflictOf(failure, await closedFor(scope))
            : failure;
        }
      },

      restore: (resource, scope, id) => written(scope, documents.restore(resource, scope, id)),

      async all(resource, scope, query) {
        refuseTooLarge(await countBookRows(database.db, await readerOf(scope), query));
        return portions(resource, scope, query);
      },
    };
  };

type Query = Parameters<ResourceService['all']>[2];

function beside(row: EntityRow, closed: Map<string, string>): EntityRow {
  const isLocked = closed.has(String(row.date).slice(0, 7));
  return {
    ...row,
    source: 'manual',
    counts: row.type === 'in' ? 'income' : 'expense',
    ...(isLocked && { is_locked: true }),
  };
}

function present(resource: ResourceModel, row: BookRow, closed: Map<string, string>): EntityRow {
  if (row.data) {
    const typed = Object.entries(row.data).filter(([name]) => name in resource.fields);
    const facts = {
      id: row.id,
      version: row.version ?? 1,
      created_at: row.created_at ?? row.known_at,
      updated_at: row.updated_at ?? row.known_at,
      updated_by: row.updated_by,
      reference_titles: {},
    };
    return beside({ ...Object.fromEntries(typed), ...facts }, closed);
  }
  const date = dayOf(row.happened_at);
  const closedAt = closed.get(date.slice(0, 7));
  const isLate = closedAt !== undefined && row.known_at > closedAt;
  return {
    date,
    type: row.amount < 0 ? 'out' : 'in',
    line: row.line,
    counts: row.counts,
    source: 'auto',
    amount: Math.abs(row.amount),
    what: row.what ?? '',
    ...(row.ref_code && { ref_code: row.ref_code, ref_type: row.ref_type, ref_id: row.ref_id }),
    ...(row.wallet === 'main' && { method: 'balance' }),
    ...(row.actor && { actor: row.actor }),
    id: row.id,
    version: 1,
    created_at: row.happened_at,
    updated_at: row.known_at,
    updated_by: null,
    reference_titles: {},
    is_locked: true,
    ...(isLate && { warnings: [`Tercatat setelah buku ${monthName(date.slice(0, 7))} ditutup.`] }),
  };
}

async function conflictOf(failure: AppError, closed: Map<string, string>): Promise<AppError> {
  const { current, ...details } = failure.details as { current: EntityRow };
  return new AppError('VERSION_CONFLICT', { ...details, current: beside(current, closed) });
}
