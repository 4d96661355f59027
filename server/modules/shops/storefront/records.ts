import type { RecordOf } from '../../../../src/core/schema/needs/need';
import type { recordNeeds } from '../../../../src/core/schema/server-needs';

type Records = typeof recordNeeds;

/** A record of a declared resource as the document table keeps it; what was not filled in is absent. */
export type DataOf<Name extends keyof Records> = RecordOf<Records[Name]>;

export type MemberData = DataOf<'member'>;
export type TierData = DataOf<'member-tier'>;
export type CategoryData = DataOf<'category'>;
export type GroupData = DataOf<'category-label'>;
export type VcgData = DataOf<'product-vcg'>;
export type CustomData = DataOf<'product-custom'>;
export type TypedPrice = NonNullable<VcgData['prices']>[number];
export type FlashSaleData = DataOf<'flash-sale'>;
export type FlashItem = FlashSaleData['items'][number];
export type PromoData = DataOf<'promo'>;
export type MethodData = DataOf<'payment-method'>;
export type BannerData = DataOf<'banner'>;
export type ArticleData = DataOf<'blog'>;
export type ContactData = DataOf<'social-media'>;

/** A record of a partner, live. */
export interface Live<Data> {
  id: string;
  data: Data;
  created_at: string;
}
