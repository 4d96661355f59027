import type { OrderFigures } from '../../../../src/core/contract/statistic';
import type { Actor } from '../../../http/actor';
import { maySeeSellingPrices } from '../selling-price/service';
import type { PartSums, Sums } from './sums';

/** Money figures visible to a user. */
export interface Sight {
  /** Sales and profit. */
  sales: boolean;
  /** Order costs, also visible in orders and balance history. */
  cost: boolean;
  topups: boolean;
  /** Website sales. */
  website: boolean;
}

export const sightOf = ({ can }: Pick<Actor, 'can'>): Sight => {
  const may = (key: string) => can(key).can;
  const sales = maySeeSellingPrices({ can });
  return {
    sales,
    cost: sales || may('transaction') || may('balance_history'),
    topups: may('topup') || may('balance_history'),
    website: sales && may('panel.statistic'),
  };
};

/** Visible figures of sums. */
export const figuresFor = (sight: Sight, sums: Sums): OrderFigures => ({
  orders: sums.orders,
  succeeded: sums.succeeded,
  failed: sums.failed,
  partly: sums.partly,
  cancelled: sums.cancelled,
  unpriced: sight.sales ? sums.unpriced : null,
  website: sight.sales ? sums.website : null,
  ...moneyFor(sight, sums),
  cost: sight.sales ? sums.cost : null,
  unpriced_cost: sight.sales ? sums.unpriced_cost : null,
  partly_cost: sight.sales ? sums.partly_cost : null,
  website_cost: sight.sales ? sums.website_cost : null,
  spent: sight.cost ? sums.spent + sums.refund : null,
  refund: sight.cost ? sums.refund : null,
});

export const moneyFor = (sight: Sight, { revenue, profit }: PartSums) => ({
  revenue: sight.sales ? revenue : null,
  profit: sight.sales ? profit : null,
});
