import type { EntityRow } from '../../../admin/entity/calls';
import type { ActHandlers } from '../../../admin/server/acts/shape';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { createDigests } from './digest';
import {
  countEvents,
  type EventReader,
  type EventRow,
  readEventById,
  readEventPage,
} from './event-list-store';
import { createGuardJudge } from './judge';
import { createLosses } from './loss-resource';
import { mendHandlers } from './mend-handlers';
import { takeBack } from './take-back';
import { createTellGuard, type TellDeps } from './tell';
import { forgetTurns } from './turn-store';
import { seesWebsite } from './website-rights';

const PORTION = 500;

const readerOf = (scope: Scope): EventReader => ({
  partnerId: scope.partnerId,
  website: seesWebsite(scope),
});

/** Store of the resource `margin-event`: read-only, with an undo action. */
const createGuardEvents = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const reader = readerOf(scope);
      const [total, rows] = await Promise.all([
        countEvents(database.db, reader, query),
        readEventPage(database.db, reader, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, scope, id) {
      const row = await readEventById(database.db, readerOf(scope), id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, scope, query) {
      const reader = readerOf(scope);
      const total = await countEvents(database.db, reader, query);
      refuseTooLarge(total);
      return (async function* portions() {
        for (let offset = 0; offset < total; offset += PORTION) {
          yield (await readEventPage(database.db, reader, query, { offset, limit: PORTION })).map(present);
        }
      })();
    },
  });

const present = ({ id, created_at, ...row }: EventRow): EntityRow => ({
  ...{ item: row.item, kind: row.kind, channel: row.channel, actor: row.actor, reason: row.reason },
  ...amounts(row),
  state: row.state,
  ...{ id, version: 1, created_at, updated_at: created_at, updated_by: row.actor, reference_titles: {} },
});

const amounts = ({ cost_before, cost_now, price_before, price_after }: Omit<EventRow, 'id' | 'created_at'>) =>
  Object.fromEntries(
    Object.entries({ cost_before, cost_now, price_before, price_after }).filter(
      ([, amount]) => amount !== null,
    ),
  );

const KEPT_DAYS = 90;

export type MarginGuardService = ReturnType<typeof createMarginGuardService>;

interface Deps extends TellDeps {
  database: Database;
}

/** Margin guards evaluate each price change once, notify, raise prices, and disable or enable items. */
export function createMarginGuardService({ database, ...deps }: Deps) {
  return {
    resources: {
      'margin-event': createGuardEvents(database),
      'losing-item': createLosses(database),
    } satisfies Record<string, ResourceService>,

    handlers: {
      'margin-event': { 'take-back': takeBack },
      'losing-item': mendHandlers,
    } satisfies ActHandlers,

    judge: createGuardJudge({ database, tell: createTellGuard(deps) }),

    digest: createDigests({ database, message: deps.message }),

    forgetOld: async (): Promise<void> => {
      await forgetTurns(database, { days: KEPT_DAYS, most: 5_000 });
    },
  };
}
