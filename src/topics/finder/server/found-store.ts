import { ITEM } from '../../../core/states';
import type { Database } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { type SQL, sql } from '../../../platform/db/sql';
import { queryAll } from '../../../platform/db/statement';
import type { BrandForm } from '../../catalogue/contract/catalogue';
import type { TradeTerm } from '../../catalogue/domain/trade-codes';
import { OWN_CODES, OWN_ITEM, SKU_KEY } from '../../catalogue/server/own-code';
import type { Found, FoundItem } from '../contract';

type FoundBrand = Found['brands'][number];

// Matches by name before publisher, prefixes before other matches.
const findBrands = queryAll<{ text: string; pattern: string | null; most: number }, FoundBrand>(
  'catalogue_found_brands',
  `select b.id, b.key, b.name, b.monogram, b.image, c.name as category_name
from brands b join categories c on c.id = b.category_id
where b.status <> 4 and (b.name ilike :pattern::text or b.publisher ilike :pattern::text
  or upper(b.monogram) = upper(:text::text))
order by position(lower(:text::text) in lower(b.name)) = 1 desc, b.name ilike :pattern::text desc, c.sort, b.sort,
  b.id limit :most::int`,
);

export const searchBrands = (database: Database, text: string, most: number): Promise<FoundBrand[]> =>
  findBrands(database, { text, pattern: containing(text), most });

export interface FoundItemRow extends Pick<FoundItem, 'id' | 'sku' | 'name' | 'status'> {
  base_price: number | null;
  price_discount_bps: number;
  forms: BrandForm[];
  is_exact: boolean;
  brand_id: string;
  category_id: string;
  brand_key: string;
  brand_name: string;
  monogram: string;
  image: string | null;
  category_name: string;
}

const COLUMNS = `v.id, v.sku, v.name, v.status, v.base_price, t.price_discount_bps, b.forms,
  b.id as brand_id, b.category_id, b.key as brand_key, b.name as brand_name, b.monogram, b.image,
  c.name as category_name`;

/** Items by the beginning of their code in any spelling, or of an own code; exact matches first. */
export const readItemsByCode = queryAll<{ partner: string; key: string; most: number }, FoundItemRow>(
  'catalogue_found_items',
  `with own as (
  select ${OWN_ITEM} as id, min(k.value) as code from ${OWN_CODES} and starts_with(k.value, lower(:key::text))
  group by 1
), hits as (
  select id from own
  union
  (select v.id from variations v join brands b on b.id = v.brand_id
  where b.status <> 4 and ${SKU_KEY} ~>=~ :key::text and ${SKU_KEY} ~<~ (:key::text || chr(1114111))
  order by ${SKU_KEY} using ~<~, v.id limit :most::int)
)
select ${COLUMNS}, ${SKU_KEY} = :key::text or coalesce(own.code = lower(:key::text), false) as is_exact
from hits
join variations v on v.id = hits.id
left join own on own.id = v.id
join brands b on b.id = v.brand_id
join categories c on c.id = b.category_id
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id
where b.status <> 4
order by is_exact desc, own.id is null, ${SKU_KEY} using ~<~, v.id limit :most::int`,
);

export interface ItemSearch {
  partner: string;
  terms: readonly TradeTerm[];
  /** True if a term as typed does not suffice: what it means must match, with the exact amount. */
  isStrict: boolean;
  most: number;
}

/**
 * Items whose name, code and brand contain each term, at least one of them not in the brand alone; what the
 * terms mean first, then available ones, in shop order.
 */
export async function readItemsByName(
  { db }: Database,
  { partner, terms, isStrict, most }: ItemSearch,
): Promise<FoundItemRow[]> {
  if (terms.length === 0) return [];
  const isMeant = terms.map(
    ({ words, amount }) =>
      sql`(${sql.join(
        [
          ...words.map((one) => sql`(${contains(sql`v.search`, one)} or ${contains(sql`s.words`, one)})`),
          ...(amount === null ? [] : [isWorth(amount)]),
        ],
        sql` and `,
      )})`,
  );
  const isWritten = terms.map(
    ({ word }) => sql`(${contains(sql`v.search`, word)} or ${contains(sql`s.words`, word)})`,
  );
  const matched = isMeant.map((meant, at) => (isStrict ? meant : sql`(${meant} or ${isWritten[at]})`));
  const ofItem = terms.flatMap(({ word, words, amount }) => [
    ...[word, ...words].map((one) => contains(sql`v.search`, one)),
    ...(amount === null ? [] : [isWorth(amount)]),
  ]);
  return db.rows<FoundItemRow & Record<string, unknown>>(sql`
    with shelf as materialized (select id, search_text(name) as words from brands where status <> 4)
    select ${sql.raw(COLUMNS)}, false as is_exact
    from variations v join shelf s on s.id = v.brand_id join brands b on b.id = v.brand_id
    join categories c on c.id = b.category_id
    join partners p on p.id = ${partner}::uuid join tiers t on t.id = p.tier_id
    where ${sql.join(matched, sql` and `)} and (${sql.join(ofItem, sql` or `)})
    order by (${sql.join(isMeant, sql` and `)}) desc, v.status = ${ITEM.open} desc, c.sort, b.sort, v.sort, v.id
    limit ${most}`);
}

/** Words of two letters must begin a name or follow a digit (`5 GB`), or they would match nearly everything. */
const contains = (text: SQL, word: string): SQL =>
  word.length > 2 || /^\d/.test(word)
    ? sql`${text} like ${`%${word}%`}`
    : sql`${text} ~ ${`(^|[0-9\n])${word}`}`;

const isWorth = (amount: number): SQL =>
  sql`coalesce(v.denomination in (${amount}::int, ${amount * 1000}::int), false)`;
