import { v7 } from 'uuid';
import type { Database } from '../../src/platform/db/client';
import { createLedgerService } from '../../src/platform/ledger/service';
import { createNoticeService } from '../../src/platform/notice/service';
import { createFulfilment } from '../../src/topics/orders/server/transaction/fulfil';
import { createCommission, REFERRAL_COMMISSION } from '../../src/topics/referral/server/commission';
import { query } from './query';
import { vouchers } from './seals';
import { openShop, PRICE } from './shop';

/** Partners who refer each other, with manually run jobs. */
export async function openReferrals(database: Database) {
  const shop = await openShop(database);
  const ledger = createLedgerService({ database });
  const commission = createCommission({ database, ledger, notice: createNoticeService({ database }) });
  const fulfil = createFulfilment({ database, supplier: shop.supplier, vouchers });
  const job = (kind: string, ref_id: string) => ({ id: v7(), kind, ref_id, attempts: 1 });
  const silent = { error: () => undefined };

  /** Opens a participating partner; `by` is the referral code used. */
  const join = async (by?: string, balance = 10_000_000) => {
    const actor = await shop.openPartner(balance);
    await query(
      database,
      `update partners set referral_code = upper(right(id::text, 8)), referred_by = $2::uuid, is_referral_feature = true
       where id = $1::uuid`,
      [actor.partnerId, by ?? null],
    );
    return actor;
  };
  type Partner = Awaited<ReturnType<typeof join>>;

  return {
    shop,
    ledger,
    commission,
    join,
    /** Buys one item with the scenario digits `ending`. Returns the order id. */
    async buy(actor: Partner, ending = '1230'): Promise<string> {
      const { order } = await shop.transactions.create(actor, v7(), shop.order(ending));
      await fulfil(job('fulfil', order.id), silent);
      return order.id;
    },
    /** Runs queued jobs in any order. */
    async settle(): Promise<number> {
      const rows = await query(
        database,
        'select id, ref_id from jobs where kind = $1 and done_at is null order by run_at',
        [REFERRAL_COMMISSION],
      );
      await Promise.all(
        rows.map(({ ref_id }) => commission(job(REFERRAL_COMMISSION, String(ref_id)), silent)),
      );
      await query(database, 'update jobs set done_at = now() where id = any($1::uuid[])', [
        rows.map(({ id }) => id),
      ]);
      return rows.length;
    },
    run: (order: string) => commission(job(REFERRAL_COMMISSION, order), silent),
    earned: async ({ partnerId }: Pick<Partner, 'partnerId'>): Promise<number> =>
      (await ledger.balanceOf(partnerId, 'referral')).balance,
    /** Refunds part of an ended order with a ledger entry. */
    async payBack(order: string, amount = PRICE): Promise<void> {
      const [row] = await query(database, 'select partner_id, code from transactions where id = $1', [order]);
      await database.transaction(async (tx) => {
        await ledger.postIn(tx, {
          ...{ partnerId: String(row?.partner_id), kind: 'main', amount, house: 'sales', type: 3 },
          ...{ refType: 'transaction', refId: order, refCode: String(row?.code), description: 'Refund' },
          ...{ actor: 'Admin', userId: null },
        });
        await tx.execute(
          `update transactions set status = 4, refunded = case when ${amount} = selling_total then 1 else 2 end,
           refund_amount = ${amount}, version = version + 1 where id = '${order}'`,
        );
      });
    },
  };
}
