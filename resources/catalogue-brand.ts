import { resource } from '../src/core/schema/resource';
import { lookup } from './shared';

/** Brands of the H2H catalogue for whoever buys; those of a website's forms are `brand`, which asks for a panel. */
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
