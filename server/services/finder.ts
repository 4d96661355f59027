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
    transactions: (...asked) => foundOrders(database, ...asked),
    topups: (...asked) => foundTopups(database, ...asked),
    withdrawals: (...asked) => foundWithdrawals(database, ...asked, 'panel'),
    commissions: (...asked) => foundWithdrawals(database, ...asked, 'referral'),
    panelOrders: (...asked) => foundPanelOrders(database.db, ...asked),
    brands: (...asked) => foundBrands(database, ...asked),
    items: (...asked) => typedOrders({ database, sellingPrice }, ...asked),
  });
