import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

export const brand = resource({
  name: 'brand',
  label: 'Brand H2H',
  icon: 'gamepad-2',
  area: 'panel',
  path: '/panel/brand',
  endpoint: '/v1/vendor-panel/brand',
  access: 'panel.product',
  store: 'brand',
  ...lookup,
});
