import type { EntityRow } from '../../../admin/entity/calls';
import type { EntitySelection } from '../../../admin/entity/query';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { roundPercent } from '../../../core/value/percent';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import { type Loss, lossesOf } from './losses';
import { seesWebsite } from './website-rights';

/** Store of the resource `losing-item`: items sold at a loss, computed on read. */
export function createLosses(database: Database): ResourceService {
  const matching = async (
    scope: Scope,
    { filters, search = '' }: Pick<EntitySelection, 'filters' | 'search'>,
  ) => {
    const losses = await lossesOf(database.db, scope.partnerId, { website: seesWebsite(scope) });
    const [now, term] = [new Date().toISOString(), search.toLowerCase()];
    return losses
      .filter(({ channel }) => filters.every(({ values }) => values.includes(channel)))
      .filter(({ item, sku }) => `${item} ${sku}`.toLowerCase().includes(term))
      .map((loss) => present(loss, now));
  };

  return readOnly({
    async list(_resource, scope, { page, limit, ...query }) {
      const rows = await matching(scope, query);
      return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length };
    },
    async show(_resource, scope, id) {
      const found = (await matching(scope, { filters: [] })).find((row) => row.id === id);
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },
    async all(_resource, scope, query) {
      const rows = await matching(scope, query);
      refuseTooLarge(rows.length);
      return (async function* whole() {
        yield rows;
      })();
    },
  });
}

const present = (
  { subject_id, item, channel, sku, cost_now: cost, price }: Loss,
  now: string,
): EntityRow => ({
  ...{
    item,
    channel,
    sku,
    cost,
    price,
    margin: price - cost,
    margin_percent: roundPercent(price - cost, cost),
  },
  ...{ id: subject_id, version: 1, created_at: now, updated_at: now, updated_by: null, reference_titles: {} },
});
