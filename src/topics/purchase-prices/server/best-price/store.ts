import type { Db } from '../../../../platform/db/client';
import { containing } from '../../../../platform/db/containing';
import { command, queryAll, queryOne, queryRow } from '../../../../platform/db/statement';
import type { RouteCandidate, RouteGroup } from '../../contract/best-price';

export interface GroupFilter {
  category?: string | undefined;
  search?: string | undefined;
}

interface GroupParams {
  partner: string;
  category: string | null;
  pattern: string | null;
}

export type RouteRow = Pick<
  RouteGroup,
  'group_key' | 'brand_id' | 'brand' | 'brand_key' | 'monogram' | 'image'
> &
  Omit<RouteCandidate, 'price'> & { base_price: number; is_default: boolean };

const GROUPS = `select v.group_key, c.sort as shelf, b.sort as brand, b.id as brand_id, min(v.sort) as position
from variations v join brands b on b.id = v.brand_id join categories c on c.id = b.category_id
where v.group_key is not null and v.base_price is not null and b.status <> 4 and v.status <> 4
  and (:category::uuid is null or b.category_id = :category::uuid)
  and (:pattern::text is null or b.name ilike :pattern::text or exists (
    select 1 from variations s where s.group_key = v.group_key
      and (s.name ilike :pattern::text or s.sku ilike :pattern::text)))
group by v.group_key, c.sort, b.id having count(*) > 1`;

const FIGURES = (alias: string): string => `jsonb_build_object('finished', coalesce(${alias}.finished, 0),
    'succeeded', coalesce(${alias}.succeeded, 0), 'median_seconds', ${alias}.median_seconds)`;

export const readRouteRows = queryAll<GroupParams & { skip: number; most: number }, RouteRow>(
  'best_price_routes',
  `with page as (${GROUPS} order by shelf, brand, brand_id, position offset :skip::bigint limit :most::int)
select v.group_key, v.id, v.sku, v.name, v.base_price, v.sla_seconds, b.id as brand_id, b.name as brand,
  b.key as brand_key, b.monogram, b.image, case when b.status = 1 then v.status else 2 end as status,
  ${FIGURES('a')} as all, ${FIGURES('o')} as own, d.variation_id is not null as is_default
from page g
join variations v on v.group_key = g.group_key and v.status <> 4 and v.base_price is not null
join brands b on b.id = v.brand_id
left join item_figures a on a.variation_id = v.id and a.hours = 720 and a.partner_id is null
left join item_figures o on o.variation_id = v.id and o.hours = 720 and o.partner_id = :partner::uuid
left join default_routes d on d.partner_id = :partner::uuid and d.variation_id = v.id and d.group_key = v.group_key
order by g.shelf, g.brand, g.brand_id, g.position, v.sort, v.id`,
);

interface Facts {
  total: number;
  tier_name: string;
  price_discount_bps: number;
  counted_at: string | null;
}

export const readGroupFacts = queryRow<GroupParams, Facts>(
  'best_price_facts',
  `select (select count(*) from (${GROUPS}) g)::int as total, t.name as tier_name, t.price_discount_bps,
  (select max(as_of) from item_figures where hours = 720) as counted_at
from partners p join tiers t on t.id = p.tier_id where p.id = :partner::uuid`,
);

export const paramsOf = (partner: string, { category, search }: GroupFilter): GroupParams => ({
  partner,
  category: category ?? null,
  pattern: containing(search),
});

export const readRouteOfGroup = queryOne<
  { group: string; variation: string | null },
  { sku: string; name: string }
>(
  'best_price_route',
  `select v.sku, b.name || ' – ' || v.name as name from variations v join brands b on b.id = v.brand_id
where v.group_key = :group::text and v.base_price is not null and v.id = coalesce(:variation::uuid, v.id) order by v.sort limit 1`,
);

interface ChoiceParams {
  partner: string;
  group: string;
}

const readChosen = queryOne<ChoiceParams, { variation_id: string; sku: string }>(
  'best_price_chosen',
  `select d.variation_id, v.sku from default_routes d join variations v on v.id = d.variation_id
where d.partner_id = :partner::uuid and d.group_key = :group::text for update of d`,
);

const insertChoice = command<ChoiceParams & { variation: string }>(
  'best_price_choose',
  `insert into default_routes (partner_id, group_key, variation_id)
values (:partner::uuid, :group::text, :variation::uuid)
on conflict (partner_id, group_key) do update set variation_id = excluded.variation_id, chosen_at = now()`,
);

const deleteChoice = command<ChoiceParams>(
  'best_price_give_back',
  'delete from default_routes where partner_id = :partner::uuid and group_key = :group::text',
);

/** Stores the choice, null for none; returns the previous one. */
export async function choose(tx: Db, partner: string, group: string, variation: string | null) {
  const before = await readChosen(tx, { partner, group });
  if (variation) await insertChoice(tx, { partner, group, variation });
  else await deleteChoice(tx, { partner, group });
  return before;
}
