import type { EntityRow } from '../../../admin/entity/calls';
import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Store } from '../../offers';
import { createDigests } from './digest';
import { createGuardEvaluation } from './evaluate';
import { type EventRow, readEvents, seenBy } from './event-list-store';
import { createGuardNotifier, type GuardNotifierDeps } from './guard-notifier';
import { createLosses } from './loss-resource';
import { mendHandlers } from './mend-handlers';
import { guardRule } from './rule';
import { takeBack } from './take-back';
import { forgetTurns } from './turn-store';
import { seesWebsite } from './website-rights';

/** Store of the resource `margin-event`: read-only, with an undo action. */
const createGuardEvents = (database: Database): ResourceService =>
  createTableReading<Store<'margin-event'>>(database, {
    from: sql`margin_guard_events e`,
    id: sql`e.id`,
    seenBy: (scope) => seenBy({ partnerId: scope.partnerId, website: seesWebsite(scope) }),
    columns: {
      created_at: sql`e.created_at`,
      kind: sql`e.kind`,
      channel: sql`e.channel`,
    },
    search: { item: sql`e.item` },
    read: async (db, tail) => (await readEvents(db, tail)).map(present),
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

const RETENTION_DAYS = 90;

export type MarginGuardService = ReturnType<typeof createMarginGuardService>;

interface Deps extends GuardNotifierDeps {
  database: Database;
}

/** Margin guards evaluate each price change once, notify, raise prices, and disable or enable items. */
export function createMarginGuardService({ database, ...deps }: Deps) {
  return {
    resources: {
      'margin-event': createGuardEvents(database),
      'losing-item': createLosses(database),
    } satisfies Record<string, ResourceService>,

    entities: {
      'margin-guard': guardRule,
      'margin-event': { actions: { 'take-back': takeBack } },
      'losing-item': { actions: mendHandlers },
    } satisfies EntityCodes,

    evaluate: createGuardEvaluation({ database, notify: createGuardNotifier(deps) }),

    digest: createDigests({ database, message: deps.message }),

    forgetOld: async (): Promise<void> => {
      await forgetTurns(database, { days: RETENTION_DAYS, most: 5_000 });
    },
  };
}
