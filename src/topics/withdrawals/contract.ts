import { z } from 'zod';
import { otpChannel, otpCode, otpTicket } from '../../core/contract/account-fields';
import { askedPin } from '../../core/contract/asked-pin';
import { get, OWNER_ONLY, post } from '../../core/contract/endpoint';
import { id, instant, listQuery, rupiah } from '../../core/contract/shapes';

/** Minimum in rupiah (domain 3.19). */
export const LEAST_WITHDRAWAL = 50_000;
/** Fee of a bank transfer in rupiah, deducted from the amount. Transfers to the main balance are free. */
export const BANK_FEE = 2_500;
/** Maximum of one bank transfer (BI-FAST), rupiah. */
export const MOST_TRANSFER = 250_000_000;
/** Larger amounts in rupiah need an OTP besides the PIN. */
export const OTP_ABOVE = 5_000_000;

export const MAIN_BALANCE = 1;
export const BANK = 2;

/** Target 1 Saldo H2H, 2 Rekening bank; status 1 Diajukan, 2 Diproses, 3 Berhasil, 4 Ditolak. */
export const withdrawal = z.object({
  id,
  code: z.string(),
  amount: rupiah,
  fee: rupiah,
  received: rupiah,
  target: z.int(),
  bank_account_id: id.nullable(),
  bank_name: z.string().nullable(),
  account_end: z.string().nullable(),
  account_holder: z.string().nullable(),
  status: z.int(),
  reject_reason: z.string().nullable(),
  requested_at: instant,
  done_at: instant.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** Commissions are paid out in multiples of this amount in rupiah (domain 3.9). */
export const COMMISSION_STEP = 1_000;

const least = rupiah.min(LEAST_WITHDRAWAL, 'Minimal penarikan Rp 50.000.');
const inSteps = least.multipleOf(COMMISSION_STEP, 'Nominal harus kelipatan Rp 1.000.');

/** Input without PIN and OTP, which the browser keeps until it has an answer. */
const inputOf = (amount: typeof least) =>
  z
    .strictObject({
      amount,
      target: z.union([z.literal(MAIN_BALANCE), z.literal(BANK)]),
      /** Target 2 only. */
      bank_account_id: id.optional(),
      pin: askedPin,
      /** Required above Rp 5.000.000. */
      otp: z.strictObject({ request_id: id, code: otpCode }).optional(),
    })
    .refine(({ target, bank_account_id }) => (target === BANK) === (bank_account_id !== undefined), {
      path: ['bank_account_id'],
      message: 'Pilih rekening tujuan.',
    })
    .refine(({ target, amount }) => target !== BANK || amount <= MOST_TRANSFER, {
      path: ['amount'],
      message: 'Maksimal penarikan ke rekening bank Rp 250.000.000.',
    });

export const withdrawalInput = inputOf(least);
const otpInput = z.strictObject({ channel: otpChannel, key: z.uuid() });
const listMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });

/**
 * One withdrawal per key: a repeated key returns the first one without PIN and OTP, and is refused for other input.
 * Errors: FORBIDDEN, PIN_NOT_SET, WRONG_PIN, PIN_LOCKED, BANK_ACCOUNT_MISSING, BANK_ACCOUNT_PAUSED,
 * INSUFFICIENT_BALANCE, PROFIT_HELD, OTP_REQUIRED, OTP_WRONG, OTP_EXPIRED, OTP_LOCKED, IDEMPOTENCY_CONFLICT.
 */
export const createWithdrawal = post('/v1/vendor-panel/withdrawal', OWNER_ONLY, {
  summary: 'Tarik saldo profit',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: withdrawalInput,
  reply: withdrawal,
});

/** The code is valid only for this person and `key`. Errors: OTP_WAIT, OTP_LOCKED. */
export const requestWithdrawalOtp = post('/v1/vendor-panel/withdrawal/otp', OWNER_ONLY, {
  summary: 'Kirim kode OTP untuk penarikan',
  body: otpInput,
  reply: otpTicket,
});

/** Looks up a key whose answer was lost; null if no withdrawal was created. */
export const getWithdrawalByKey = get('/v1/vendor-panel/withdrawal/by-key/:key', OWNER_ONLY, {
  summary: 'Penarikan menurut kunci idempotensi',
  params: z.strictObject({ key: z.uuid() }),
  reply: withdrawal.nullable(),
});

export const listWithdrawals = get('/v1/vendor-panel/withdrawal', OWNER_ONLY, {
  summary: 'Daftar penarikan saldo profit',
  query: listQuery.omit({ search: true }),
  reply: z.array(withdrawal),
  meta: listMeta,
});

/** Withdraws commissions (domain 3.9) in multiples of Rp 1.000; never throws PROFIT_HELD. */
export const createReferralWithdrawal = post('/v1/crm/referral/withdraw', OWNER_ONLY, {
  summary: 'Tarik komisi referral',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: inputOf(inSteps),
  reply: withdrawal,
});

export const requestReferralWithdrawalOtp = post('/v1/crm/referral/withdraw/otp', OWNER_ONLY, {
  summary: 'Kirim kode OTP untuk penarikan komisi',
  body: otpInput,
  reply: otpTicket,
});

export const getReferralWithdrawalByKey = get('/v1/crm/referral/withdraw/by-key/:key', OWNER_ONLY, {
  summary: 'Penarikan komisi menurut kunci idempotensi',
  params: z.strictObject({ key: z.uuid() }),
  reply: withdrawal.nullable(),
});

export const listReferralWithdrawals = get('/v1/crm/referral/withdraw', OWNER_ONLY, {
  summary: 'Daftar penarikan komisi',
  query: listQuery.omit({ search: true }),
  reply: z.array(withdrawal),
  meta: listMeta,
});
