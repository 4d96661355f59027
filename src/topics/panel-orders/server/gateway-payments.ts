import { PAYMENT } from '../../../core/states';
import { type Charged, GatewayError } from '../../../platform/adapters/payment/payment';
import type { Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { queryAny } from '../../../platform/db/statement';
import { createAsking } from '../../payments/server/ask-gateway';
import { type Apply, createReceiving, type Payee, type ReceiveDeps } from '../../payments/server/receive';
import type { PaymentService } from '../../payments/server/service';
import { isPayable } from '../../payments/server/validate';
import { createWatch } from '../../payments/server/watch';
import { changeOrder, lockOrder, type PanelOrder, readOrderById, recordStep } from './order-store';
import type { Payments } from './payments';
import { readBuyer } from './people-store';
import type { Supply, SupplyService } from './supply';

export interface GatewayPaymentDeps extends ReceiveDeps {
  payment: Pick<PaymentService, 'charge' | 'gateway'>;
  payments: Pick<Payments, 'payIn' | 'markLate' | 'endIn' | 'expire'>;
  supply: Pick<SupplyService, 'prepare' | 'wake'>;
}

/** Seconds after which another process may ask the gateway; above the gateway's own timeouts. */
const ASKING = 20;

/** True for the one process that may ask the gateway. */
const takeAsking = queryAny<{ id: string }>(
  'panel_order_ask',
  `update panel_orders set asked_at = now()
where id = :id::uuid and payment_code is not null and payment_status = ${PAYMENT.waiting} and payment is null
  and expires_at > now() and (asked_at is null or asked_at < now() - make_interval(secs => ${ASKING}))
returning id`,
);

/** Also for an order that ended meanwhile, so that its payment can be matched. The first charge stays. */
async function storeCharge(
  tx: Db,
  id: string,
  { gatewayReference, payment, expiresAt }: Charged,
): Promise<void> {
  const order = await lockOrder(tx, { id });
  if (!order || order.payment) return;
  const isEarlier = Date.parse(expiresAt) < Date.parse(order.expires_at ?? '');
  await changeOrder(tx, order, {
    payment,
    payment_ref: gatewayReference,
    ...(isEarlier && { expires_at: expiresAt }),
  });
}

/** An order as the gateway's events see it. */
const payableOf = (order: PanelOrder) => ({
  ...order,
  code: order.invoice,
  status: order.payment_status,
  due: order.total,
  gateway_reference: order.payment_ref,
});

/** Charges of orders at the gateway, its events, and the job that follows an unpaid order to its end. */
export function createGatewayPayments(deps: GatewayPaymentDeps) {
  const { database, notice, payment, payments, supply } = deps;

  /**
   * Gets payment details, outside transactions and by one process at a time. Without an answer the order keeps
   * waiting; its job asks again.
   */
  const charge = async (order: PanelOrder, { again }: { again: boolean }): Promise<void> => {
    const { id, invoice, payment_code: method } = order;
    if (!method || !(await takeAsking(database, { id }))) return;
    const asked = {
      reference: id,
      code: invoice,
      title: `Pesanan ${invoice}`,
      method,
      amount: order.total,
      expiresAt: order.expires_at ?? '',
      customer: await readBuyer(database.db, order),
    };
    try {
      const charged = await payment.charge(asked, { again });
      await database.transaction((tx) => storeCharge(tx, id, charged));
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure;
      const text = `Penyedia pembayaran gagal membuat pembayaran: ${failure.message}.`;
      await notice.notify(database.db, { kind: 'payment_gateway', ref: method, text });
    }
  };

  const payeeWith = (found: Supply): Payee<ReturnType<typeof payableOf>> => ({
    lock: async (tx, id) => {
      const order = await lockOrder(tx, { id });
      return order ? payableOf(order) : null;
    },
    settle: async (tx, order, verdict, { gatewayReference: ref, paidAt: at, amount }) => {
      if (verdict === 'credited') await payments.payIn(tx, order, found, { ref, at });
      if (verdict === 'late') await payments.markLate(tx, order, { ref, at });
      if (verdict === 'expired') await payments.endIn(tx, order, 'payment_expired');
      if (verdict === 'failed') await payments.endIn(tx, order, 'payment_failed');
      if (verdict === 'wrong_amount' && isPayable(order.status)) {
        await recordStep(tx, order, 'payment_mismatch', { amount, actor: 'Pembeli' });
      }
    },
  });

  const receive = createReceiving(deps);
  const apply: Apply = async (gateway, event, raw) => {
    const known = event.status === 'paid' ? await readOrderById(database.db, event.reference) : undefined;
    // The supplier is asked before the transaction.
    const found: Supply =
      known && !known.paid_at ? await supply.prepare(known) : { way: 'later', failure: null };
    const verdict = await receive(payeeWith(found), gateway, event, raw);
    supply.wake();
    return verdict;
  };

  return {
    charge,
    apply,

    watch: createWatch({
      ...{ database, notice, expire: payments.expire },
      askGateway: createAsking({ gateway: payment.gateway, apply }),
      read: async (id) => {
        const order = await readOrderById(database.db, id);
        const server_time = new Date(await databaseNow(database.db)).toISOString();
        return order ? { ...payableOf(order), server_time } : null;
      },
      charge: (order) => charge(order, { again: true }),
    }),
  };
}
