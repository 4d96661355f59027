import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

/** Owner and sub-accounts of a partner, also removed ones: whoever made an order. */
export const accountUser = resource({
  name: 'account-user',
  label: 'Pengguna',
  icon: 'users',
  area: 'h2h',
  path: '/account-user',
  endpoint: '/v1/crm/account-user',
  access: { read: 'transaction', write: 'transaction' },
  store: 'account-user',
  ...lookup,
});
