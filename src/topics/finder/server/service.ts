import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { type Found, MOST_FOUND } from '../contract';
import { type TypedNumber, typedNumber } from '../domain';

/** Records of one list. */
const MOST_OF_LIST = 3;

/** Rows are searched only if the user may open the list `object`. */
interface Source<Query> {
  object: string;
  search: Query;
}
type ByNumber<Row> = (partnerId: string, typed: TypedNumber, most: number) => Promise<Row[]>;

export interface FinderDeps {
  transactions: Source<ByNumber<Found['transactions'][number]>>;
  topups: Source<ByNumber<Found['topups'][number]>>;
  withdrawals: Source<ByNumber<Found['withdrawals'][number]>>;
  commissions: Source<ByNumber<Found['withdrawals'][number]>>;
  panelOrders: Source<(partnerId: string, text: string, most: number) => Promise<Found['panel_orders']>>;
  brands: Source<(text: string, most: number) => Promise<Found['brands']>>;
  items: Source<(actor: Actor, text: string, most: number) => Promise<Found['items']>>;
  /** Finds records in lists that the person may open. */
  records: (actor: Actor, text: string, most: number) => Promise<Found['records']>;
}

export type FinderService = ReturnType<typeof createFinderService>;

export function createFinderService(deps: FinderDeps) {
  return {
    /** Throws NOT_VERIFIED until phone and e-mail are verified. */
    async find(actor: Actor, text: string): Promise<Found> {
      const { partnerId, verified, can } = actor;
      if (!verified) throw new AppError('NOT_VERIFIED');
      const typed = typedNumber(text);
      /** Empty if the text is no number or the user may not read the list. */
      const byNumber = async <Row>({ object, search }: Source<ByNumber<Row>>): Promise<Row[]> =>
        typed && can(object).can ? search(partnerId, typed, MOST_FOUND) : [];
      const seen = async <Row>({ object }: Source<unknown>, search: () => Promise<Row[]>): Promise<Row[]> =>
        can(object).can ? search() : [];
      const [transactions, topups, profit, commissions, panel_orders, brands, items, known] =
        await Promise.all([
          byNumber(deps.transactions),
          byNumber(deps.topups),
          byNumber(deps.withdrawals),
          byNumber(deps.commissions),
          seen(deps.panelOrders, async () =>
            typed ? deps.panelOrders.search(partnerId, text, MOST_FOUND) : [],
          ),
          seen(deps.brands, () => deps.brands.search(text, MOST_FOUND)),
          seen(deps.items, () => deps.items.search(actor, text, MOST_FOUND)),
          deps.records(actor, text, MOST_OF_LIST),
        ]);
      const withdrawals = [...profit, ...commissions].slice(0, MOST_FOUND);
      const shown = new Set([...transactions, ...panel_orders].map(({ id }) => id));
      const records = known.filter(({ id }) => !shown.has(id));
      return { items, transactions, topups, panel_orders, withdrawals, brands, records };
    },
  };
}
