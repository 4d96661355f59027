import { resource } from '../src/admin/schema/resource';
import { lookup } from './shared';

export const siteVersion = resource({
  name: 'site-version',
  label: 'Versi website',
  icon: 'history',
  area: 'panel',
  path: '/panel/site-version',
  endpoint: '/v1/vendor-panel/site-version',
  access: 'panel.web_config',
  store: 'site-version',
  ...lookup,
});
