import type { Period, Rate } from '../../../src/core/storefront/share';

/** Records of declared resources as the document table keeps them; what was not filled in is absent. */
export interface MemberData {
  name?: string;
  username?: string;
  email?: string;
  phone?: string;
  tier_id?: string;
  status?: 'active' | 'blocked' | 'unverified';
}

export interface TierData {
  name: string;
  margin: Rate;
  is_default?: boolean;
  is_active?: boolean;
}

export interface CategoryData {
  name: string;
  slug: string;
  source: 'vcg' | 'custom';
  sort?: number;
  input_forms?: InputForm[];
  check_id_enabled?: boolean;
  is_active?: boolean;
}

/** A question of a custom item. */
export interface InputForm {
  key: string;
  label: string;
  type: 'text' | 'number' | 'select';
  required?: boolean;
  min?: number;
  max?: number;
  pattern?: string;
  options?: string[];
}

interface Prices {
  prices?: { tier_id: string; price: number }[];
  sort?: number;
  is_active?: boolean;
}

export interface VcgData extends Prices {
  display_name: string;
  category_id: string;
  variation_id: string;
  price_mode: 'tier' | 'manual';
  auto_disable_on_loss?: boolean;
}

export interface CustomData extends Prices {
  category_id: string;
  name: string;
  sku: string;
  fulfilment: 'manual' | 'code' | 'account' | 'joki';
  cost: number;
  min_qty?: number;
  max_qty?: number;
  input_forms?: InputForm[];
}

export interface FlashSaleData {
  name: string;
  period: Period;
  items: { product_id: string; price: number; stock: number; limit_per_user?: number }[];
  is_active?: boolean;
}

export interface PromoData {
  code: string;
  discount: Rate;
  max_discount?: number;
  min_purchase?: number;
  quota?: number;
  quota_per_user?: number;
  period: Period;
  scope: 'all' | 'category' | 'product';
  category_ids?: string[];
  product_ids?: string[];
  tier_ids?: string[];
  payment_method_ids?: string[];
  new_member_only?: boolean;
  is_active?: boolean;
}

export interface MethodData {
  display_name: string;
  source: 'platform' | 'manual';
  code: string;
  group: string;
  fee_flat?: number;
  fee_percent?: number;
  fee_bearer?: 'shop' | 'buyer';
  min?: number;
  max?: number;
  rounding?: 'none' | '100' | '500' | '1000';
  open_24h?: boolean;
  open_from?: string;
  open_to?: string;
  use_unique_code?: boolean;
  account_number?: string;
  account_holder?: string;
  instructions?: string;
  sort?: number;
  is_active?: boolean;
}

export interface BannerData {
  title: string;
  link?: string;
  image_desktop?: unknown;
  image_mobile?: unknown;
  position?: string;
  sort?: number;
  period?: Period;
  is_active?: boolean;
}

export interface ArticleData {
  title: string;
  slug: string;
  excerpt?: string;
  body_html?: string;
  cover?: unknown;
  category?: string;
  tags?: string[];
  author?: string;
  status?: 'draft' | 'scheduled' | 'published';
  published_at?: string;
  meta_title?: string;
  meta_description?: string;
}

export interface ContactData {
  whatsapp?: string;
  whatsapp_text?: string;
  phone?: string;
  email?: string;
  address?: string;
  accounts?: { network: string; url: string; show?: boolean }[];
  open_hours?: { day: string; from: string; to: string }[];
  floating_button?: boolean;
  floating_position?: string;
}

/** A record of a partner, live. */
export interface Live<Data> {
  id: string;
  data: Data;
  created_at: string;
}
