import { absent, filled, neededBy, there } from './need';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const networks = ['instagram', 'facebook', 'tiktok', 'youtube', 'x', 'telegram', 'discord', 'line'];

/** What a website says of itself besides its goods. */
export const pageNeeds = {
  banner: neededBy('the banners of websites', {
    title: filled('text'),
    link: absent('url'),
    image_desktop: absent('image'),
    image_mobile: absent('image'),
    position: absent('choice'),
    sort: absent('number'),
    period: absent('period'),
    is_active: there('switch'),
  }),
  blog: neededBy('the articles of websites', {
    title: filled('text'),
    slug: filled('slug'),
    excerpt: absent('longtext'),
    body_html: there('html'),
    cover: absent('image'),
    category: absent('choice'),
    tags: absent('tags'),
    author: absent('text'),
    status: filled('choice', { is: ['draft', 'scheduled', 'published'] }),
    published_at: there('datetime'),
    meta_title: absent('text'),
    meta_description: absent('longtext'),
  }),
  'social-media': neededBy('the contact of websites', {
    whatsapp: absent('phone'),
    whatsapp_text: absent('longtext'),
    phone: absent('phone'),
    email: absent('email'),
    address: absent('longtext'),
    accounts: absent('rows', {
      columns: {
        network: filled('choice', { is: networks }),
        account: filled('text'),
        show: absent('switch'),
      },
    }),
    open_hours: absent('rows', {
      columns: { day: filled('choice', { is: days }), from: filled('text'), to: filled('text') },
    }),
    floating_button: absent('switch'),
    floating_position: absent('choice'),
  }),
  'web-panel': neededBy('the theme of websites', {
    theme_id: there('choice'),
    mode: absent('choice', { is: ['light', 'dark', 'auto'] }),
    color_primary: there('color'),
    color_secondary: there('color'),
    color_background: there('color'),
    color_text: there('color'),
    invoice_prefix: there('text'),
    announcement_active: absent('switch'),
    maintenance_active: absent('switch'),
    guest_checkout: absent('switch'),
    require_check_id: absent('switch'),
  }),
};
