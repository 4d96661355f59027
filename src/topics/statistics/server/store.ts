import { ORDER_SOURCE } from '../../../core/states';
import { queryAll } from '../../../platform/db/statement';
import type { Block } from '../domain/blocks';
import type { Fit } from './scope';
import { ALL_CATEGORIES, KIND, PART_SUMMED, type PartSums, SUMMED, type Sums, sumsWhere } from './sums';

/** Block numbers, inclusive. */
export interface Stretch {
  first: number;
  last: number;
}

const IN_SCOPE = `join unnest(:sources::smallint[]) as wanted(source)
  on wanted.source = s.source and s.category_id = :category::uuid`;
const IN_BLOCKS =
  'join unnest(:spans::smallint[], :blocks::int[]) as part(span, block) on part.span = s.span and part.block = s.block';

export const readDays = queryAll<Fit & Stretch, Sums & { day: number }>(
  'statistic_days',
  `select block as day, ${SUMMED}
from ${sumsWhere(`s.kind = ${KIND.all} and s.span = 1 and s.block between :first::int and :last::int`, IN_SCOPE)}
group by block`,
);

export const readHours = queryAll<Fit & Stretch, Sums & { day: number; hour: number }>(
  'statistic_hours',
  `select block as day, key::int % 24 as hour, ${SUMMED}
from ${sumsWhere(`s.kind = ${KIND.hour} and s.span = 1 and s.block between :first::int and :last::int`, IN_SCOPE)}
group by block, key`,
);

export interface PartRow extends PartSums {
  kind: number;
  key: string;
  name: string | null;
  is_owner: boolean;
}

type InBlocks = Fit & { spans: number[]; blocks: number[] };

/** Sources are always separate; users cover all sources except the website. */
export const readParts = queryAll<InBlocks, PartRow>(
  'statistic_parts',
  `with parts as (
  select kind, key, ${PART_SUMMED}
  from ${sumsWhere(`s.kind in (${KIND.hour}, ${KIND.reason})`, `${IN_SCOPE} ${IN_BLOCKS}`)}
  group by kind, key
  union all
  select kind, case kind when ${KIND.person} then key else source::text end, ${PART_SUMMED}
  from ${sumsWhere(
    `s.kind in (${KIND.all}, ${KIND.person}) and (s.kind = ${KIND.all} or s.source <> ${ORDER_SOURCE.website})`,
    `join unnest(:order_sources::smallint[]) as wanted(source)
      on wanted.source = s.source and s.category_id = :category::uuid ${IN_BLOCKS}`,
  )}
  group by 1, 2
)
select parts.*, users.name, coalesce(users.role = 'owner', false) as is_owner
from parts left join users on users.id = case when parts.kind = ${KIND.person} then parts.key::uuid end
  and users.partner_id = :partner::uuid
where parts.orders > 0
order by parts.kind, parts.orders desc, parts.key`,
);

export interface NamedRow extends PartSums {
  id: string;
  name: string;
}

/** Items and brands determine their category. */
const goods = (kind: number) =>
  `s.kind = ${kind} and s.category_id = '${ALL_CATEGORIES}' and s.source = :source::smallint`;
const OF_CATEGORY = `(:category::uuid = '${ALL_CATEGORIES}' or brands.category_id = :category::uuid)`;

/**
 * Items by successful orders, the first `most`. Ranks the many items by one figure, then reads names and other figures of
 * the top ones.
 */
export const readItems = queryAll<InBlocks & { most: number }, NamedRow>(
  'statistic_items',
  `with sold as (
  select key, sum(succeeded) as succeeded from ${sumsWhere(goods(KIND.item), IN_BLOCKS)} group by key
), ranked as (
  select key from sold
  where succeeded > 0 and (:category::uuid = '${ALL_CATEGORIES}' or key::uuid in (
    select variations.id from variations join brands on brands.id = variations.brand_id
    where brands.category_id = :category::uuid))
  order by succeeded desc, key limit :most::int
)
select ranked.key as id, brands.name || ' · ' || variations.name as name, sums.*
from ranked join variations on variations.id = ranked.key::uuid join brands on brands.id = variations.brand_id
cross join lateral (
  select ${PART_SUMMED} from ${sumsWhere(`${goods(KIND.item)} and s.key = ranked.key`, IN_BLOCKS)}
) sums
order by sums.succeeded desc, 2`,
);

export const readBrands = queryAll<InBlocks & { most: number }, NamedRow>(
  'statistic_brands',
  `with sold as (
  select key, ${PART_SUMMED} from ${sumsWhere(goods(KIND.brand), IN_BLOCKS)} group by key
)
select sold.key as id, brands.name, sold.orders, sold.succeeded, sold.revenue, sold.profit
from sold join brands on brands.id = sold.key::uuid
where sold.succeeded > 0 and ${OF_CATEGORY}
order by sold.succeeded desc, brands.name limit :most::int`,
);

export const columnsOf = (blocks: readonly Block[]) => ({
  spans: blocks.map(({ span }) => span),
  blocks: blocks.map(({ block }) => block),
});
