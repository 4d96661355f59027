import { keysOfPerson } from '../../../../admin/access/privileges';
import type { AccessKey } from '../../../../admin/schema/resource';
import type { ListViews } from '../../../../admin/server/list-views';
import type { Profile } from '../../../../core/contract/profile';
import { FILES_PATH } from '../../../../core/contract/upload';
import { COST, PROFIT } from '../../../../core/session/roles';
import { KYC } from '../../../../core/states';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { NotificationService } from '../../../../platform/notifications/service';
import { createProfileEditing, type EditingDeps } from './editing';
import { type ProfileRow, readPrivileges, readProfile } from './store';

export interface ProfileDeps extends Pick<EditingDeps, 'database' | 'activity' | 'pictures'> {
  notification: Pick<NotificationService, 'countUnread'>;
  accessKeys: readonly AccessKey[];
  listViews: Pick<ListViews, 'of'>;
}

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({
  database,
  activity,
  notification,
  pictures,
  accessKeys,
  listViews,
}: ProfileDeps) {
  const getProfile = async (actor: Actor): Promise<Profile> => {
    const [row, unread_notifications, lists] = await Promise.all([
      readProfile(database, ownerOf(actor)),
      notification.countUnread(actor),
      listViews.of(actor),
    ]);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return { ...seenBy(actor, profileOf(row)), unread_notifications, lists };
  };

  return {
    getProfile,

    ...createProfileEditing({ database, activity, pictures, read: getProfile }),

    getPrivileges: async (actor: Actor): Promise<string[]> =>
      keysOfPerson((await readPrivileges(database, ownerOf(actor))).privileges, accessKeys),
  };
}

/** Balances before and after an order reveal its cost. */
function seenBy<Facts extends Pick<Profile, 'saldo' | 'saldo_version'>>({ can }: Actor, facts: Facts) {
  const visibility = { can_see_cost: can(COST).can, can_see_profit: can(PROFIT).can };
  return { ...facts, ...visibility, ...(!visibility.can_see_cost && { saldo: null, saldo_version: null }) };
}

const ownerOf = (actor: Actor) => ({ user_id: actor.userId, partner_id: actor.partnerId });

function profileOf(
  row: ProfileRow,
): Omit<Profile, 'unread_notifications' | 'lists' | 'can_see_cost' | 'can_see_profit'> {
  const { panel_status, panel_expired_date, panel_url, panel_site_name, panel_reject_reason, ...rest } = row;
  const { kyc_status, kyc_reject_description, avatar_id, ...facts } = rest;
  return {
    ...facts,
    has_acts: true,
    avatar_url: avatar_id && `${FILES_PATH}/${avatar_id}`,
    // Null only for a tier without a panel (design 14); status 0 is "not registered yet".
    panel: row.tier_has_panel
      ? {
          status: panel_status,
          expired_date: panel_expired_date,
          url: panel_url,
          site_name: panel_site_name,
          reject_reason: panel_reject_reason,
        }
      : null,
    kyc_verified: kyc_status === KYC.verified,
    kyc_pending: kyc_status === KYC.submitted,
    kyc_reject: kyc_status === KYC.rejected,
    kyc_data: kyc_status !== KYC.none,
    kyc_reject_description: kyc_status === KYC.rejected ? kyc_reject_description : null,
  };
}
