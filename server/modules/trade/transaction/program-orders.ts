import type { ApiOrder } from '../../../../src/core/contract/open-api/orders';
import type { Database } from '../../../db/client';
import { type ProgramOrderRow, programOrder, programOrderPage } from './program-store';
import { toldSteps } from './told-steps';
import type { Vouchers } from './vouchers';

export type OrderName = { id: string } | { code: string } | { ref_id: string };

export type ProgramOrders = ReturnType<typeof createProgramOrders>;

export function createProgramOrders({
  database,
  vouchers,
}: {
  database: Database;
  vouchers: Pick<Vouchers, 'open'>;
}) {
  const told = async (
    partnerId: string,
    { id, is_sealed, ...order }: ProgramOrderRow,
  ): Promise<ApiOrder> => ({
    ...order,
    history: toldSteps(order.history),
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
      return row && told(partnerId, row);
    },

    async page(
      partnerId: string,
      page: { status: number | null; skip: number; most: number },
    ): Promise<ApiOrder[]> {
      const rows = await programOrderPage(database, { partner: partnerId, ...page });
      return Promise.all(rows.map((row) => told(partnerId, row)));
    },
  };
}
