import type { EntityRow } from '../../../../admin/entity/calls';
import { readOnly } from '../../../../admin/server/read-only';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { stretches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { refuseTooLarge } from '../../../../platform/http/export-size';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import { type ChangeRow, countChanges, readChangeById, readChangePage } from './list-store';

const PORTION = 500;

/** Store of the resource `price-history`; read-only. */
export function createPriceHistory(database: Database): ResourceService {
  return readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const [total, rows] = await Promise.all([
        countChanges(database.db, query),
        readChangePage(database.db, partnerId, query, { offset: (page - 1) * limit, limit }),
      ]);
      return { rows: rows.map(present), total };
    },
    async show(_resource, { partnerId }, id) {
      const row = await readChangeById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },
    async all(_resource, { partnerId }, query) {
      const total = await countChanges(database.db, query);
      refuseTooLarge(total);
      return stretches(total, PORTION, async (stretch) =>
        (await readChangePage(database.db, partnerId, query, stretch)).map(present),
      );
    },
  });
}

function present({ discount, ...row }: ChangeRow): EntityRow {
  const old_price = tierPrice(row.old_price, discount);
  const new_price = tierPrice(row.new_price, discount);
  return {
    variation_id: row.variation_id,
    sku: row.sku,
    item: row.item,
    brand_id: row.brand_id,
    old_price,
    new_price,
    diff: new_price - old_price,
    diff_percent: Math.round(((new_price - old_price) / old_price) * 10_000) / 100,
    direction: row.new_price > row.old_price ? 'up' : 'down',
    reason: String(row.reason),
    effective_at: row.effective_at,
    id: row.id,
    version: 1,
    created_at: row.effective_at,
    updated_at: row.effective_at,
    updated_by: null,
    reference_titles: { [row.brand_id]: row.brand },
  };
}
