import type { ApiDelivery } from '../../../../src/core/contract/open-api/deliveries';
import type { ApiEnvironment } from '../../../../src/core/integration/words';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { historyPage } from './history-store';

const CURSOR = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Webhook deliveries of one environment of a partner. Throws BAD_REQUEST for an invalid cursor. */
export const createHistory =
  (database: Database) =>
  async (
    { partnerId, environment }: { partnerId: string; environment: ApiEnvironment },
    { status, cursor, limit }: { status?: number | undefined; cursor?: string | undefined; limit: number },
  ): Promise<{ data: ApiDelivery[]; meta: { next: string | null } }> => {
    const [, before, id] = cursor === undefined ? [] : (CURSOR.exec(cursor) ?? []);
    if (cursor !== undefined && id === undefined) {
      throw new AppError('BAD_REQUEST', undefined, { cursor: ['Bukan penanda dari meta.next.'] });
    }
    const rows = await historyPage(database, {
      ...{ partner: partnerId, environment, status: status ?? null, most: limit + 1 },
      ...{ before: before === undefined ? null : Number(before), id: id ?? null },
    });
    const told = rows.slice(0, limit);
    const last = rows.length > limit ? told.at(-1) : undefined;
    return {
      data: told.map(({ at: _at, ...row }) => row),
      meta: { next: last ? `${last.at}_${last.id}` : null },
    };
  };
