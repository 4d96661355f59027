import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Items of the H2H catalogue for selling prices; `variation` is an item of a website. */
export const catalogueItem = resource({
  name: 'catalogue-item',
  label: 'Item',
  icon: 'package',
  area: 'h2h',
  path: '/catalogue-item',
  endpoint: '/v1/crm/selling-price/item',
  access: { read: 'selling_price', write: 'selling_price' },
  store: 'variation',
  ...lookup,
});
