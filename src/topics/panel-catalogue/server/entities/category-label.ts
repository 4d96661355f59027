import type { EntityCode } from '../../../../admin/server/entity-code';
import { readProductCounts } from '../sales-store';

export const categoryLabel: EntityCode = {
  computed: async (db, partnerId, ids) => {
    const counts = await readProductCounts(db, partnerId, 'label_id', ['category'], ids);
    return new Map(ids.map((id) => [id, { category_count: counts.get(id) ?? 0 }]));
  },
};
