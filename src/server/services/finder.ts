import { getBrand, listBrands } from '../../topics/catalogue/contract/catalogue';
import { foundBrands } from '../../topics/finder/server/found-store';
import { createFinder } from '../../topics/finder/server/service';
import { typedOrders } from '../../topics/finder/server/typed-order';
import { listTransactions } from '../../topics/orders/contract/transaction-list';
import { foundOrders } from '../../topics/orders/server/transaction/found-store';
import { foundPanelOrders } from '../../topics/panel-orders/server/found-store';
import { listTopups } from '../../topics/topup/contract/topup-list';
import { foundTopups } from '../../topics/topup/server/found-store';
import { listReferralWithdrawals, listWithdrawals } from '../../topics/withdrawals/contract';
import { foundWithdrawals } from '../../topics/withdrawals/server/found-store';
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
