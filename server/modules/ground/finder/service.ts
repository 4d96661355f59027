import { getBrand, listBrands } from '../../../../src/core/contract/catalogue';
import { type Found, MOST_FOUND } from '../../../../src/core/contract/finder';
import { listTopups } from '../../../../src/core/contract/topup-list';
import { listTransactions } from '../../../../src/core/contract/transaction-list';
import { listReferralWithdrawals, listWithdrawals } from '../../../../src/core/contract/withdrawal';
import { type TypedNumber, typedNumber } from '../../../../src/core/finder/typed-number';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';

type ByNumber<Row> = (partnerId: string, typed: TypedNumber, most: number) => Promise<Row[]>;

export interface FinderDeps {
  transactions: ByNumber<Found['transactions'][number]>;
  topups: ByNumber<Found['topups'][number]>;
  withdrawals: ByNumber<Found['withdrawals'][number]>;
  commissions: ByNumber<Found['withdrawals'][number]>;
  panelOrders: (partnerId: string, text: string, most: number) => Promise<Found['panel_orders']>;
  brands: (text: string, most: number) => Promise<Found['brands']>;
  items: (actor: Actor, text: string, most: number) => Promise<Found['items']>;
}

export type FinderService = ReturnType<typeof createFinder>;

const PANEL_ORDERS = 'panel-transaction:list';

export function createFinder(rooms: FinderDeps) {
  return {
    /** Throws NOT_VERIFIED until phone and e-mail are verified. */
    async find(actor: Actor, text: string): Promise<Found> {
      const { partnerId, verified, can } = actor;
      if (!verified) throw new AppError('NOT_VERIFIED');
      const typed = typedNumber(text);
      /** Empty if the text is no number or the user may not read the list. */
      const byNumber = async <Row>(object: string, look: ByNumber<Row>): Promise<Row[]> =>
        typed && can(object).can ? look(partnerId, typed, MOST_FOUND) : [];
      const seen = async <Row>(object: string, look: () => Promise<Row[]>): Promise<Row[]> =>
        can(object).can ? look() : [];
      const [transactions, topups, profit, commissions, panel_orders, brands, items] = await Promise.all([
        byNumber(listTransactions.object, rooms.transactions),
        byNumber(listTopups.object, rooms.topups),
        byNumber(listWithdrawals.object, rooms.withdrawals),
        byNumber(listReferralWithdrawals.object, rooms.commissions),
        byNumber(PANEL_ORDERS, () => rooms.panelOrders(partnerId, text, MOST_FOUND)),
        seen(listBrands.object, () => rooms.brands(text, MOST_FOUND)),
        seen(getBrand.object, () => rooms.items(actor, text, MOST_FOUND)),
      ]);
      const withdrawals = [...profit, ...commissions].slice(0, MOST_FOUND);
      return { items, transactions, topups, panel_orders, withdrawals, brands };
    },
  };
}
