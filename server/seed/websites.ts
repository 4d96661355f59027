import { and, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { PANEL } from '../../src/core/states';
import type { Db } from '../db/client';
import { partners, users } from '../db/schema/identity';
import { panelRegistrations } from '../db/schema/website';
import { insertRows } from './insert-rows';

const HOUR = 3_600_000;
const TAGLINE = 'Top up game dan pulsa, masuk dalam hitungan detik';

/** What the demonstration's partners handed in for their websites. `now` is milliseconds since 1970. */
export async function seedWebsites(db: Db, now: number): Promise<void> {
  const owners = await db
    .select({
      partnerId: partners.id,
      userId: users.id,
      phone: users.phone,
      name: partners.name,
      siteName: partners.panel_site_name,
      status: partners.panel_status,
      joined: partners.created_at,
    })
    .from(partners)
    .innerJoin(users, eq(users.partner_id, partners.id))
    .where(and(gt(partners.panel_status, 0), eq(users.role, 'owner')));
  const rows = owners.map((owner) => {
    const waits = owner.status === PANEL.submitted;
    const at = waits ? new Date(now - 6 * HOUR).toISOString() : owner.joined;
    return {
      partner_id: owner.partnerId,
      user_id: owner.userId,
      submission_id: v7(),
      site_name: owner.siteName ?? owner.name,
      subdomain: owner.name.toLowerCase().replaceAll(' ', '-'),
      keeps_subdomain: owner.status !== PANEL.rejected,
      custom_domain: null,
      tagline: TAGLINE,
      category_focus: ['game', 'pulsa'],
      logo: null,
      contact_whatsapp: owner.phone,
      theme_id: 'kios',
      domain_status: null,
      ssl_status: null,
      domain_since: null,
      domain_checked_at: null,
      submitted_at: at,
      reviewed_at: waits ? null : at,
    };
  });
  await insertRows(db, panelRegistrations, rows);
}
