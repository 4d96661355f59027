import type { Actor } from '../../../platform/http/actor';
import { maySeeSellingPrices } from '../../selling-prices/server/service';
import type { OrderFigures } from '../contract/statistic';
import type { PartSums, Sums } from './sums';

export interface Sight {
  sales: boolean;
  cost: boolean;
  topups: boolean;
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
