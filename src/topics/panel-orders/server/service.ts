import { v7 } from 'uuid';
import type { ActionHandler } from '../../../admin/server/actions/shape';
import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import { rupiah } from '../../../core/format/money';
import { ORDER, PAYMENT } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { AppError } from '../../../platform/http/app-error';
import type { JobHandler } from '../../../platform/jobs/job';
import { hastenJob, queueJob } from '../../../platform/jobs/queue';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { VaultService } from '../../../platform/vault/service';
import type { SandboxSubject } from '../../payments/server/sandbox-page';
import { FIRST_CHECK } from '../../payments/server/watch';
import { orderStatusWord } from '../text/panel-statistic';
import { createOrderActions } from './actions';
import { createDelivered } from './delivered';
import { createEndings, type EndingDeps } from './endings';
import { createGatewayPayments, type GatewayPaymentDeps } from './gateway-payments';
import { orderHandlers } from './handlers';
import { createMemberReading, createMutationResource } from './member-reading';
import { moveById, moveMember } from './member-store';
import {
  changeOrder,
  insertOrder,
  lockOrder,
  type NewPanelOrder,
  openCodes,
  type PanelOrder,
  readEvents,
  readOrderById,
  readOrderByInvoice,
  readOrderByKey,
  recordStep,
} from './order-store';
import { createPayments, ORDER_EXPIRY } from './payments';
import { readBuyer } from './people-store';
import { checkUnpaid, type Reservation, reserve } from './reservation-store';
import { createOrderResource } from './resource';
import { createSupplyService, type SupplyDeps, type SupplyService } from './supply';

interface Review {
  rating: number;
  review: string | null;
}

/** Stores one review of a delivered order. Throws REVIEW_CLOSED. */
const reviewOrder = (database: Database, id: string, said: Review): Promise<PanelOrder> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order?.order_status !== ORDER.done || order.rating !== null) throw new AppError('REVIEW_CLOSED');
    return changeOrder(tx, order, { ...said });
  });

/** Delivers a retried order; ignores one that has ended meanwhile. */
const createSupplyJob =
  ({ database, supply }: { database: Database; supply: SupplyService }): JobHandler =>
  async ({ ref_id: id }) => {
    const known = await readOrderById(database.db, id);
    if (!known) return 'done';
    const found = await supply.prepare(known);
    if (found.way === 'later') throw found.failure;
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      const isWaiting =
        order?.payment_status === PAYMENT.paid &&
        order.order_status === ORDER.processing &&
        !order.h2h_transaction_id;
      if (order && isWaiting) await supply.supply(tx, order, found);
    });
    supply.wake();
    return 'done';
  };

/** Throws MEMBER_BALANCE_SHORT. */
const adjust: ActionHandler = async ({ tx, actor, rows: [row], input }) => {
  if (!row) throw new AppError('NOT_FOUND');
  const amount = input.direction === 'out' ? -Number(input.amount) : Number(input.amount);
  const after = await moveMember(tx, {
    partnerId: actor.partnerId,
    memberId: row.id,
    kind: 'balance',
    amount,
    type: 'adjustment',
    note: String(input.reason),
    actor: actor.name,
    userId: actor.userId,
  });
  if (after === null) throw new AppError('MEMBER_BALANCE_SHORT');
  return { message: `Saldo member sekarang ${rupiah(after)}.` };
};

export type { PanelOrder } from './order-store';

export interface PanelOrderDeps
  extends Omit<SupplyDeps, 'endings'>,
    Omit<EndingDeps, 'delivered'>,
    Pick<GatewayPaymentDeps, 'payment' | 'notice'> {
  vault: Pick<VaultService, 'sealText' | 'openText'>;
  activity: Pick<ActivityService, 'record'>;
  quota: Pick<QuotaService, 'allowsIn'>;
}

export type OrderDraft = Omit<
  NewPanelOrder,
  'id' | 'payment_status' | 'order_status' | 'has_reservation' | 'expires_at' | 'created_at' | 'paid_at'
> & {
  reservation: Reservation;
  /** Payment deadline in milliseconds. */
  payWithin: number;
};

/** Polls of the gateway that a buyer's open page may cause. */
const CHECKS: Quota = { kind: 'panel-order-check', most: 30, seconds: 3_600, gap: 60 };
/** Milliseconds: a younger order is not polled. */
const YOUNG = 60_000;

export type PanelOrderService = ReturnType<typeof createPanelOrderService>;

export function createPanelOrderService({ vault, ...shared }: PanelOrderDeps) {
  const { database } = shared;
  const delivered = createDelivered(vault);
  const deps = { ...shared, delivered };
  const endings = createEndings(deps);
  const supply = createSupplyService({ ...deps, endings });
  const payments = createPayments({ ...deps, supply });
  const atGateway = createGatewayPayments({ ...deps, supply, payments });
  const actions = createOrderActions({ ...deps, endings, payments });

  const payFromBalance = async (tx: Db, order: PanelOrder): Promise<void> => {
    if (order.total === 0 || !order.member_id) return;
    const left = await moveMember(tx, {
      partnerId: order.partner_id,
      memberId: order.member_id,
      kind: 'balance',
      amount: -order.total,
      type: 'payment',
      orderId: order.id,
      refCode: order.invoice,
      actor: 'Pembeli',
    });
    if (left === null) throw new AppError('MEMBER_BALANCE_SHORT');
  };

  return {
    /**
     * Creates an order with its reservations, all or nothing, and then its charge at the gateway. Orders that
     * nobody has to pay (member balance, total 0) are paid and delivered in the same transaction, or refused
     * if they cannot be delivered now. Throws errors of `checkUnpaid`, `reserve` and `checkProduct`,
     * MEMBER_BALANCE_SHORT, and unique violations of key, invoice or transfer code.
     */
    async place({ reservation, payWithin, ...draft }: OrderDraft): Promise<PanelOrder> {
      const isPaid = draft.payment_source === 'balance' || draft.total === 0;
      const id = v7();
      const row: NewPanelOrder = {
        ...draft,
        id,
        payment_status: PAYMENT.waiting,
        order_status: ORDER.unpaid,
        has_reservation: true,
        gateway: draft.payment_code ? (deps.payment.gateway?.name ?? null) : null,
      };
      const found = isPaid ? await supply.prepare({ ...blank, ...row } as PanelOrder) : null;
      if (found?.way === 'blocked') throw forBuyer(found.refusal);
      if (found?.way === 'later') throw new AppError('UNAVAILABLE');
      const placed = await database.transaction(async (tx) => {
        if (!isPaid) await checkUnpaid(tx, row);
        await reserve(tx, id, reservation);
        const expires_at = isPaid ? null : new Date((await databaseNow(tx)) + payWithin).toISOString();
        const order = await insertOrder(tx, { ...row, expires_at });
        await recordStep(tx, order, 'created', { amount: order.total, actor: 'Pembeli' });
        if (!found) {
          await queueJob(tx, ORDER_EXPIRY, id, draft.payment_code ? FIRST_CHECK : payWithin);
          return order;
        }
        const supplied = await supply.supply(tx, await payments.markPaid(tx, order), found);
        if (order.payment_source === 'balance') await payFromBalance(tx, order);
        return supplied;
      });
      if (isPaid) supply.wake();
      if (!placed.payment_code) return placed;
      await atGateway.charge(placed, { again: false });
      return (await readOrderById(database.db, id)) ?? placed;
    },

    /** Polls the gateway soon, because the buyer looks at an order that may be paid. */
    async checkPayment({ id, payment, payment_status, created_at }: PanelOrder): Promise<void> {
      const mayBePaid = payment !== null && payment_status === PAYMENT.waiting;
      if (!mayBePaid || Date.now() - Date.parse(created_at) < YOUNG) return;
      if (!(await deps.quota.allowsIn(database.db, CHECKS, id))) return;
      await hastenJob(database.db, ORDER_EXPIRY, id, 0);
      supply.wake();
    },

    applyPayment: atGateway.apply,

    async sandboxSubject(id: string): Promise<SandboxSubject | null> {
      const order = await readOrderById(database.db, id);
      if (!order) return null;
      const { invoice: code, payment_method: method, order_status } = order;
      return { kind: 'Pesanan', code, method, status: orderStatusWord(order_status), back: null };
    },

    pay: payments.pay,
    expire: payments.expire,
    refuse: payments.refuse,
    actions,
    entities: {
      'panel-transaction': { actions: orderHandlers(actions) },
      member: { actions: { 'adjust-balance': adjust } },
    } satisfies EntityCodes,
    ofMembers: createMemberReading(database),
    resources: {
      'panel-transaction': createOrderResource(deps),
      'member-mutation': createMutationResource(database, 'balance'),
      'member-point': createMutationResource(database, 'point'),
    } satisfies Record<string, ResourceService>,
    endOfWebsite: endings.endOfWebsite,
    numberOfWebsite: endings.numberOfWebsite,

    delivered: delivered.open,

    /** Job: retries on request, or when the obstacle has ended. */
    supplyJob: createSupplyJob({ database, supply }),

    watch: atGateway.watch,

    review: (id: string, said: Review) => reviewOrder(database, id, said),

    moveMember,
    moveById,
    byId: (id: string) => readOrderById(database.db, id),
    byInvoice: (invoice: string) => readOrderByInvoice(database.db, invoice),
    byKey: (partnerId: string, key: string) => readOrderByKey(database.db, partnerId, key),
    openCodes: (wanted: Parameters<typeof openCodes>[1]) => openCodes(database.db, wanted),
    buyerOf: (order: PanelOrder) => readBuyer(database.db, order),
    events: (orderIds: string[]) => readEvents(database.db, orderIds),
  };
}

/** Buyers must not learn about the limit of an unverified partner. */
const forBuyer = (refusal: AppError): AppError =>
  refusal.code === 'UNVERIFIED_LIMIT' ? new AppError('PRODUCT_INACTIVE') : refusal;

/** Columns that `supply.prepare` reads and a draft may omit. */
const blank = { variation_id: null, form_values: {}, nickname: null, fulfilment: null };
