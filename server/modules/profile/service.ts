import type { Profile } from '../../../src/core/contract/profile';
import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { listNotifications, markRead, type Notification } from './notification-store';
import { countOpenTickets, type ProfileRow, readPrivileges, readProfile } from './store';

export type ProfileService = ReturnType<typeof createProfileService>;

/** Who the caller is and what the shell shows about him: profile, privileges, tickets, notifications. */
export function createProfileService({ database }: { database: Database }) {
  return {
    async getProfile(actor: Actor): Promise<Profile> {
      const row = await readProfile(database, ownerOf(actor));
      if (!row) throw new AppError('UNAUTHENTICATED');
      return profileOf(row);
    },

    getPrivileges: (actor: Actor): Promise<string[]> => readPrivileges(database, ownerOf(actor)),

    countOpenTickets: (actor: Actor): Promise<number> => countOpenTickets(database, actor.partnerId),

    listNotifications: (actor: Actor, limit: number): Promise<Notification[]> =>
      listNotifications(database, actor.partnerId, limit),

    readNotifications: (actor: Actor): Promise<void> => markRead(database, actor.partnerId),
  };
}

const ownerOf = (actor: Actor) => ({ user_id: actor.userId, partner_id: actor.partnerId });

function profileOf(row: ProfileRow): Profile {
  const { panel_status, panel_expired_date, panel_url, panel_site_name, panel_reject_reason, ...rest } = row;
  const { kyc_status, kyc_reject_description, ...facts } = rest;
  return {
    ...facts,
    // Only a tier without a panel has none (design 14); status 0 is "not registered yet".
    panel: row.tier_has_panel
      ? {
          status: panel_status,
          expired_date: panel_expired_date,
          url: panel_url,
          site_name: panel_site_name,
          reject_reason: panel_reject_reason,
        }
      : null,
    kyc_verified: kyc_status === 2,
    kyc_pending: kyc_status === 1,
    kyc_reject: kyc_status === 3,
    kyc_data: kyc_status !== 0,
    kyc_reject_description: kyc_status === 3 ? kyc_reject_description : null,
  };
}
