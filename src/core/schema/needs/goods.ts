import { STOCK_STATUSES } from '../../states';
import { absent, filled, given, neededBy, there } from './need';

const catalogue = 'the catalogue of websites';
const price = 'the price of an order';

const questions = {
  columns: {
    key: filled('text'),
    label: filled('text'),
    type: filled('choice', { is: ['text', 'number', 'select', 'phone', 'email'] }),
    options: absent('tags'),
    placeholder: absent('text'),
    help_text: absent('text'),
    required: absent('switch'),
    min: absent('number'),
    max: absent('number'),
  },
};

const shelved = { image: absent('image'), label: absent('choice'), sort: absent('number') };
const tierPrices = { columns: { tier_id: filled('reference'), price: filled('money') } };

/** What a website sells and on which shelf, as prices, orders and the catalogue read it. */
export const goodsNeeds = {
  'category-label': neededBy(catalogue, {
    name: filled('text'),
    icon: absent('choice'),
    sort: absent('number'),
    badge_text: absent('text'),
    badge_color: absent('color'),
    badge_text_color: absent('color'),
    is_active: there('switch'),
  }),
  category: {
    ...neededBy(catalogue, {
      name: filled('text'),
      slug: filled('slug'),
      source: filled('choice', { is: ['vcg', 'custom'] }),
      brand_id: there('reference'),
      label_id: there('reference'),
      sort: absent('number'),
      image: absent('image'),
      banner: absent('image'),
      description_html: absent('html'),
      how_to_html: absent('html'),
      is_popular: absent('switch'),
      meta_title: absent('text'),
      meta_description: absent('longtext'),
      is_active: there('switch'),
    }),
    ...neededBy('an order of a website', {
      input_forms: absent('rows', questions),
      check_id_enabled: absent('switch'),
    }),
  },
  'product-vcg': {
    ...neededBy(catalogue, {
      display_name: filled('text'),
      category_id: filled('reference'),
      variation_id: filled('reference'),
      stock_status: absent('choice', given(STOCK_STATUSES)),
      is_active: there('switch'),
      ...shelved,
    }),
    ...neededBy(price, {
      price_mode: filled('choice', { is: ['tier', 'manual'] }),
      prices: there('rows', tierPrices),
      auto_disable_on_loss: absent('switch'),
    }),
  },
  'product-custom': {
    ...neededBy(catalogue, {
      name: filled('text'),
      category_id: filled('reference'),
      sku: filled('text'),
      description: absent('longtext'),
      process_hours: absent('text'),
      estimate_minutes: absent('number'),
      is_active: there('switch'),
      ...shelved,
    }),
    ...neededBy(price, { cost: filled('money'), prices: there('rows', tierPrices) }),
    ...neededBy('an order of a website', {
      fulfilment: filled('choice', { is: ['manual', 'code', 'account', 'joki'] }),
      min_qty: absent('number'),
      max_qty: absent('number'),
      input_forms: absent('rows', questions),
    }),
  },
};
