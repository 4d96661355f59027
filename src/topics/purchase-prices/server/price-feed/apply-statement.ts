import { statement } from '../../../../platform/db/statement';

export interface ReportedParams {
  /** Id of the `price_changes` row; `job` is its job. */
  id: string;
  job: string;
  sku: string;
  /** Null keeps the value. */
  price: number | null;
  /** `ITEM`; null keeps the value. */
  status: number | null;
  /** Rupiah per sheet of a postpaid item; null keeps the value. */
  admin_fee: number | null;
  commission: number | null;
  /** Also changes an item closed manually, which the feed skips. */
  by_hand: boolean;
  /** ISO time of the change, at most the database clock; null for now. */
  since: string | null;
  /** `PRICE_REASON`. */
  reason: number;
}

export interface Applied {
  /** Null for postpaid items. */
  old_price: number | null;
  new_price: number | null;
  old_status: number;
  new_status: number;
}

/**
 * Applies a supplier change once: returns no row for an unknown item, or if it is not newer than the latest
 * change (manual changes in the same millisecond excepted). One statement updates the price, history, jobs
 * and live frames. A postpaid item has no price; its fee and commission are updated with their timestamp, and
 * open pages are notified, because they determine bill costs. Existing inquiries keep theirs. A pre-promotion
 * price is removed once the item costs as much. Margin guards are queued with the change, in the order of
 * changes and the most specific guard first; their job is rescheduled so that it polls again.
 */
export const applyStatement = statement<ReportedParams, Applied>(
  'price_feed_apply',
  `with item as (
  select id, base_price, status, admin_fee, commission from variations where sku = :sku::text for update
), moment as (
  select least(:since::timestamptz, date_trunc('milliseconds', now())) as at
), updated as (
  update variations v set base_price = next.price, status = next.status, reported_at = moment.at,
    admin_fee = next.admin_fee, commission = next.commission,
    price_before = case when v.price_before > next.price then v.price_before end,
    is_promo = v.is_promo and coalesce(v.price_before > next.price, true),
    updated_at = case when (item.base_price, item.status, item.admin_fee, item.commission)
      is not distinct from (next.price, next.status, next.admin_fee, next.commission) then v.updated_at else now() end
  from item cross join moment cross join lateral (select
    case when item.base_price is not null then coalesce(:price::bigint, item.base_price) end as price,
    case when item.status = 4 and not :by_hand::bool then item.status
      else coalesce(:status::smallint, item.status) end as status,
    case when item.base_price is null then coalesce(:admin_fee::bigint, item.admin_fee) else item.admin_fee end as admin_fee,
    case when item.base_price is null then coalesce(:commission::bigint, item.commission) else item.commission end as commission
    ) next
  where v.id = item.id and (v.reported_at < moment.at or (:by_hand::bool and v.reported_at = moment.at))
  returning v.id, v.brand_id, item.base_price as old_price, v.base_price as new_price, item.status as old_status,
    v.status as new_status,
    (item.admin_fee, item.commission) is distinct from (v.admin_fee, v.commission) as is_bill_moved
), change as (
  insert into price_changes (id, variation_id, old_price, new_price, reason, effective_at)
  select :id::uuid, updated.id, old_price, new_price, :reason::smallint, moment.at
  from updated cross join moment where old_price <> new_price
  returning id
), turns as (
  insert into margin_guard_turns (guard_id, change_id, partner_id, queued_at, nth)
  select g.id, change.id, g.partner_id, clock_timestamp(), row_number() over (order by g.partner_id,
      array_position(array['all', 'brand'], g.data->>'scope') desc nulls first, g.created_at, g.id)
  from change cross join updated join entities g on g.resource = 'margin-guard'
    and g.deleted_at is null and g.data @> '{"is_active": true}' and case g.data->>'scope' when 'all' then true
      when 'brand' then g.data->>'brand_id' = updated.brand_id::text else g.data->>'variation_id' = updated.id::text end
  returning partner_id
), validating as (
  insert into jobs (id, kind, ref_id, run_at)
  select gen_random_uuid(), 'margin-guard', partner_id, clock_timestamp()
  from (select distinct partner_id from turns order by partner_id) guarding
  on conflict (kind, ref_id) do update set done_at = null, attempts = 0,
    run_at = greatest(excluded.run_at, jobs.run_at + interval '1 microsecond')
), job as (
  insert into jobs (id, kind, ref_id, run_at)
  select :job::uuid, 'price-changed', :id::uuid, now() from updated where old_price <> new_price
), awaited as (
  insert into jobs (id, kind, ref_id, run_at)
  select gen_random_uuid(), 'item-normal', w.id, now() from updated join item_watches w on w.variation_id = updated.id
  where new_status = 1 and old_status <> 1
  on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0
)
select old_price, new_price, old_status, new_status,
  case when old_price <> new_price or is_bill_moved then notify_product('product.price_changed', brand_id, id) end,
  case when old_price <> new_price then notify_resource(null, 'price-history') end,
  case when (old_price, old_status) <> (new_price, new_status) or is_bill_moved
    then notify_resource(null, 'price-list') end,
  case when (old_price, old_status) <> (new_price, new_status) then notify_resource(null, 'product-vcg') end,
  case when (old_price, old_status) <> (new_price, new_status) then notify_resource(null, 'selling-item') end,
  case when old_status <> new_status then notify_product('product.status_changed', brand_id, id) end
from updated`,
);
