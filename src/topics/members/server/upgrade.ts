import { v5 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { PanelOrderService } from '../../panel-orders/server/service';
import { isOn } from '../../shops/domain/is-on';
import { readStanding, type Tier } from '../../shops/server/shop-record/tiers';
import type { buyMemberTier, MemberTierOffer } from '../contract';
import { type UpgradeDeps, upgradeTo } from './tier-upgrade';

export interface MemberUpgradeDeps extends UpgradeDeps {
  database: Database;
  balance: Pick<PanelOrderService, 'moveMember' | 'moveById'>;
}

interface Whose {
  partnerId: string;
  memberId: string;
}

export function createMemberUpgrade({ database, balance, ...deps }: MemberUpgradeDeps) {
  return {
    async offered(whose: Whose): Promise<MemberTierOffer[]> {
      const standing = await readStanding(database.db, whose);
      if (!standing) throw new AppError('UNAUTHENTICATED');
      const { tiers, own } = standing;
      return tiers.filter(isOn).map((tier) => ({ ...offerOf(tier), is_current: tier.id === own?.id }));
    },

    buy: (
      whose: Whose,
      { tier_id, price }: z.output<typeof buyMemberTier.body>,
      key: string,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        // The lock serializes concurrent calls with the same key.
        const from = await readStanding(tx, whose, { lock: true });
        if (!from) throw new AppError('UNAUTHENTICATED');
        const id = v5(key, whose.memberId);
        const earlier = await balance.moveById(tx, id);
        if (earlier?.amount === -price) return;
        if (earlier) throw new AppError('IDEMPOTENCY_CONFLICT');
        const tier = from.tiers.find((one) => one.id === tier_id && isOn(one));
        if (!tier || offerOf(tier).price !== price || tier.level <= from.level) {
          throw new AppError('TIER_NOT_OFFERED');
        }
        const left = await balance.moveMember(tx, {
          ...{ ...whose, id, kind: 'balance', amount: -price, type: 'upgrade' },
          note: `Naik ke tier ${tier.name}`,
          actor: 'Member',
        });
        if (left === null) throw new AppError('MEMBER_BALANCE_SHORT');
        await upgradeTo(deps, tx, whose, { from, tier });
      }),
  };
}

const offerOf = ({ id, name, level, upgrade, upgrade_price, min_spent_30d, ...tier }: Tier) => ({
  ...{ id, name, level, upgrade, benefits: tier.benefits ?? [] },
  ...{ color: tier.color ?? null, icon: tier.icon ?? null },
  price: upgrade === 'paid' ? (upgrade_price ?? null) : null,
  min_spent: upgrade === 'automatic' ? (min_spent_30d ?? null) : null,
});
