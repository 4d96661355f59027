import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Items of the H2H catalogue with their SKU, also those that are paid by bill, which `catalogue-item` leaves out. */
export const orderItem = resource({
  name: 'order-item',
  label: 'Item',
  icon: 'package',
  area: 'h2h',
  path: '/order-item',
  endpoint: '/v1/crm/order-item',
  access: { read: 'product', write: 'product' },
  store: 'order-item',
  ...lookup,
});
