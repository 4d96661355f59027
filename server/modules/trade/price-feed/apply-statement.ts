import { statement } from '../../../db/statement';

export interface ToldParams {
  /** Of the row in `price_changes`, and of the job behind it. */
  id: string;
  job: string;
  sku: string;
  /** Null: as it is. */
  price: number | null;
  /** `ITEM`; null: as it is. */
  status: number | null;
  /** Rupiah a sheet, of a postpaid item; null: as it is. */
  admin_fee: number | null;
  commission: number | null;
  /** Also of an item that was closed by hand, which the feed leaves closed. */
  by_hand: boolean;
  /** Since when, ISO, and never later than the clock of the database; null: now. */
  since: string | null;
  /** `PRICE_REASON`. */
  reason: number;
}

/** What an item was, and what it became. */
export interface Applied {
  /** Null: postpaid. */
  old_price: number | null;
  new_price: number | null;
  old_status: number;
  new_status: number;
}

/**
 * What the supplier told of one item, once: no row comes back for an item that is not in the catalogue, and for what is
 * not newer than what was told before, a hand in the same millisecond excepted. The price, its row in the history, the
 * job that wakes what depends on it and the live frames belong to the same statement. A postpaid item has no price and
 * gets none; its fee and commission are kept with what tells them, so that none of it is old when the rest is new, and
 * open pages hear of them as of a price: they are what a bill costs. Bills that were asked for keep theirs. A price that was struck through is forgotten when the item costs as much. Guards of
 * margins get their turn with the change, so that those of one item stand in the order of its changes, the narrower guard
 * first; their job is moved past what it may be doing now, so that it looks once more.
 */
export const applyStatement = statement<ToldParams, Applied>(
  'price_feed_apply',
  `with item as (
  select id, base_price, status, admin_fee, commission from variations where sku = :sku::text for update
), moment as (
  select least(:since::timestamptz, date_trunc('milliseconds', now())) as at
), told as (
  update variations v set base_price = next.price, status = next.status, told_at = moment.at,
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
  where v.id = item.id and (v.told_at < moment.at or (:by_hand::bool and v.told_at = moment.at))
  returning v.id, v.brand_id, item.base_price as old_price, v.base_price as new_price, item.status as old_status,
    v.status as new_status,
    (item.admin_fee, item.commission) is distinct from (v.admin_fee, v.commission) as is_bill_moved
), change as (
  insert into price_changes (id, variation_id, old_price, new_price, reason, effective_at)
  select :id::uuid, told.id, old_price, new_price, :reason::smallint, moment.at
  from told cross join moment where old_price <> new_price
  returning id
), turns as (
  insert into margin_guard_turns (guard_id, change_id, partner_id, queued_at, nth)
  select g.id, change.id, g.partner_id, clock_timestamp(), row_number() over (order by g.partner_id,
      array_position(array['all', 'brand'], g.data->>'scope') desc nulls first, g.created_at, g.id)
  from change cross join told join entities g on g.resource = 'margin-guard'
    and g.deleted_at is null and g.data @> '{"is_active": true}' and case g.data->>'scope' when 'all' then true
      when 'brand' then g.data->>'brand_id' = told.brand_id::text else g.data->>'variation_id' = told.id::text end
  returning partner_id
), judging as (
  insert into jobs (id, kind, ref_id, run_at)
  select gen_random_uuid(), 'margin-guard', partner_id, clock_timestamp()
  from (select distinct partner_id from turns order by partner_id) guarding
  on conflict (kind, ref_id) do update set done_at = null, attempts = 0,
    run_at = greatest(excluded.run_at, jobs.run_at + interval '1 microsecond')
), job as (
  insert into jobs (id, kind, ref_id, run_at)
  select :job::uuid, 'price-changed', :id::uuid, now() from told where old_price <> new_price
), awaited as (
  insert into jobs (id, kind, ref_id, run_at)
  select gen_random_uuid(), 'item-normal', w.id, now() from told join item_watches w on w.variation_id = told.id
  where new_status = 1 and old_status <> 1
  on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0
)
select old_price, new_price, old_status, new_status,
  case when old_price <> new_price or is_bill_moved then tell_product('product.price_changed', brand_id, id) end,
  case when old_price <> new_price then tell_resource(null, 'price-history') end,
  case when (old_price, old_status) <> (new_price, new_status) or is_bill_moved
    then tell_resource(null, 'price-list') end,
  case when (old_price, old_status) <> (new_price, new_status) then tell_resource(null, 'product-vcg') end,
  case when (old_price, old_status) <> (new_price, new_status) then tell_resource(null, 'selling-item') end,
  case when old_status <> new_status then tell_product('product.status_changed', brand_id, id) end
from told`,
);
