import { setTimeout as delay } from 'node:timers/promises';
import { TOPUP } from '../../../../src/core/states';
import { type Charge, type Charged, GatewayError } from '../../../adapters/payment/payment';
import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { NoticeService } from '../../ground/notice/service';
import type { PaymentService } from '../payment/service';
import { changeTopup, lockTopup } from './change-store';
import { forgetKey, payerOf, takeAsking } from './create-store';
import { type TopupRow, topupById } from './read-store';

export interface ChargingDeps {
  database: Database;
  payment: Pick<PaymentService, 'find' | 'gateway'>;
  notice: Pick<NoticeService, 'tell'>;
}

export type Charging = ReturnType<typeof createCharging>;

/** Milliseconds: how long a repeated call waits for the first, and how often it looks. */
const PATIENCE = 10_000;
const GLANCE = 100;

/**
 * Payment details from the gateway. It is asked outside of any transaction, by one process at a time: whoever marked
 * the row last.
 */
export function createCharging({ database, payment, notice }: ChargingDeps) {
  const { gateway } = payment;

  /** Takes the payment details from the gateway. Throws PAYMENT_UNAVAILABLE; the top up is then cancelled. */
  const charge = async (topup: TopupRow): Promise<void> => {
    const offer = await payment.find(topup.method_code);
    try {
      if (!gateway || !offer || offer.kind === 'manual')
        throw new GatewayError('This gateway does not serve it');
      const asked: Charge = {
        reference: topup.id,
        code: topup.code,
        method: topup.method_code,
        kind: offer.kind,
        brand: offer.brand,
        amount: topup.invoice_paid_amount,
        expiresAt: topup.expires_at ?? '',
        customer: await payerOf(database, topup.user_id ?? ''),
      };
      const charged = await gateway.create(asked);
      await database.transaction((tx) => keep(tx, topup.id, charged));
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure;
      await database.transaction((tx) => giveUp(tx, topup, failure));
      throw new AppError('PAYMENT_UNAVAILABLE');
    }
  };

  /** Also of what was cancelled meanwhile: should somebody pay it all the same, that money is found. */
  const keep = async (tx: Db, id: string, { gatewayReference, payment: details, expiresAt }: Charged) => {
    const locked = await lockTopup(tx, id);
    if (!locked || locked.payment) return;
    const change = { payment: details, gateway_reference: gatewayReference, expires_at: expiresAt };
    await changeTopup(tx, id, change);
  };

  /** Nobody can pay it, so it is no unpaid one; should the gateway have charged all the same, that money is reviewed. */
  const giveUp = async (tx: Db, topup: TopupRow, failure: GatewayError): Promise<void> => {
    const locked = await lockTopup(tx, topup.id);
    if (locked?.status !== TOPUP.waiting || locked.payment) return;
    await changeTopup(tx, topup.id, { status: TOPUP.cancelled, note: 'Penyedia pembayaran tidak menjawab.' });
    await forgetKey(tx, topup.id);
    const text = `Penyedia pembayaran gagal membuat pembayaran: ${failure.message}.`;
    await notice.tell(tx, { kind: 'payment_gateway', ref: topup.method_code, text });
  };

  /** The same call may be at the gateway now: waits for what it brings. Throws PAYMENT_UNAVAILABLE. */
  const complete = async (topup: TopupRow): Promise<void> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(GLANCE)) {
      const now = await topupById(database, topup.id);
      if (!now || now.payment || now.status !== TOPUP.waiting) break;
      if (await takeAsking(database, topup.id)) await charge(now);
    }
    const now = await topupById(database, topup.id);
    if (!now || (now.status === TOPUP.waiting && !now.payment)) throw new AppError('PAYMENT_UNAVAILABLE');
  };

  return {
    /** The first to ask. Throws PAYMENT_UNAVAILABLE. */
    async start(id: string): Promise<void> {
      const made = await topupById(database, id);
      if (made && !made.payment) await charge(made);
    },

    complete,

    /** Asks for details that never came, when nobody else is asking. Throws PAYMENT_UNAVAILABLE. */
    async again(topup: TopupRow): Promise<void> {
      if (await takeAsking(database, topup.id)) await charge(topup);
    },
  };
}
