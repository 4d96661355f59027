import { v7 } from 'uuid';
import { hmac } from './hmac';
import type { SandboxCallback } from './sandbox';
import type { SandboxBook, SandboxPayment } from './sandbox-book';

export const sandboxActions = {
  pay: 'Bayar sekarang',
  pay_silent: 'Bayar, callback tertahan',
  send: 'Kirim callback yang tertahan',
  repeat: 'Bayar, callback dikirim 5 kali',
  pay_twice: 'Bayar dua kali',
  out_of_order: 'Bayar, kabar kedaluwarsa datang lebih dulu',
  pay_late: 'Bayar setelah kedaluwarsa',
  wrong_amount: 'Bayar kurang Rp 1.000',
  wrong_signature: 'Callback dengan tanda tangan salah',
  expire: 'Jadikan kedaluwarsa',
  fail: 'Gagalkan pembayaran',
} as const;
export type SandboxAction = keyof typeof sandboxActions;

export interface Delivery {
  body: string;
  signature: string;
}

const MINUTE = 60_000;
const REPETITIONS = 5;

/** Records the action and returns its callbacks in order; those of a group are sent in parallel. */
export async function performAction(
  book: SandboxBook,
  payment: SandboxPayment,
  action: SandboxAction,
): Promise<Delivery[][]> {
  const now = new Date().toISOString();
  const late = new Date(Math.max(Date.now(), Date.parse(payment.expires_at)) + MINUTE).toISOString();
  const note = (status: SandboxPayment['status'], amount: number | null = null, at: string | null = null) =>
    book.change({ reference: payment.reference, status, paid_amount: amount, paid_at: at });
  const paid = (amount = payment.amount, at = now) => signed(payment, 'paid', amount, at);
  const expired = () => signed(payment, 'expired', payment.amount, null);

  switch (action) {
    case 'pay':
      await note('paid', payment.amount, now);
      return [[paid()]];
    case 'pay_silent':
      await note('paid', payment.amount, now);
      return [];
    case 'send': {
      const { status, paid_amount, paid_at } = payment;
      return status === 'unpaid' ? [] : [[signed(payment, status, paid_amount ?? payment.amount, paid_at)]];
    }
    case 'repeat': {
      await note('paid', payment.amount, now);
      const one = paid();
      return [Array.from({ length: REPETITIONS }, () => one)];
    }
    case 'pay_twice':
      await note('paid', payment.amount, now);
      return [[paid()], [paid(payment.amount, new Date(Date.now() + 1_000).toISOString())]];
    case 'out_of_order':
      await note('paid', payment.amount, now);
      return [[expired()], [paid()]];
    case 'pay_late':
      await note('paid', payment.amount, late);
      return [[expired()], [paid(payment.amount, late)]];
    case 'wrong_amount':
      return [[paid(payment.amount - 1_000)]];
    case 'wrong_signature':
      return [[{ ...paid(), signature: hmac('somebody else', v7()) }]];
    case 'expire':
      await note('expired');
      return [[expired()]];
    case 'fail':
      await note('failed');
      return [[signed(payment, 'failed', payment.amount, null)]];
  }
}

function signed(
  { reference, merchant_ref, secret }: SandboxPayment,
  status: SandboxCallback['status'],
  amount: number,
  paidAt: string | null,
): Delivery {
  const callback: SandboxCallback = {
    event_id: v7(),
    reference,
    merchant_ref,
    status,
    amount,
    paid_at: paidAt,
  };
  const body = JSON.stringify(callback);
  return { body, signature: hmac(secret, body) };
}
