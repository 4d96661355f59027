import { setTimeout as delay } from 'node:timers/promises';
import { TOPUP } from '../../../core/states';
import { type Charged, GatewayError } from '../../../platform/adapters/payment/payment';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { NoticeService } from '../../../platform/notice/service';
import type { PaymentService } from '../../payments/server/service';
import { changeTopup, lockTopup } from './change-store';
import { forgetKey, readPayer, takeAsking } from './create-store';
import { readTopupById, type TopupRow } from './read-store';

export interface ChargingDeps {
  database: Database;
  payment: Pick<PaymentService, 'charge'>;
  notice: Pick<NoticeService, 'notify'>;
}

export type Charging = ReturnType<typeof createCharging>;

/** Milliseconds: how long a repeated call waits for the first, and its polling interval. */
const PATIENCE = 10_000;
const GLANCE = 100;

/**
 * Gets payment details from the gateway, outside transactions and by one process at a time: the last to mark
 * the row.
 */
export function createCharging({ database, payment, notice }: ChargingDeps) {
  /** Requests payment details. Throws PAYMENT_UNAVAILABLE and cancels the top up. */
  const charge = async (topup: TopupRow, again: boolean): Promise<void> => {
    const asked = {
      reference: topup.id,
      code: topup.code,
      title: `Top up ${topup.code}`,
      method: topup.method_code,
      amount: topup.invoice_paid_amount,
      expiresAt: topup.expires_at ?? '',
      customer: await readPayer(database, { user: topup.user_id ?? '' }),
    };
    try {
      const charged = await payment.charge(asked, { again });
      await database.transaction((tx) => storeCharge(tx, topup.id, charged));
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure;
      await database.transaction((tx) => giveUp(tx, topup, failure));
      throw new AppError('PAYMENT_UNAVAILABLE');
    }
  };

  /** Also for a top up cancelled meanwhile, so that a payment can be matched. */
  const storeCharge = async (
    tx: Db,
    id: string,
    { gatewayReference, payment: details, expiresAt }: Charged,
  ) => {
    const locked = await lockTopup(tx, id);
    if (!locked || locked.payment) return;
    const change = { payment: details, gateway_reference: gatewayReference, expires_at: expiresAt };
    await changeTopup(tx, id, change);
  };

  /**
   * Cancelled, because it cannot be paid; if the gateway has charged nevertheless, the payment is reviewed.
   */
  const giveUp = async (tx: Db, topup: TopupRow, failure: GatewayError): Promise<void> => {
    const locked = await lockTopup(tx, topup.id);
    if (locked?.status !== TOPUP.waiting || locked.payment) return;
    await changeTopup(tx, topup.id, { status: TOPUP.cancelled, note: 'Penyedia pembayaran tidak menjawab.' });
    await forgetKey(tx, topup.id);
    const text = `Penyedia pembayaran gagal membuat pembayaran: ${failure.message}.`;
    await notice.notify(tx, { kind: 'payment_gateway', ref: topup.method_code, text });
  };

  /** A concurrent call may be at the gateway: waits for its result. Throws PAYMENT_UNAVAILABLE. */
  const complete = async (topup: TopupRow): Promise<void> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(GLANCE)) {
      const now = await readTopupById(database, { id: topup.id });
      if (!now || now.payment || now.status !== TOPUP.waiting) break;
      if (await takeAsking(database, { id: topup.id })) await charge(now, true);
    }
    const now = await readTopupById(database, { id: topup.id });
    if (!now || (now.status === TOPUP.waiting && !now.payment)) throw new AppError('PAYMENT_UNAVAILABLE');
  };

  return {
    /** First request. Throws PAYMENT_UNAVAILABLE. */
    async start(id: string): Promise<void> {
      const made = await readTopupById(database, { id });
      if (made && !made.payment) await charge(made, false);
    },

    complete,

    /** Requests missing details unless another process does. Throws PAYMENT_UNAVAILABLE. */
    async again(topup: TopupRow): Promise<void> {
      if (await takeAsking(database, { id: topup.id })) await charge(topup, true);
    },
  };
}
