import { v7 } from 'uuid';
import { hmac } from './hmac';
import type { SandboxCallback } from './sandbox';
import type { SandboxBook, SandboxPayment } from './sandbox-book';

export const sandboxActions = {
  pay: 'Bayar sekarang',
  pay_silent: 'Bayar, callback tertahan',
  tell: 'Kirim callback yang tertahan',
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
  kept: SandboxPayment,
  action: SandboxAction,
): Promise<Delivery[][]> {
  const now = new Date().toISOString();
  const late = new Date(Math.max(Date.now(), Date.parse(kept.expires_at)) + MINUTE).toISOString();
  const note = (status: SandboxPayment['status'], amount: number | null = null, at: string | null = null) =>
    book.change({ reference: kept.reference, status, paid_amount: amount, paid_at: at });
  const paid = (amount = kept.amount, at = now) => signed(kept, 'paid', amount, at);
  const expired = () => signed(kept, 'expired', kept.amount, null);

  switch (action) {
    case 'pay':
      await note('paid', kept.amount, now);
      return [[paid()]];
    case 'pay_silent':
      await note('paid', kept.amount, now);
      return [];
    case 'tell': {
      const { status, paid_amount, paid_at } = kept;
      return status === 'unpaid' ? [] : [[signed(kept, status, paid_amount ?? kept.amount, paid_at)]];
    }
    case 'repeat': {
      await note('paid', kept.amount, now);
      const one = paid();
      return [Array.from({ length: REPETITIONS }, () => one)];
    }
    case 'pay_twice':
      await note('paid', kept.amount, now);
      return [[paid()], [paid(kept.amount, new Date(Date.now() + 1_000).toISOString())]];
    case 'out_of_order':
      await note('paid', kept.amount, now);
      return [[expired()], [paid()]];
    case 'pay_late':
      await note('paid', kept.amount, late);
      return [[expired()], [paid(kept.amount, late)]];
    case 'wrong_amount':
      return [[paid(kept.amount - 1_000)]];
    case 'wrong_signature':
      return [[{ ...paid(), signature: hmac('somebody else', v7()) }]];
    case 'expire':
      await note('expired');
      return [[expired()]];
    case 'fail':
      await note('failed');
      return [[signed(kept, 'failed', kept.amount, null)]];
  }
}

function signed(
  { reference, merchant_ref, secret }: SandboxPayment,
  status: SandboxCallback['status'],
  amount: number,
  paidAt: string | null,
): Delivery {
  const told: SandboxCallback = { event_id: v7(), reference, merchant_ref, status, amount, paid_at: paidAt };
  const body = JSON.stringify(told);
  return { body, signature: hmac(secret, body) };
}
