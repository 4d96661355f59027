import type { Website } from '../../src/topics/shops/contract/website';
import type { Client } from './client';
import { query } from './query';
import type { TestServer } from './server';

export const PANEL = '/v1/crm/panel';

/** Registration form of a website. */
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

/** The demo partner without a website, with helpers for its first one. */
export async function futureWebsite(server: TestServer) {
  const tono = await server.signIn('tanpapanel@demo.test');
  const partnerId: string = (await tono.get('/v1/crm/profile')).body.data.partner_id;
  return {
    tono,
    partnerId,
    hand: (change: Partial<typeof websiteForm> = {}, client: Client = tono) =>
      client.post(PANEL, { ...websiteForm, ...change }),
    state: async (client: Client = tono): Promise<Website> => (await client.get(PANEL)).body.data,
    panel: async () => (await tono.get('/v1/crm/profile')).body.data.panel,
    check: async (name: string, client: Client = tono) =>
      (await client.get(`${PANEL}/subdomain?name=${encodeURIComponent(name)}`)).body.data,
    /** Removes all registrations. */
    async forget(): Promise<void> {
      await query(server.database, 'delete from panel_registrations');
      for (const table of ['entity_keys', 'site_versions', 'entities']) {
        await query(server.database, `delete from ${table} where partner_id = $1::uuid`, [partnerId]);
      }
      await query(
        server.database,
        `update partners set panel_status = 0, panel_site_name = null, panel_url = null, panel_expired_date = null
         where id in (select partner_id from users where email in ('tanpapanel@demo.test', 'baru@demo.test'))`,
      );
    },
  };
}

export type FutureWebsite = Awaited<ReturnType<typeof futureWebsite>>;
