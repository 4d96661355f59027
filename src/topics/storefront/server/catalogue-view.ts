import { PRODUCT_SOURCE } from '../../../core/states';
import { MEMBER_BALANCE } from '../../panel-orders/text/panel-order';
import { feeBearerOf } from '../../shops/domain/payment';
import type {
  CategoryData,
  CustomData,
  FlashSaleData,
  GroupData,
  Live,
  MethodData,
  VcgData,
} from '../../shops/server/shop-record/records';
import { BALANCE_METHOD } from '../contract/storefront';
import type {
  StorefrontCatalogue,
  StorefrontFlashSale,
  StorefrontGroup,
  StorefrontMethod,
  StorefrontProduct,
} from '../contract/storefront-catalogue';
import { picture, text } from './document-values';
import type { Goods } from './goods';
import { type ChosenMethod, groupOf } from './methods';

type Category = StorefrontCatalogue['categories'][number];

export const productView = (
  goods: Goods,
  data: VcgData | CustomData,
  { price, flash }: Pick<StorefrontProduct, 'price' | 'flash'>,
): StorefrontProduct => {
  const own: Partial<CustomData> = goods.source === PRODUCT_SOURCE.custom ? (data as CustomData) : {};
  return {
    id: goods.id,
    name: goods.name,
    source: goods.source === PRODUCT_SOURCE.vcg ? 'vcg' : 'custom',
    fulfilment: goods.fulfilment,
    image: picture(data.image),
    label: text(data.label),
    description: text(own.description),
    process_hours: text(own.process_hours),
    estimate_minutes: own.estimate_minutes ?? null,
    price,
    flash,
    quantity: goods.bounds,
    forms: [...goods.forms],
  };
};

export const categoryView = (
  { id, data }: Live<CategoryData>,
  { groups, products }: { groups: readonly StorefrontGroup[]; products: StorefrontProduct[] },
): Category => ({
  id,
  name: data.name,
  slug: data.slug,
  group_id: groups.find((group) => group.id === data.label_id)?.id ?? null,
  is_popular: data.is_popular ?? false,
  image: picture(data.image),
  banner: picture(data.banner),
  description_html: text(data.description_html),
  how_to_html: text(data.how_to_html),
  meta: { title: text(data.meta_title), description: text(data.meta_description) },
  products,
});

export const groupView = ({ id, data }: Live<GroupData>): StorefrontGroup => {
  const words = text(data.badge_text);
  const badge = { color: text(data.badge_color), text_color: text(data.badge_text_color) };
  return {
    id,
    name: data.name,
    icon: text(data.icon),
    badge: words === null ? null : { text: words, ...badge },
  };
};

export const saleView = ({ id, data }: Live<FlashSaleData>): StorefrontFlashSale => ({
  id,
  name: data.name,
  banner: picture(data.banner),
  ends_at: data.period.end_at ?? null,
});

/** Omits the shop's bank account, which only buyers with an order see. `facts` of the same method. */
export const methodView = ({ id, data }: Live<MethodData>, facts: ChosenMethod): StorefrontMethod => {
  const isBuyers = feeBearerOf(facts) === 'buyer';
  const [from, to] = [text(data.open_from), text(data.open_to)];
  return {
    id,
    name: data.display_name,
    group: groupOf(data),
    logo: picture(data.logo),
    fee: { flat: isBuyers ? (data.fee_flat ?? 0) : 0, percent: isBuyers ? (data.fee_percent ?? 0) : 0 },
    min: facts.min ?? null,
    max: facts.max ?? null,
    is_maintenance: facts.is_maintenance ?? false,
    hours: data.open_24h === false && from && to ? { from, to } : null,
    instructions: text(data.instructions),
    show_in_footer: data.show_in_footer ?? false,
  };
};

export const balanceView: StorefrontMethod = {
  id: BALANCE_METHOD,
  name: MEMBER_BALANCE,
  group: BALANCE_METHOD,
  logo: null,
  fee: { flat: 0, percent: 0 },
  min: null,
  max: null,
  is_maintenance: false,
  hours: null,
  instructions: null,
  show_in_footer: false,
};
