import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

export const panelProduct = resource({
  name: 'panel-product',
  label: 'Produk',
  icon: 'package',
  area: 'panel',
  path: '/panel/product',
  endpoint: '/v1/vendor-panel/product',
  access: 'panel.product',
  store: 'panel-product',
  ...lookup,
});
