import type { EntityRow } from '../../../../src/core/entity/calls';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { refuseTooLarge } from '../../../http/export-size';
import { readOnly } from '../../ground/entities/read-only';
import type { ResourceService, Scope } from '../../ground/entities/service-shape';
import { countEvents, type EventReader, type EventRow, eventById, eventPage } from './event-list-store';
import { seesWebsite } from './website-rights';

const PORTION = 500;

const readerOf = (scope: Scope): EventReader => ({
  partnerId: scope.partnerId,
  website: seesWebsite(scope),
});

/** Store of the resource `margin-event`: read-only, with an undo action. */
export const createGuardEvents = (database: Database): ResourceService =>
  readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const reader = readerOf(scope);
      const [total, rows] = await Promise.all([
        countEvents(database.db, reader, query),
        eventPage(database.db, reader, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, scope, id) {
      const row = await eventById(database.db, readerOf(scope), id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, scope, query) {
      const reader = readerOf(scope);
      const total = await countEvents(database.db, reader, query);
      refuseTooLarge(total);
      return (async function* portions() {
        for (let offset = 0; offset < total; offset += PORTION) {
          yield (await eventPage(database.db, reader, query, { offset, limit: PORTION })).map(present);
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
