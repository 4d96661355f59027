import type { ActivityService } from '../../../../platform/activity/service';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { queryOne } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { seesCost } from '../../../../platform/http/visibility';
import type { SecretService } from '../../../../platform/identity/secret/service';
import { requestHash } from '../../../../platform/ledger/request-hash';
import type { LedgerService } from '../../../../platform/ledger/service';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { DashboardCharts, DashboardTotals } from '../../contract/dashboard';
import type { OwnLimits } from '../../contract/own-limits';
import type { CreateTransactionInput, TransactionDetail } from '../../contract/transaction';
import { buy, replayOf } from './buy';
import { refuseOverLimit } from './check-sub-account';
import { readOrderByKey, readRecentFrames } from './order-store';
import { type Prepared, prepareOrder } from './prepare';
import { readPage, readTransaction } from './read-store';
import { besideToday, readDayTotals } from './totals-store';
import { orderFor, refusalFor, summaryFor } from './visibility';
import type { Vouchers } from './vouchers';

interface Row {
  order_limit: number | null;
  day_limit: number | null;
  month_limit: number | null;
  hours_start: string | null;
  hours_end: string | null;
  categories: { id: string; name: string }[] | null;
  of_day: number;
  of_month: number;
}

const readLimits = queryOne<{ partner: string; user: string }, Row>(
  'transaction_own_limits',
  `select a.order_limit::float8 as order_limit, a.day_limit::float8 as day_limit, a.month_limit::float8 as month_limit,
  a.hours_start, a.hours_end,
  case when cardinality(a.category_ids) > 0 then (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.sort, c.id), '[]')
    from categories c where c.id = any(a.category_ids)) end as categories, s.of_day::float8 as of_day, s.of_month::float8 as of_month
from sub_accounts a cross join lateral sub_account_spent(a.partner_id, a.id) s
where a.id = :user::uuid and a.partner_id = :partner::uuid`,
);

/** Null for owners. The remaining amount is a cost, shown only with cost visibility. */
async function ownLimits(
  database: Database,
  { partnerId: partner, userId: user }: { partnerId: string; userId: string },
  includesBalance: boolean,
): Promise<OwnLimits | null> {
  const row = await readLimits(database, { partner, user });
  if (!row) return null;
  const { hours_start: start, hours_end: end } = row;
  const leftOf = (limit: number | null, spent: number) =>
    limit === null ? null : { limit, left: includesBalance ? Math.max(0, limit - spent) : null };
  return {
    order: row.order_limit,
    day: leftOf(row.day_limit, row.of_day),
    month: leftOf(row.month_limit, row.of_month),
    categories: row.categories,
    hours: start !== null && end !== null && start !== end ? { start, end } : null,
  };
}

/** `source` of orders from the portal. */
const WEB = 1;
const CHART_DAYS = 14;
const AVERAGE_DAYS = 30;

export interface TransactionDeps {
  database: Database;
  supplier: Supplier;
  ledger: LedgerService;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record'>;
  vouchers: Pick<Vouchers, 'open'>;
  sellingPrice: Pick<SellingPriceService, 'pricerOfItem'>;
  onOrder: () => void;
}

export type TransactionService = ReturnType<typeof createTransactionService>;

export function createTransactionService(deps: TransactionDeps) {
  const { database, ledger, secret, activity, vouchers } = deps;

  const one = async (actor: Actor, id: string): Promise<TransactionDetail> => {
    const order = await readTransaction(database, { partner: actor.partnerId, id });
    if (!order) throw new AppError('NOT_FOUND');
    return orderFor(actor)(order);
  };

  /**
   * Buys once per `key`. The PIN is checked last, so that it is not asked for impossible orders; a replay
   * needs none, because the original was approved.
   */
  const buyOnce = async (
    actor: Actor,
    { key, pin, request }: { key: string; pin: string; request: object },
    prepare: () => Promise<Prepared>,
  ): Promise<{ order: TransactionDetail; replayed: boolean }> => {
    const hash = requestHash(request);
    const replay = async () => {
      const earlier = await replayOf(database, actor.partnerId, key, hash);
      return earlier && { order: await one(actor, earlier), replayed: true };
    };
    const known = await replay();
    if (known) return known;
    try {
      const prepared = await prepare();
      await refuseOverLimit(database, [prepared]);
      await secret.checkPin(actor, pin);
      const bought = await buy(database, ledger, {
        ...prepared,
        key,
        request_hash: hash,
        source: WEB,
      });
      if (!bought.replayed) deps.onOrder();
      return { order: await one(actor, bought.id), replayed: bought.replayed };
    } catch (refusal) {
      // A concurrent duplicate may have bought meanwhile: return its order.
      const twin = refusal instanceof AppError && (await replay());
      if (twin) return twin;
      throw refusalFor(actor, refusal);
    }
  };

  return {
    buyOnce,

    create: (actor: Actor, key: string, { pin, ...request }: CreateTransactionInput) =>
      buyOnce(actor, { key, pin, request }, () => prepareOrder(deps, actor, request)),

    one,

    /** Unmasked voucher codes; each view is logged. Throws NOT_FOUND and PIN errors. */
    reveal: async (actor: Actor, id: string, pin: string): Promise<{ voucher_codes: string[] }> => {
      const { code } = await one(actor, id);
      await secret.checkPin(actor, pin);
      const voucher_codes = await vouchers.open(database, actor.partnerId, id);
      if (!voucher_codes) throw new AppError('NOT_FOUND');
      await activity.record(database.db, actor, { code: 'voucher.reveal', object: code });
      return { voucher_codes };
    },

    ownLimits: (actor: Actor) => ownLimits(database, actor, seesCost(actor)),

    /** Result of a key whose answer was lost; null if nothing was bought. */
    byKey: async (actor: Actor, key: string): Promise<TransactionDetail | null> => {
      const order = await readOrderByKey(database, { partner: actor.partnerId, key });
      return order ? one(actor, order.id) : null;
    },

    list: async (actor: Actor, page: { page: number; limit: number }) => {
      const { rows, total } = await readPage(database, actor.partnerId, page);
      return { rows: rows.map(summaryFor(actor)), total };
    },

    recentFrames: (partnerIds: readonly string[]) => readRecentFrames(database, { partners: partnerIds }),

    totals: async (actor: Actor): Promise<DashboardTotals> => {
      const [days, beside] = await Promise.all([
        readDayTotals(database, { partner: actor.partnerId, days: AVERAGE_DAYS + 1, cost: seesCost(actor) }),
        besideToday(database, { partner: actor.partnerId }),
      ]);
      const today = days.at(-1);
      const whole = Math.min(AVERAGE_DAYS, beside.days_before);
      const spent = days.slice(0, -1).reduce((sum, day) => sum + day.spent, 0);
      return {
        trx_today: today?.trx ?? 0,
        trx_yesterday: beside.trx_yesterday,
        spent_today: today?.spent ?? 0,
        spent_average: whole > 0 ? { days: whole, amount: Math.round(spent / whole) } : null,
        refund_today: today?.refund ?? 0,
      };
    },

    charts: async (actor: Actor): Promise<DashboardCharts> => ({
      days: await readDayTotals(database, {
        partner: actor.partnerId,
        days: CHART_DAYS,
        cost: seesCost(actor),
      }),
    }),
  };
}
