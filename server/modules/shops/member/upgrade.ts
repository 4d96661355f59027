import { v5 } from 'uuid';
import type { z } from 'zod';
import type { buyMemberTier, MemberTierOffer } from '../../../../src/core/contract/storefront-member';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { PanelOrderService } from '../panel-order/service';
import { type MemberRaiseDeps, raiseTo } from './raise';
import { openTiers, readRank } from './tier-store';

export interface MemberUpgradeDeps extends MemberRaiseDeps {
  database: Database;
  /** What members have to pay with. */
  balance: Pick<PanelOrderService, 'moveMember' | 'moveById'>;
}

interface Whose {
  partnerId: string;
  memberId: string;
}

/** Tiers as members see them, and the way up that costs something. */
export function createMemberUpgrade({ database, balance, ...deps }: MemberUpgradeDeps) {
  return {
    async offered(whose: Whose): Promise<MemberTierOffer[]> {
      const rank = await readRank(database.db, whose, { lock: false });
      const tiers = await openTiers(database.db, whose.partnerId);
      return tiers.map((tier) => ({ ...tier, is_current: tier.id === rank?.tier_id }));
    },

    /** Throws what `buyMemberTier` names. */
    buy: (
      whose: Whose,
      { tier_id, price }: z.output<typeof buyMemberTier.body>,
      key: string,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        // The member is held from here on: the same key, sent twice at once, is one after the other.
        const from = await readRank(tx, whose, { lock: true });
        if (!from) throw new AppError('UNAUTHENTICATED');
        const id = v5(key, whose.memberId);
        const earlier = await balance.moveById(tx, id);
        if (earlier?.amount === -price) return;
        if (earlier) throw new AppError('IDEMPOTENCY_CONFLICT');
        const tier = (await openTiers(tx, whose.partnerId)).find((one) => one.id === tier_id);
        if (tier?.upgrade !== 'paid' || tier.price !== price || tier.level <= from.level) {
          throw new AppError('TIER_NOT_OFFERED');
        }
        const left = await balance.moveMember(tx, {
          ...{ ...whose, id, kind: 'balance', amount: -price, type: 'upgrade' },
          note: `Naik ke tier ${tier.name}`,
          actor: 'Member',
        });
        if (left === null) throw new AppError('MEMBER_BALANCE_SHORT');
        await raiseTo(deps, tx, whose, { from, tier });
      }),
  };
}
