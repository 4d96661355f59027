import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

export const variation = resource({
  name: 'variation',
  label: 'Variasi H2H',
  icon: 'layers',
  area: 'panel',
  path: '/panel/variation',
  endpoint: '/v1/vendor-panel/variation',
  access: 'panel.product',
  store: 'variation',
  ...lookup,
  fields: {
    ...lookup.fields,
    /** The brand of the website that sells the H2H brand of the item. */
    category_id: { kind: 'reference', label: 'Brand', to: 'category' },
  },
  filters: ['category_id'],
});
