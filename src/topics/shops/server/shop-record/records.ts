import type { RecordOf } from '../../../../admin/schema/reads';
import type { Question } from '../../domain/questions';
import type { shopReads } from './reads';

type Records = typeof shopReads;

export type RecordName = Exclude<keyof Records, `${string}.actions.${string}` | 'panel-transaction'>;

/** Options that code compares with; options added by an administrator match none. */
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

/** Stored record of a declared resource; empty fields are absent. */
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

export const questionsOf = ({ input_forms = [] }: Pick<CategoryData, 'input_forms'>) =>
  input_forms as Question[];

export interface Live<Data> {
  id: string;
  data: Data;
  created_at: string;
}

export type LiveRecord<Name extends RecordName> = Name extends RecordName
  ? Live<ShopRecord<Name>> & { resource: Name }
  : never;

export const PRODUCTS = ['product-vcg', 'product-custom'] as const;

export type ProductData = Pick<VcgData, 'category_id' | 'prices' | 'is_active'> &
  Partial<
    Pick<VcgData, 'display_name' | 'variation_id' | 'price_mode' | 'auto_disable_on_loss'> &
      Pick<CustomData, 'name' | 'cost'>
  >;
