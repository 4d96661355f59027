import type { Actor } from '../../../platform/http/actor';
import { maySeeSellingPrices } from '../../selling-prices/server/service';
import type { OrderFigures } from '../contract/statistic';
import type { PartSums, Sums } from './sums';

export interface Visibility {
  sales: boolean;
  cost: boolean;
  topups: boolean;
  website: boolean;
}

export const visibilityOf = ({ can }: Pick<Actor, 'can'>): Visibility => {
  const may = (key: string) => can(key).can;
  const sales = maySeeSellingPrices({ can });
  return {
    sales,
    cost: sales || may('transaction') || may('balance_history'),
    topups: may('topup') || may('balance_history'),
    website: sales && may('panel.statistic'),
  };
};

export const figuresFor = (visibility: Visibility, sums: Sums): OrderFigures => ({
  orders: sums.orders,
  succeeded: sums.succeeded,
  failed: sums.failed,
  partly: sums.partly,
  cancelled: sums.cancelled,
  unpriced: visibility.sales ? sums.unpriced : null,
  website: visibility.sales ? sums.website : null,
  ...moneyFor(visibility, sums),
  cost: visibility.sales ? sums.cost : null,
  unpriced_cost: visibility.sales ? sums.unpriced_cost : null,
  partly_cost: visibility.sales ? sums.partly_cost : null,
  website_cost: visibility.sales ? sums.website_cost : null,
  spent: visibility.cost ? sums.spent + sums.refund : null,
  refund: visibility.cost ? sums.refund : null,
});

export const moneyFor = (visibility: Visibility, { revenue, profit }: PartSums) => ({
  revenue: visibility.sales ? revenue : null,
  profit: visibility.sales ? profit : null,
});
