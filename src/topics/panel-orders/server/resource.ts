import type { EntityRow } from '../../../admin/entity/calls';
import { NEWEST_FIRST } from '../../../admin/entity/query';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { versionConflict } from '../../../admin/server/version-conflict';
import { type OrderStage, PRODUCT_SOURCE } from '../../../core/states';
import type { ActivityService, Doer } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/http/app-error';
import type { Store } from '../../offers';
import type { Delivered } from './delivered';
import {
  changeOrder,
  lockOrder,
  type PanelOrder,
  readEvents,
  readOrders,
  readOrdersByIds,
} from './order-store';
import { type Buyer, readBuyers, readNames } from './people-store';
import { maskedBuyer, presentDetail, presentOrder } from './present';

/** Columns by which lists find orders. Sorted columns have an index with the partner first. */
const orderColumns = {
  created_at: sql`created_at`,
  total: sql`total`,
  profit: sql`earned`,
  order_status: sql`order_status`,
  payment_status: sql`payment_status`,
  product_source: (values: string[]): SQL =>
    sql`product_source in ${values.map((value) => PRODUCT_SOURCE[value === 'vcg' ? 'vcg' : 'custom'])}`,
  payment_source: sql`payment_source`,
  member_id: sql`member_id`,
  stage: (values: string[]): SQL =>
    sql.raw(`(${values.map((value) => stages[value as OrderStage] ?? 'false').join(' or ')})`),
};

/** Must match `stageOf` of `present.ts`; written for the index on the status. */
const waits = 'payment_status = 2 and order_status = 2 and reason is not null';
const stages: Record<OrderStage, string> = {
  unpaid: `order_status = 1 and payment_source <> 'manual'`,
  transfer: `(order_status = 1 and payment_source = 'manual')`,
  overdue: `(order_status = 5 and payment_source = 'manual')`,
  running: 'payment_status = 2 and order_status = 2 and reason is null',
  supply: `(payment_status = 2 and order_status = 4 or ${waits} and fulfilment = 'h2h')`,
  code: `(${waits} and fulfilment = 'code')`,
  hand: `(${waits} and fulfilment not in ('h2h', 'code'))`,
  done: 'order_status = 3',
  closed: `(order_status in (2, 4, 5, 6) and payment_status <> 2
    and not (order_status = 5 and payment_source = 'manual'))`,
};

/** An expired panel hides the member pages but does not mask buyers. */
const mayReadMembers = ({ can }: Scope): boolean => can?.('panel.member').can ?? true;

const isDoer = (scope: Scope): scope is Doer => scope.device !== undefined;

/**
 * Store of the resource `panel-transaction`. Buyers create orders and actions change them; a form edits only
 * the internal note.
 */
export function createOrderResource({
  database,
  activity,
  delivered,
}: {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  delivered: Pick<Delivered, 'open'>;
}): ResourceService {
  const rowsOf = async (db: Db, scope: Scope, orders: PanelOrder[]): Promise<EntityRow[]> => {
    const seenBy = (buyer: Buyer) => (mayReadMembers(scope) ? buyer : maskedBuyer(buyer));
    const buyers = await readBuyers(db, scope.partnerId, orders);
    const names = await readNames(
      db,
      orders.flatMap(({ updated_by }) => updated_by ?? []),
    );
    return orders.flatMap((order) => {
      const buyer = buyers.get(order.id);
      const editor = names.get(order.updated_by ?? '') ?? null;
      return buyer ? presentOrder(order, { buyer: seenBy(buyer), editor }) : [];
    });
  };

  const reading = createTableReading<Store<'panel-transaction'>>(database, {
    from: sql`panel_orders`,
    id: sql`id`,
    seenBy: ({ partnerId }) => sql`partner_id = ${partnerId}`,
    columns: orderColumns,
    search: sql`search`,
    offered: NEWEST_FIRST,
    read: async (db, tail, scope) => rowsOf(db, scope, await readOrders(db, tail)),
  });

  const one = async (db: Db, scope: Scope, id: string): Promise<EntityRow> => {
    const [order] = await readOrdersByIds(db, scope.partnerId, [id]);
    const [row] = order ? await rowsOf(db, scope, [order]) : [];
    if (!row || !order) throw new AppError('NOT_FOUND');
    return { ...row, ...presentDetail(delivered.open(order), await readEvents(db, [id])) };
  };

  return {
    ...reading,

    show: (_resource, scope, id) => one(database.db, scope, id),

    update: (_resource, scope, id, { version, data }) =>
      database.transaction(async (tx) => {
        const order = await lockOrder(tx, { id });
        if (order?.partner_id !== scope.partnerId) throw new AppError('NOT_FOUND');
        if (order.version !== version) throw versionConflict(await one(tx, scope, id));
        const note = typeof data.internal_note === 'string' ? data.internal_note : null;
        await changeOrder(tx, order, {
          internal_note: note,
          version: version + 1,
          updated_by: scope.userId,
        });
        if (isDoer(scope)) {
          await activity.record(tx, scope, {
            code: 'record.edit',
            object: `Transaksi: ${order.invoice}`,
            before: { Catatan: order.internal_note },
            after: { Catatan: note },
          });
        }
        return one(tx, scope, id);
      }),
  };
}
