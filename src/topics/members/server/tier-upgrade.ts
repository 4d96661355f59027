import { amendPointer } from '../../../admin/server/amend';
import type { ActivityService } from '../../../platform/activity/service';
import type { Db } from '../../../platform/db/client';
import { addressesOf } from '../../../platform/identity/addresses';
import type { MessageService } from '../../../platform/messages/service';
import { isOn } from '../../shops/domain/is-on';
import { readStanding, type Standing, type Tier } from '../../shops/server/shop-record/tiers';
import { readSite } from '../../shops/server/site-version/published';
import { notifyMember, upgradeLetter } from './letters';
import { readMemberById } from './member-store';
import { readSpentLately } from './tier-store';

export interface UpgradeDeps {
  activity: Pick<ActivityService, 'recordFor'>;
  message: Pick<MessageService, 'queue'>;
}

/** Moves a locked member to a higher tier and notifies the shop and the member. */
export async function upgradeTo(
  { activity, message }: UpgradeDeps,
  tx: Db,
  { partnerId, memberId }: { partnerId: string; memberId: string },
  { from, tier }: { from: Standing; tier: Tier },
): Promise<void> {
  await amendPointer(tx, { id: memberId, field: 'tier_id', to: tier.id });
  const member = await readMemberById(tx, partnerId, memberId);
  if (!member) return;
  await activity.recordFor(tx, partnerId, 'system', {
    code: 'member.tier_raised',
    object: member.name,
    before: { Tier: from.own?.name ?? '–' },
    after: { Tier: tier.name },
  });
  const [to] = addressesOf(member);
  if (!to) return;
  const site = await readSite(tx, partnerId);
  await notifyMember(message, tx, to, { site, partnerId, letter: upgradeLetter(member, site, tier.name) });
}

/** Upgrades a member after a delivered order: automatic tiers are never lost. */
export const createMemberUpgrade =
  (deps: UpgradeDeps) =>
  async (tx: Db, order: { partner_id: string; member_id: string | null }): Promise<void> => {
    if (!order.member_id) return;
    const whose = { partnerId: order.partner_id, memberId: order.member_id };
    const from = await readStanding(tx, whose, { lock: true });
    const above = from?.tiers.filter((tier) => isAutomatic(tier) && tier.level > from.level) ?? [];
    if (!from || above.length === 0) return;
    // Must follow the lock to include orders that have just ended.
    const spent = await readSpentLately(tx, whose);
    const tier = above.findLast(({ min_spent_30d: asked }) => asked !== undefined && asked <= spent);
    if (tier) await upgradeTo(deps, tx, whose, { from, tier });
  };

const isAutomatic = (tier: Tier): boolean => isOn(tier) && tier.upgrade === 'automatic';
