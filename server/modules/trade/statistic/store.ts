import { ORDER_SOURCE } from '../../../../src/core/states';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { type Fit, fitOf, type Scope } from './scope';
import { ALL_CATEGORIES, KIND, PART_SUMMED, type PartSums, SUMMED, type Sums, sumsWhere } from './sums';

/** Numbers of days, both included. */
export interface Stretch {
  first: number;
  last: number;
}

const IN_SCOPE = `join unnest(:sources::smallint[]) as door(source)
  on door.source = s.source and s.category_id = :category::uuid`;
const IN_DAYS = 's.day between :first::int and :last::int';

const daysStatement = statement<Fit & Stretch, Sums & { day: number }>(
  'statistic_days',
  `select day, ${SUMMED}
from ${sumsWhere(`s.kind = ${KIND.all} and ${IN_DAYS}`, IN_SCOPE)}
group by day`,
);

const hoursStatement = statement<Fit & Stretch, Sums & { day: number; hour: number }>(
  'statistic_hours',
  `select day, key::int % 24 as hour, ${SUMMED}
from ${sumsWhere(`s.kind = ${KIND.hour} and ${IN_DAYS}`, IN_SCOPE)}
group by day, key`,
);

export interface PartRow extends PartSums {
  kind: number;
  /** An hour of the week, a person's id, a reason or a source. */
  key: string;
  /** Of a person. */
  name: string | null;
  is_owner: boolean;
}

// Sources are always told apart. So are people, whose orders are those of every source but the website.
const partsStatement = statement<Fit & Stretch, PartRow>(
  'statistic_parts',
  `with parts as (
  select kind, key, ${PART_SUMMED}
  from ${sumsWhere(`s.kind in (${KIND.hour}, ${KIND.reason}) and ${IN_DAYS}`, IN_SCOPE)}
  group by kind, key
  union all
  select kind, case kind when ${KIND.person} then key else source::text end, ${PART_SUMMED}
  from ${sumsWhere(
    `s.kind in (${KIND.all}, ${KIND.person}) and (s.kind = ${KIND.all} or s.source <> ${ORDER_SOURCE.website}) and ${IN_DAYS}`,
    `join unnest(:doors::smallint[]) as door(source)
      on door.source = s.source and s.category_id = :category::uuid`,
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

/** Items and brands know their category by themselves. */
const goods = (kind: number) =>
  `s.kind = ${kind} and s.category_id = '${ALL_CATEGORIES}' and s.source = :source::smallint`;
const OF_CATEGORY = `(:category::uuid = '${ALL_CATEGORIES}' or brands.category_id = :category::uuid)`;

/** Finds the rows of one key by the index, day by day. */
const EACH_DAY = 'join generate_series(:first::int, :last::int) as one(day) on one.day = s.day';

// There are many items: they are ranked by one figure, and names and other figures are read for those with a place.
const itemsStatement = statement<Fit & Stretch & { most: number }, NamedRow>(
  'statistic_items',
  `with sold as (
  select key, sum(succeeded) as succeeded from ${sumsWhere(`${goods(KIND.item)} and ${IN_DAYS}`)} group by key
), ranked as (
  select key from sold
  where succeeded > 0 and (:category::uuid = '${ALL_CATEGORIES}' or key::uuid in (
    select variations.id from variations join brands on brands.id = variations.brand_id
    where brands.category_id = :category::uuid))
  order by succeeded desc, key limit :most::int
)
select ranked.key as id, brands.name || ' · ' || variations.name as name, told.*
from ranked join variations on variations.id = ranked.key::uuid join brands on brands.id = variations.brand_id
cross join lateral (
  select ${PART_SUMMED} from ${sumsWhere(`${goods(KIND.item)} and s.key = ranked.key`, EACH_DAY)}
) told
order by told.succeeded desc, 2`,
);

const brandsStatement = statement<Fit & Stretch & { most: number }, NamedRow>(
  'statistic_brands',
  `with sold as (
  select key, ${PART_SUMMED} from ${sumsWhere(`${goods(KIND.brand)} and ${IN_DAYS}`)} group by key
)
select sold.key as id, brands.name, sold.orders, sold.succeeded, sold.revenue, sold.profit
from sold join brands on brands.id = sold.key::uuid
where sold.succeeded > 0 and ${OF_CATEGORY}
order by sold.succeeded desc, brands.name limit :most::int`,
);

export const readDays = (database: Database, scope: Scope, stretch: Stretch) =>
  run(database, daysStatement, { ...fitOf(scope), ...stretch });

export const readHours = (database: Database, scope: Scope, stretch: Stretch) =>
  run(database, hoursStatement, { ...fitOf(scope), ...stretch });

/** Hours of the week, sources, people and reasons, those with orders only. */
export const readParts = (database: Database, scope: Scope, stretch: Stretch) =>
  run(database, partsStatement, { ...fitOf(scope), ...stretch });

/** What succeeded most often, the first `most`. */
export const readItems = (database: Database, scope: Scope, stretch: Stretch, most: number) =>
  run(database, itemsStatement, { ...fitOf(scope), ...stretch, most });

export const readBrands = (database: Database, scope: Scope, stretch: Stretch, most: number) =>
  run(database, brandsStatement, { ...fitOf(scope), ...stretch, most });
