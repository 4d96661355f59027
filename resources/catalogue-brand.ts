import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Brands of the H2H catalogue for buyers; `brand` is a website's brand, which requires a panel. */
export const catalogueBrand = resource({
  name: 'catalogue-brand',
  label: 'Brand',
  icon: 'gamepad-2',
  area: 'h2h',
  path: '/catalogue-brand',
  endpoint: '/v1/crm/product/brand',
  access: { read: 'price_history', write: 'price_history' },
  store: 'brand',
  ...lookup,
});
