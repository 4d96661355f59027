import { v5 } from 'uuid';
import { ORDER_SOURCE } from '../../../../core/states';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { requestHash } from '../../../../platform/ledger/request-hash';
import type { LedgerService } from '../../../../platform/ledger/service';
import type { NoticeService } from '../../../../platform/notice/service';
import { inquire } from '../../../orders/server/bill/inquire';
import { prepareBill } from '../../../orders/server/bill/prepare';
import { buy, replayOf } from '../../../orders/server/transaction/buy';
import { refuseOverLimit } from '../../../orders/server/transaction/check-sub-account';
import { type Prepared, prepareOrder } from '../../../orders/server/transaction/prepare';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { PlacedOrder } from '../../contract/open-api/orders';
import type { Program } from '../integration/gate';
import { soldAs } from './catalogue-store';
import { nicknameBy } from './nickname';
import type { ProgramOrders } from './program-orders';
import type { World } from './world';

interface Deps {
  database: Database;
  supplier: Pick<Supplier, 'quote' | 'inquire' | 'checkNickname'>;
  notice: Pick<NoticeService, 'notify'>;
  ledger: LedgerService;
  sellingPrice: Pick<SellingPriceService, 'pricerOfItem'>;
  orders: ProgramOrders;
  onOrder: () => void;
}

export const buyerOf = ({ partnerId, userId, label }: Program) => ({
  partnerId,
  userId,
  name: `API · ${label}`,
});

/** Purchases from the real balance with the regular rules and statement. */
export function createRealWorld(deps: Deps): World {
  const { database, ledger, orders } = deps;

  /** The partner's reference is a permanent idempotency key; there is no PIN. */
  const once = async (
    program: Program,
    input: { ref_id: string },
    prepare: () => Promise<Prepared>,
  ): Promise<PlacedOrder> => {
    const key = v5(`open-api ${input.ref_id}`, program.partnerId);
    const hash = requestHash({ open_api: input });
    const presented = async (id: string, duplicate: boolean): Promise<PlacedOrder> => {
      const order = await orders.one(program.partnerId, { id });
      if (!order) throw new Error('an order that was bought is not there');
      return { ...order, duplicate };
    };
    const replay = async () => {
      const earlier = await replayOf(database, program.partnerId, key, hash);
      return earlier && presented(earlier, true);
    };
    const known = await replay();
    if (known) return known;
    try {
      const prepared = await prepare();
      await refuseOverLimit(database, [prepared]);
      const order = { ...prepared, key, request_hash: hash, source: ORDER_SOURCE.api };
      const bought = await buy(database, ledger, order);
      if (!bought.replayed) deps.onOrder();
      return await presented(bought.id, bought.replayed);
    } catch (refusal) {
      // A concurrent duplicate may have bought meanwhile: return its order.
      const twin = refusal instanceof AppError && (await replay());
      if (twin) return twin;
      throw refusal;
    }
  };

  return {
    balance: async ({ partnerId }) => (await ledger.balanceOf(partnerId, 'main')).balance,

    nickname: nicknameBy(deps),

    buy: (program, input) =>
      once(program, input, async () => {
        const item = await soldAs(database, { partner: program.partnerId, sku: input.sku });
        if (!item) throw new AppError('PRODUCT_NOT_FOUND');
        return prepareOrder(deps, buyerOf(program), {
          ...item,
          qty: input.qty,
          form_values: input.customer,
          expected_price: input.price,
          ref_id: input.ref_id,
          allow_duplicate: input.allow_duplicate,
        });
      }),

    order: ({ partnerId }, name) => orders.one(partnerId, name),

    page: ({ partnerId }, page) => orders.page(partnerId, page),

    async inquire(program, input) {
      const {
        product_name: _product,
        item_name: _item,
        ...bill
      } = await inquire(deps, buyerOf(program), await billed(database, program, input)).catch(withoutProduct);
      return bill;
    },

    pay: (program, input) =>
      once(program, input, () => prepareBill(database, buyerOf(program), input).catch(withoutInquiry)),
  };
}

/** The inquiry with the SKU that an own code stands for. */
export async function billed<Input extends { sku: string }>(
  database: Database,
  { partnerId }: Program,
  input: Input,
): Promise<Input> {
  const item = await soldAs(database, { partner: partnerId, sku: input.sku });
  return { ...input, ...(item && { sku: item.sku }) };
}

const named = (code: 'PRODUCT_NOT_FOUND' | 'INQUIRY_NOT_FOUND') => (refusal: unknown) => {
  throw refusal instanceof AppError && refusal.code === 'NOT_FOUND' ? new AppError(code) : refusal;
};
export const withoutProduct = named('PRODUCT_NOT_FOUND');
export const withoutInquiry = named('INQUIRY_NOT_FOUND');
