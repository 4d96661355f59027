import type { Question } from '../../../../src/core/storefront/questions';
import type { Period, Rate } from '../../../../src/core/storefront/share';

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
  level: number;
  margin: Rate;
  is_default?: boolean;
  is_active?: boolean;
}

export interface CategoryData {
  name: string;
  slug: string;
  source: 'vcg' | 'custom';
  /** Of the H2H catalogue. */
  brand_id?: string;
  label_id?: string;
  sort?: number;
  image?: unknown;
  banner?: unknown;
  description_html?: string;
  how_to_html?: string;
  input_forms?: Question[];
  check_id_enabled?: boolean;
  is_popular?: boolean;
  meta_title?: string;
  meta_description?: string;
  is_active?: boolean;
}

export interface GroupData {
  name: string;
  icon?: string;
  sort?: number;
  badge_text?: string;
  badge_color?: string;
  badge_text_color?: string;
  is_active?: boolean;
}

export interface TypedPrice {
  tier_id: string;
  price: number;
}

interface ItemData {
  image?: unknown;
  label?: string;
  prices?: TypedPrice[];
  sort?: number;
  is_active?: boolean;
}

export interface VcgData extends ItemData {
  display_name: string;
  category_id: string;
  variation_id: string;
  price_mode: 'tier' | 'manual';
  auto_disable_on_loss?: boolean;
}

export interface CustomData extends ItemData {
  category_id: string;
  name: string;
  sku: string;
  fulfilment: 'manual' | 'code' | 'account' | 'joki';
  cost: number;
  description?: string;
  min_qty?: number;
  max_qty?: number;
  process_hours?: string;
  estimate_minutes?: number;
  input_forms?: Question[];
}

export interface FlashItem {
  product_id: string;
  price: number;
  stock: number;
  limit_per_user?: number;
}

export interface FlashSaleData {
  name: string;
  period: Period;
  items: FlashItem[];
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
  logo?: unknown;
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
  show_in_footer?: boolean;
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
  accounts?: { network: string; account: string; show?: boolean }[];
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
