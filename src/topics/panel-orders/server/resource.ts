import { type EntityRow, LOOKUP_ROWS } from '../../../admin/entity/calls';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { versionConflict } from '../../../admin/server/version-conflict';
import type { ActivityService, Doer } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import type { Delivered } from './delivered';
import { countOrders, lookupOrders, readInvoices, readOrderIds } from './list-store';
import { changeOrder, lockOrder, readEvents, readOrdersByIds } from './order-store';
import { type Buyer, readBuyers, readNames } from './people-store';
import { maskedBuyer, presentDetail, presentOrder } from './present';

const PORTION = 500;

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
  const rowsOf = async (db: Db, scope: Scope, ids: string[]): Promise<EntityRow[]> => {
    const { partnerId } = scope;
    const seenBy = (buyer: Buyer) => (mayReadMembers(scope) ? buyer : maskedBuyer(buyer));
    const orders = await readOrdersByIds(db, partnerId, ids);
    const people = orders.flatMap(({ updated_by }) => updated_by ?? []);
    const buyers = await readBuyers(db, partnerId, orders);
    const names = await readNames(db, people);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.flatMap((id) => {
      const order = byId.get(id);
      const buyer = buyers.get(id);
      if (!order || !buyer) return [];
      const editor = names.get(order.updated_by ?? '') ?? null;
      return presentOrder(order, { buyer: seenBy(buyer), editor });
    });
  };

  const one = async (db: Db, scope: Scope, id: string): Promise<EntityRow> => {
    const [row] = await rowsOf(db, scope, [id]);
    const [order] = await readOrdersByIds(db, scope.partnerId, [id]);
    if (!row || !order) throw new AppError('NOT_FOUND');
    return { ...row, ...presentDetail(delivered.open(order), await readEvents(db, [id])) };
  };

  const never = async (): Promise<never> => {
    throw new AppError('NOT_FOUND');
  };

  async function* portions(scope: Scope, ids: string[]) {
    for (let start = 0; start < ids.length; start += PORTION) {
      yield rowsOf(database.db, scope, ids.slice(start, start + PORTION));
    }
  }

  return {
    async list(_resource, scope, { page, limit, ...narrowing }) {
      const selection = { ...narrowing, partnerId: scope.partnerId };
      const total = await countOrders(database.db, selection);
      const ids = await readOrderIds(database.db, selection, { offset: (page - 1) * limit, limit }, total);
      return { rows: await rowsOf(database.db, scope, ids), total };
    },

    show: (_resource, scope, id) => one(database.db, scope, id),

    create: never,
    remove: never,
    restore: never,

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

    async lookup(_resource, { partnerId }, { search, ids }) {
      const wanted = ids ?? (await lookupOrders(database.db, partnerId, search, LOOKUP_ROWS));
      const found = await readInvoices(database.db, partnerId, wanted);
      return wanted.flatMap((id) => {
        const title = found.get(id);
        return title === undefined ? [] : [{ id, title }];
      });
    },

    titles: (db, _resource, { partnerId }, ids) => readInvoices(db, partnerId, ids),

    async all(_resource, scope, query) {
      const selection = { ...query, partnerId: scope.partnerId };
      const total = await countOrders(database.db, selection);
      refuseTooLarge(total);
      const ids = await readOrderIds(database.db, selection, { offset: 0, limit: total }, total);
      return portions(scope, ids);
    },
  };
}
