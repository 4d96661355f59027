import { getBrand, listBrands } from '../../topics/catalogue/contract/catalogue';
import { searchBrands } from '../../topics/finder/server/found-store';
import { createFinderService } from '../../topics/finder/server/service';
import { typedOrders } from '../../topics/finder/server/typed-order';
import { listTransactions } from '../../topics/orders/contract/transaction-list';
import { searchOrders } from '../../topics/orders/server/transaction/found-store';
import { searchPanelOrders } from '../../topics/panel-orders/server/found-store';
import { listTopups } from '../../topics/topup/contract/topup-list';
import { searchTopups } from '../../topics/topup/server/found-store';
import { listReferralWithdrawals, listWithdrawals } from '../../topics/withdrawals/contract';
import { searchWithdrawals } from '../../topics/withdrawals/server/found-store';
import type { Platform } from './platform';
import type { Shops } from './shops';
import type { Trade } from './trade';

export const finderOf = (
  { database }: Pick<Platform, 'database'>,
  { sellingPrice }: Pick<Trade, 'sellingPrice'>,
  { entities }: Pick<Shops, 'entities'>,
) =>
  createFinderService({
    transactions: { ...listTransactions, search: (...asked) => searchOrders(database, ...asked) },
    topups: { ...listTopups, search: (...asked) => searchTopups(database, ...asked) },
    withdrawals: { ...listWithdrawals, search: (...asked) => searchWithdrawals(database, ...asked, 'panel') },
    commissions: {
      ...listReferralWithdrawals,
      search: (...asked) => searchWithdrawals(database, ...asked, 'referral'),
    },
    panelOrders: {
      object: 'panel-transaction:list',
      search: (...asked) => searchPanelOrders(database.db, ...asked),
    },
    brands: { ...listBrands, search: (...asked) => searchBrands(database, ...asked) },
    items: { ...getBrand, search: (...asked) => typedOrders({ database, sellingPrice }, ...asked) },
    records: entities.find,
  });
