export const PANEL = '/v1/crm/panel';

/** What asks for a website. */
export const websiteForm = {
  site_name: 'Tono Store',
  tagline: 'Top up cepat',
  logo: null,
  category_focus: ['game', 'pulsa'],
  subdomain: 'tono-store',
  custom_domain: null as string | null,
  theme_id: 'arena',
  contact_whatsapp: '0812-0000-0012',
  agree: true,
};
