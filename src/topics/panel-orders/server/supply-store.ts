import { queryAny, queryOne } from '../../../platform/db/statement';

export const readBrand = queryOne<{ variation: string }, { brand_id: string }>(
  'panel_order_brand',
  'select brand_id from variations where id = :variation::uuid',
);

export const isPurchasePending = queryAny<{ id: string }>(
  'panel_order_purchase_pending',
  'select 1 from transactions where id = :id::uuid and status = 1',
);
