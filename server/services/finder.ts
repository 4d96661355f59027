import { getBrand, listBrands } from '../../src/core/contract/catalogue';
import { listTopups } from '../../src/core/contract/topup-list';
import { listTransactions } from '../../src/core/contract/transaction-list';
import { listReferralWithdrawals, listWithdrawals } from '../../src/core/contract/withdrawal';
import { createFinder } from '../modules/ground/finder/service';
import { foundPanelOrders } from '../modules/shops/panel-order/found-store';
import { foundBrands } from '../modules/trade/catalogue/found-store';
import { typedOrders } from '../modules/trade/catalogue/typed-order';
import { foundTopups } from '../modules/trade/topup/found-store';
import { foundOrders } from '../modules/trade/transaction/found-store';
import { foundWithdrawals } from '../modules/trade/withdrawal/found-store';
import type { Ground } from './ground';
import type { Trade } from './trade';

export const finderOf = (
  { database }: Pick<Ground, 'database'>,
  { sellingPrice }: Pick<Trade, 'sellingPrice'>,
) =>
  createFinder({
    transactions: { ...listTransactions, look: (...asked) => foundOrders(database, ...asked) },
    topups: { ...listTopups, look: (...asked) => foundTopups(database, ...asked) },
    withdrawals: { ...listWithdrawals, look: (...asked) => foundWithdrawals(database, ...asked, 'panel') },
    commissions: {
      ...listReferralWithdrawals,
      look: (...asked) => foundWithdrawals(database, ...asked, 'referral'),
    },
    panelOrders: {
      object: 'panel-transaction:list',
      look: (...asked) => foundPanelOrders(database.db, ...asked),
    },
    brands: { ...listBrands, look: (...asked) => foundBrands(database, ...asked) },
    items: { ...getBrand, look: (...asked) => typedOrders({ database, sellingPrice }, ...asked) },
  });
