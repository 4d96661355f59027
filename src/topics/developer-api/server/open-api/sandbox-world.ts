import { v7 } from 'uuid';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { dayEnd, isToday } from '../../../../platform/db/same-day';
import { queryOne, queryRow } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { randomSuffix } from '../../../../platform/ledger/order-code';
import { requestHash } from '../../../../platform/ledger/request-hash';
import { shortfall } from '../../../../platform/ledger/shortfall';
import { destinationOf, type FormValues } from '../../../catalogue/domain/form-values';
import { inquired } from '../../../orders/server/bill/inquire';
import { refuseSecond } from '../../../orders/server/transaction/check-second';
import { orderParam } from '../../../orders/server/transaction/order-param';
import { orderFactsOf, validateOrder } from '../../../orders/server/transaction/prepare';
import type { ApiBill } from '../../contract/open-api/bills';
import type { ApiOrder, PlacedOrder } from '../../contract/open-api/orders';
import type { Program } from '../integration/gate';
import { soldAs } from './catalogue-store';
import { nicknameBy } from './nickname';
import type { OrderName } from './program-orders';
import { publicSteps } from './public-steps';
import { billed, buyerOf, withoutProduct } from './real-world';
import { readSandboxBalance } from './sandbox-account-store';
import {
  buyInSandbox,
  type NewSandboxOrder,
  readSandboxOrder,
  readSandboxOrderPage,
  recentInSandbox,
} from './sandbox-order-store';
import type { World } from './world';

const storeSandboxInquiry = queryRow<{ id: string; partner: string; bill: string }, { expires_at: string }>(
  'sandbox_inquiry_store',
  `with forgotten as (
     delete from sandbox_inquiries where partner_id = :partner::uuid and created_at < now() - interval '7 days'
   )
   insert into sandbox_inquiries (id, partner_id, bill) values (:id::uuid, :partner::uuid, :bill::jsonb)
   returning ${dayEnd('created_at')} as expires_at`,
);

/** A sandbox inquiry; `used_by` is the order that paid it. */
interface SandboxInquiry {
  bill: unknown;
  is_today: boolean;
  used_by: string | null;
}

const sandboxInquiry = queryOne<{ id: string; partner: string }, SandboxInquiry>(
  'sandbox_inquiry',
  `select bill, ${isToday('q.created_at')} as is_today,
     (select code from sandbox_orders o where o.partner_id = q.partner_id and o.bill->>'inquiry' = q.id::text limit 1)
       as used_by
   from sandbox_inquiries q where id = :id::uuid and partner_id = :partner::uuid`,
);

/** Initial sandbox balance in rupiah, also after a reset. */
export const SANDBOX_BALANCE = 10_000_000;

interface Deps {
  database: Database;
  /** The sandbox supplier, independent of the configured one. */
  supplier: Pick<Supplier, 'quote' | 'inquire' | 'checkNickname'>;
  onOrder: () => void;
}

type Wanted = Omit<NewSandboxOrder, 'id' | 'job' | 'suffix' | 'partner' | 'ref_id' | 'request_hash'>;

interface StoredBill {
  order: Wanted;
}

/**
 * The API contract and checks with separate balance and orders (ADR 0028): no effect on real money, orders,
 * notifications, figures or operator notices.
 */
export function createSandboxWorld({ database, supplier, onOrder }: Deps): World {
  const order = async ({ partnerId }: Program, name: OrderName): Promise<ApiOrder | null> => {
    const row = await readSandboxOrder(database, {
      partner: partnerId,
      id: 'id' in name ? name.id : null,
      code: 'code' in name ? name.code : null,
      ref: 'ref_id' in name ? name.ref_id : null,
    });
    if (!row) return null;
    const { request_hash: _hash, ...rest } = row;
    return { ...rest, history: publicSteps(rest.history) };
  };

  const balance = async ({ partnerId: partner }: Program): Promise<number> =>
    (await readSandboxBalance(database, { partner, balance: SANDBOX_BALANCE })).balance;

  /** The order with this reference; null if none. Throws REF_ID_CONFLICT. */
  const replay = async ({ partnerId }: Program, ref: string, hash: string): Promise<PlacedOrder | null> => {
    const row = await readSandboxOrder(database, { partner: partnerId, id: null, code: null, ref });
    if (!row) return null;
    const { request_hash, ...rest } = row;
    if (request_hash !== hash) throw new AppError('REF_ID_CONFLICT');
    return { ...rest, history: publicSteps(rest.history), duplicate: true };
  };

  /** Throws the reason of a refusal: DUPLICATE_DESTINATION, UNAVAILABLE, INSUFFICIENT_BALANCE. */
  const refuse = async (program: Program, row: NewSandboxOrder): Promise<never> => {
    if (row.is_once) refuseSecond(await recentInSandbox(database, row));
    const left = await balance(program);
    // The obstacle is gone by now.
    if (left >= row.total) throw new AppError('UNAVAILABLE');
    throw new AppError('INSUFFICIENT_BALANCE', shortfall(left, row.total));
  };

  const once = async (
    program: Program,
    input: { ref_id: string },
    prepare: () => Promise<Wanted>,
  ): Promise<PlacedOrder> => {
    const hash = requestHash({ open_api: input });
    const known = await replay(program, input.ref_id, hash);
    if (known) return known;
    const wanted = await prepare();
    // Creates the balance at first use.
    await balance(program);
    const row: NewSandboxOrder = {
      ...wanted,
      ...{ id: v7(), job: v7(), suffix: randomSuffix(), partner: program.partnerId },
      ...{ ref_id: input.ref_id, request_hash: hash },
    };
    try {
      const isBought = await buyInSandbox(database, row);
      if (!isBought) await refuse(program, row);
    } catch (failure) {
      const isRefused = failure instanceof AppError || uniqueViolation(failure) !== null;
      // A concurrent duplicate may have bought meanwhile: return its order.
      const twin = isRefused && (await replay(program, input.ref_id, hash));
      if (twin) return twin;
      throw failure;
    }
    onOrder();
    const made = await order(program, { id: row.id });
    if (!made) throw new Error('an order of the sandbox is not there');
    return { ...made, duplicate: false };
  };

  return {
    balance,
    nickname: nicknameBy({ database, supplier }),
    order,

    async page({ partnerId }, page) {
      const orders = await readSandboxOrderPage(database, { partner: partnerId, ...page });
      return orders.map((one) => ({ ...one, history: publicSteps(one.history) }));
    },

    buy: (program, input) =>
      once(program, input, async () => {
        const item = await soldAs(database, { partner: program.partnerId, sku: input.sku });
        const facts =
          item &&
          (await orderFactsOf(database, {
            partner: program.partnerId,
            brand: item.brand_id,
            variation: item.variation_id,
          }));
        if (!item || !facts) throw new AppError('PRODUCT_NOT_FOUND');
        const variation = item.variation_id;
        const prepared = await validateOrder(
          {
            supplier,
            recent: (destination) =>
              recentInSandbox(database, { partner: program.partnerId, variation, destination }),
            resaleOf: () => undefined,
          },
          buyerOf(program),
          {
            ...item,
            qty: input.qty,
            form_values: input.customer,
            expected_price: input.price,
            allow_duplicate: input.allow_duplicate,
          },
          facts,
        );
        const { product_name, item_name, sku, destination, order_param, qty, unit_price, total, is_once } =
          prepared;
        return {
          ...{ variation, product_name, item_name, sku, destination, order_param, qty, unit_price, total },
          ...{ bill: null, is_once },
        };
      }),

    async inquire(program, input) {
      const wanted = await billed(database, program, input);
      const { item, found } = await inquired({ database, supplier, notice: null }, wanted).catch(
        withoutProduct,
      );
      const { variation, form_values, reference, id, ...bill } = found;
      const values: FormValues = form_values;
      const stored: StoredBill = {
        order: {
          ...{ variation, product_name: item.product_name, item_name: item.item_name, sku: item.sku },
          ...{ destination: destinationOf(item.forms, values), order_param: orderParam(item.forms, values) },
          ...{ qty: 1, unit_price: found.total, total: found.total },
          bill: JSON.stringify({ inquiry: id, reference, amount: found.bill_amount + found.penalty }),
          is_once: false,
        },
      };
      const { expires_at } = await storeSandboxInquiry(database, {
        ...{ id, partner: program.partnerId },
        bill: JSON.stringify(stored),
      });
      return { ...bill, inquiry_id: id, sku: item.sku, expires_at } satisfies ApiBill;
    },

    pay: (program, input) =>
      once(program, input, async () => {
        const inquiry = await sandboxInquiry(database, { id: input.inquiry_id, partner: program.partnerId });
        if (!inquiry) throw new AppError('INQUIRY_NOT_FOUND');
        if (!inquiry.is_today) throw new AppError('INQUIRY_EXPIRED');
        if (inquiry.used_by !== null) throw new AppError('INQUIRY_USED', { code: inquiry.used_by });
        return (inquiry.bill as StoredBill).order;
      }),
  };
}
