import type { RecordOf } from '../../../../src/core/schema/reads';
import type { Question } from '../../../../src/core/storefront/questions';
import type { shopReads } from './reads';

type Records = typeof shopReads;

/** Declared resources whose records a shop is made of. */
export type RecordName = Exclude<keyof Records, `${string}.acts.${string}` | 'panel-transaction'>;

/** Options that code compares with; one that an administrator adds equals none of them. */
interface Choices {
  'product-vcg': { price_mode: 'tier' | 'manual' };
  'product-custom': { fulfilment: 'manual' | 'code' | 'account' | 'joki' };
  promo: { scope: 'all' | 'category' | 'product' };
  'payment-method': {
    source: 'platform' | 'manual';
    fee_bearer?: 'shop' | 'buyer';
    rounding?: 'none' | '100' | '500' | '1000';
  };
}

/** A record of a declared resource as the document table keeps it; what was not filled in is absent. */
export type ShopRecord<Name extends RecordName> = RecordOf<Records[Name]> &
  (Name extends keyof Choices ? Choices[Name] : unknown);

export type MemberData = ShopRecord<'member'>;
export type TierData = ShopRecord<'member-tier'>;
export type CategoryData = ShopRecord<'category'>;
export type GroupData = ShopRecord<'category-label'>;
export type VcgData = ShopRecord<'product-vcg'>;
export type CustomData = ShopRecord<'product-custom'>;
export type TypedPrice = NonNullable<VcgData['prices']>[number];
export type FlashSaleData = ShopRecord<'flash-sale'>;
export type FlashItem = NonNullable<FlashSaleData['items']>[number];
export type PromoData = ShopRecord<'promo'>;
export type MethodData = ShopRecord<'payment-method'>;
export type BannerData = ShopRecord<'banner'>;
export type ArticleData = ShopRecord<'blog'>;
export type ContactData = ShopRecord<'social-media'>;

/** The questions that a category or a product asks a buyer. */
export const questionsOf = ({ input_forms = [] }: Pick<CategoryData, 'input_forms'>) =>
  input_forms as Question[];

/** A record of a partner, live. */
export interface Live<Data> {
  id: string;
  data: Data;
  created_at: string;
}

/** The same with the resource that it is of. */
export type LiveRecord<Name extends RecordName> = Name extends RecordName
  ? Live<ShopRecord<Name>> & { resource: Name }
  : never;

/** Resources that a shop sells: of the H2H catalogue, and its own. */
export const PRODUCTS = ['product-vcg', 'product-custom'] as const;

/** What either of them holds of a name and a price. */
export type ProductData = Pick<VcgData, 'category_id' | 'prices' | 'is_active'> &
  Partial<
    Pick<VcgData, 'display_name' | 'variation_id' | 'price_mode' | 'auto_disable_on_loss'> &
      Pick<CustomData, 'name' | 'cost'>
  >;
