import type { Db } from '../../../db/client';
import type { ActivityService } from '../../ground/activity/service';
import type { MessageService } from '../../ground/message/service';
import { readSite } from '../site-version/published';
import { addressesOf, raisedLetter, tellMember } from './letters';
import { memberById } from './member-store';
import { moveToTier, type Ranked, reachedTier, readRank, type Tier } from './tier-store';

export interface MemberRaiseDeps {
  activity: Pick<ActivityService, 'recordFor'>;
  message: Pick<MessageService, 'queue'>;
}

interface Whose {
  partnerId: string;
  memberId: string;
}

/** Puts a held member into a higher tier, and says so to its shop and to itself. */
export async function raiseTo(
  { activity, message }: MemberRaiseDeps,
  tx: Db,
  { partnerId, memberId }: Whose,
  { from, tier }: { from: Ranked; tier: Pick<Tier, 'id' | 'name'> },
): Promise<void> {
  await moveToTier(tx, memberId, tier.id);
  const member = await memberById(tx, partnerId, memberId);
  if (!member) return;
  await activity.recordFor(tx, partnerId, 'system', {
    code: 'member.tier_raised',
    object: member.name,
    before: { Tier: from.tier ?? '–' },
    after: { Tier: tier.name },
  });
  const [to] = addressesOf(member);
  if (!to) return;
  const site = await readSite(tx, partnerId);
  await tellMember(message, tx, to, { site, partnerId, letter: raisedLetter(member, site, tier.name) });
}

/** What a delivered order makes of its member: automatic tiers are reached by it, and never lost again. */
export const createMemberRaise =
  (deps: MemberRaiseDeps) =>
  async (tx: Db, order: { partner_id: string; member_id: string | null }): Promise<void> => {
    if (!order.member_id) return;
    const whose = { partnerId: order.partner_id, memberId: order.member_id };
    const from = await readRank(tx, whose, { lock: true });
    const tier = from && (await reachedTier(tx, { ...whose, level: from.level }));
    if (tier) await raiseTo(deps, tx, whose, { from, tier });
  };
