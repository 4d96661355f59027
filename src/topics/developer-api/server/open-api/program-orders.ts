import type { Database } from '../../../../platform/db/client';
import { queryAll, queryOne } from '../../../../platform/db/statement';
import type { Vouchers } from '../../../orders/server/transaction/vouchers';
import type { ApiOrder } from '../../contract/open-api/orders';
import { publicSteps } from './public-steps';

/** An order for the public API, before decryption of its codes. */
type ProgramOrderRow = Omit<ApiOrder, 'voucher_codes'> & { id: string; is_sealed: boolean };

const COLUMNS = `t.id, t.code, t.ref_id, t.status, t.refunded, t.refund_amount, t.status_reason_code as reason, t.sku,
  t.product_name, t.item_name, t.qty, t.unit_price, t.selling_total as total, t.sn, t.created_at, t.finished_at,
  t.voucher_sealed is not null as is_sealed,
  (select coalesce(jsonb_object_agg(param->>'key', param->>'value'), '{}') from jsonb_array_elements(t.order_param) param)
    as customer,
  (select jsonb_agg(jsonb_build_object('step', step->>'step', 'at', step->'at')) from jsonb_array_elements(t.history) step)
    as history`;

interface Named {
  partner: string;
  id: string | null;
  code: string | null;
  ref: string | null;
}

const programOrder = queryOne<Named, ProgramOrderRow>(
  'transaction_of_program',
  `select ${COLUMNS} from transactions t
   where t.partner_id = :partner::uuid
     and (t.id = :id::uuid or t.code = :code::text or t.ref_id = :ref::text) limit 1`,
);

const programOrderPage = queryAll<
  { partner: string; status: number | null; skip: number; most: number },
  ProgramOrderRow
>(
  'transactions_of_program',
  `select ${COLUMNS} from transactions t
   where t.partner_id = :partner::uuid and (:status::smallint is null or t.status = :status::smallint)
   order by t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

export type OrderName = { id: string } | { code: string } | { ref_id: string };

export type ProgramOrders = ReturnType<typeof createProgramOrders>;

export function createProgramOrders({
  database,
  vouchers,
}: {
  database: Database;
  vouchers: Pick<Vouchers, 'open'>;
}) {
  const presented = async (
    partnerId: string,
    { id, is_sealed, ...order }: ProgramOrderRow,
  ): Promise<ApiOrder> => ({
    ...order,
    history: publicSteps(order.history),
    voucher_codes: (is_sealed && (await vouchers.open(database, partnerId, id))) || [],
  });

  return {
    async one(partnerId: string, name: OrderName): Promise<ApiOrder | null> {
      const row = await programOrder(database, {
        partner: partnerId,
        id: 'id' in name ? name.id : null,
        code: 'code' in name ? name.code : null,
        ref: 'ref_id' in name ? name.ref_id : null,
      });
      return row && presented(partnerId, row);
    },

    async page(
      partnerId: string,
      page: { status: number | null; skip: number; most: number },
    ): Promise<ApiOrder[]> {
      const rows = await programOrderPage(database, { partner: partnerId, ...page });
      return Promise.all(rows.map((row) => presented(partnerId, row)));
    },
  };
}
