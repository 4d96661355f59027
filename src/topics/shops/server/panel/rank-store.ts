import { queryAll } from '../../../../platform/db/statement';
import type { PanelStatistic } from '../../contract/panel-statistic';
import { IN_PERIOD, type PeriodParams, SOLD, SPAN } from './period';

type Ranked = PeriodParams & { most: number };

export interface SoldRow {
  kind: 'item' | 'brand' | 'method' | 'member';
  /** Brand of an item; a member's current name, null where the member is gone. */
  name: string | null;
  item: string | null;
  /** Product, payment method or member. */
  record_id: string | null;
  tier: string | null;
  /** An item or a payment method that the shop has deleted since. */
  is_gone: boolean;
  orders: number;
  omzet: number;
  profit: number;
}

const SUMS = 'sum(orders)::int as orders, sum(omzet)::bigint as omzet, sum(profit)::bigint as profit';
const FIRST = 'order by omzet desc, orders desc';

/**
 * The first `most` of each kind by revenue, in one pass over the orders for all four: what few rows it leaves is added up
 * once more. Items and brands are named as bought, so that a later change does not rewrite history; a payment method is
 * one row under its current name.
 */
export const readSold = queryAll<Ranked, SoldRow>(
  'panel_sold',
  `with ${SPAN}, summed as materialized (
  select grouping(member_id) = 0 as of_members, product_name, item_name, product_id, payment_method,
    payment_method_id, member_id,
    count(*)::int as orders, sum(total)::bigint as omzet, sum(earned)::bigint as profit
  from panel_orders where ${SOLD}
  group by grouping sets ((product_name, item_name, product_id, payment_method, payment_method_id), member_id)
), placed as (
  (select 1 as part, 'item' as kind, product_name as name, item_name as item,
      -- Products of one name are one row, and a live one stands for them.
      (array_agg(product_id order by product.id is null, omzet desc, product_id))[1] as record_id, ${SUMS}
    from summed left join entities product on product.id = product_id and product.partner_id = :partner::uuid
      and product.deleted_at is null
    where not of_members group by product_name, item_name ${FIRST}, product_name, item_name limit :most::int)
  union all
  (select 2, 'brand', product_name, null, null, ${SUMS}
    from summed where not of_members group by product_name ${FIRST}, product_name limit :most::int)
  union all
  (select 3, 'method', max(payment_method), null, payment_method_id, ${SUMS}
    from summed where not of_members group by payment_method_id, coalesce(payment_method_id::text, payment_method)
    ${FIRST}, max(payment_method) limit :most::int)
  union all
  (select 4, 'member', null, null, member_id, orders, omzet, profit
    from summed where of_members and member_id is not null ${FIRST}, member_id limit :most::int)
)
select kind, case kind when 'method' then coalesce(record.data->>'display_name', placed.name)
    when 'member' then record.data->>'name' else placed.name end as name,
  item, record_id, tier.data->>'name' as tier,
  kind <> 'member' and record_id is not null and (record.id is null or record.deleted_at is not null) as is_gone,
  orders, omzet, profit
from placed
left join entities record on record.id = placed.record_id and record.partner_id = :partner::uuid
left join entities tier on tier.id::text = record.data->>'tier_id' and tier.partner_id = :partner::uuid
  and tier.resource = 'member-tier'
order by part, omzet desc, orders desc, placed.name, item, record_id`,
);

export const readStatuses = queryAll<PeriodParams, PanelStatistic['statuses'][number]>(
  'panel_statuses',
  `with ${SPAN}
select order_status as status, count(*)::int as orders from panel_orders where ${IN_PERIOD}
group by 1 order by orders desc, status`,
);

/** The `most` most frequent ones. */
export const readReasons = queryAll<Ranked, PanelStatistic['failure_reasons'][number]>(
  'panel_failure_reasons',
  `with ${SPAN}
select reason, order_status as status, count(*)::int as orders
from panel_orders where ${IN_PERIOD} and order_status in (4, 6)
group by 1, 2 order by orders desc, reason nulls last, status limit :most::int`,
);
