import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Categories of the H2H catalogue for selling prices; `category` is a brand of a website. */
export const catalogueCategory = resource({
  name: 'catalogue-category',
  label: 'Kategori',
  icon: 'folder-tree',
  area: 'h2h',
  path: '/catalogue-category',
  endpoint: '/v1/crm/selling-price/category',
  access: { read: 'selling_price', write: 'selling_price' },
  store: 'catalogue-category',
  ...lookup,
});
