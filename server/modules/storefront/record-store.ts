import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { isoInstant } from '../../db/row-parsers';
import type {
  ArticleData,
  BannerData,
  CategoryData,
  ContactData,
  CustomData,
  FlashSaleData,
  Live,
  MemberData,
  MethodData,
  PromoData,
  TierData,
  VcgData,
} from './records';

/** Which declared resource holds what. */
interface Kept {
  member: MemberData;
  'member-tier': TierData;
  category: CategoryData;
  'product-vcg': VcgData;
  'product-custom': CustomData;
  'flash-sale': FlashSaleData;
  promo: PromoData;
  'payment-method': MethodData;
  banner: BannerData;
  blog: ArticleData;
  'social-media': ContactData;
}

/** Live records of one partner and one resource that fit a condition on `data`. */
export async function liveRecords<Name extends keyof Kept>(
  db: Db,
  partnerId: string,
  resource: Name,
  fitting: SQL = sql`true`,
): Promise<Live<Kept[Name]>[]> {
  const { rows } = await db.execute<Live<Kept[Name]> & Record<string, unknown>>(sql`
    select id, data, created_at from entities
    where partner_id = ${partnerId} and resource = ${resource} and deleted_at is null and ${fitting}
    order by created_at, id`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}

/** One by its id. */
export async function liveRecord<Name extends keyof Kept>(
  db: Db,
  partnerId: string,
  resource: Name,
  id: string,
): Promise<Live<Kept[Name]> | undefined> {
  const [found] = await liveRecords(db, partnerId, resource, sql`id = ${id}`);
  return found;
}

/** A value of `data`, compared as text in lower case. */
export const dataIs = (field: string, value: string): SQL => sql`lower(data->>${field}) = lower(${value})`;

/** Flash sales that sell one of these products, by when they began. */
export const salesWith = (db: Db, partnerId: string, productId: string): Promise<Live<FlashSaleData>[]> =>
  liveRecords(
    db,
    partnerId,
    'flash-sale',
    sql`data->'items' @> ${JSON.stringify([{ product_id: productId }])}::jsonb`,
  );
