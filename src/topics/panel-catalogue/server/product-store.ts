import type { Db } from '../../../platform/db/client';
import { containingWords, searchedText } from '../../../platform/db/containing';
import { naturalKey } from '../../../platform/db/natural-key';
import { sql } from '../../../platform/db/sql';
import { PRODUCTS } from '../../shops/server/shop-record/records';
import type { Choice } from './h2h-store';

const TITLE = `coalesce(c.data->>'name' || ' – ', '') || coalesce(p.data->>'display_name', p.data->>'name')`;
const title = sql.raw(TITLE);
const inOrder = sql.raw(`${naturalKey(`lower(${TITLE})`)}, p.id`);
const products = (partnerId: string) => sql`
  from entities p
  left join entities c on c.id = (p.data->>'category_id')::uuid and c.partner_id = p.partner_id
  where p.partner_id = ${partnerId} and p.resource in ${[...PRODUCTS]} and p.deleted_at is null`;

const searched = (search: string | undefined) =>
  search ? sql`and ${containingWords(search, [searchedText(title)])}` : sql``;

export async function searchProducts(
  db: Db,
  partnerId: string,
  search: string | undefined,
  limit: number,
): Promise<Choice[]> {
  return db.rows<Choice>(sql`
    select p.id, ${title} as title ${products(partnerId)} ${searched(search)} order by ${inOrder} limit ${limit}`);
}

export async function nameProducts(db: Db, partnerId: string, ids: string[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  return db.rows<Choice>(sql`select p.id, ${title} as title ${products(partnerId)} and p.id in ${ids}`);
}

interface ProductRow extends Choice {
  source: (typeof PRODUCTS)[number];
  is_active: boolean;
}

export async function readProductPage(
  db: Db,
  partnerId: string,
  search: string | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: ProductRow[]; total: number }> {
  const chosen = sql`${products(partnerId)} ${searched(search)}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<ProductRow & Record<string, unknown>>(sql`
      select p.id, ${title} as title, p.resource as source,
        coalesce((p.data->>'is_active')::boolean, false) as is_active
      ${chosen} order by ${inOrder} offset ${(page - 1) * limit} limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${chosen}`),
  ]);
  return { data: rows, total: counted.rows[0]?.total ?? 0 };
}
