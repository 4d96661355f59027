import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Brands of orders, also those that are paid by bill, which `catalogue-brand` leaves out. */
export const orderBrand = resource({
  name: 'order-brand',
  label: 'Brand',
  icon: 'gamepad-2',
  area: 'h2h',
  path: '/order-brand',
  endpoint: '/v1/crm/order-brand',
  access: { read: 'transaction', write: 'transaction' },
  store: 'order-brand',
  ...lookup,
});
