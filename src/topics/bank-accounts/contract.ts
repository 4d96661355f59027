import { z } from 'zod';
import { askedPin } from '../../core/contract/asked-pin';
import { del, get, OWNER_ONLY, post, put } from '../../core/contract/endpoint';
import { id, idParams, instant } from '../../core/contract/shapes';
import { plainCode } from '../../core/format/plain-text';
import { banks } from './text';

export const MOST_ACCOUNTS = 5;
/** Hours without withdrawals after an account was changed (domain 3.19). */
export const PAUSE_HOURS = 24;

/** The whole number never leaves the server. */
export const bankAccount = z.object({
  id,
  bank_code: z.string(),
  bank_name: z.string(),
  account_end: z.string(),
  holder: z.string(),
  is_primary: z.boolean(),
  verified_at: instant,
  /** No withdrawals before; null if allowed. */
  paused_until: instant.nullable(),
});
export type BankAccount = z.infer<typeof bankAccount>;

const bankCode = z
  .string()
  .refine((code): code is keyof typeof banks => code in banks, 'Pilih bank dari daftar.');
const accountNumber = z
  .string()
  .overwrite(plainCode)
  .regex(/^\d{8,16}$/, 'Nomor rekening harus 8 sampai 16 digit.');
const asked = z.strictObject({ bank_code: bankCode, number: accountNumber });
export const bankAccountInput = asked.extend({
  pin: askedPin,
});

export const listBankAccounts = get('/v1/vendor-panel/bank-account', OWNER_ONLY, {
  summary: 'Daftar rekening pencairan',
  reply: z.array(bankAccount),
});

/**
 * Returns the holder's name from the bank. Throws BANK_NEEDS_KYC, BANK_ACCOUNT_UNKNOWN, BANK_UNREACHABLE,
 * BANK_HOLDER_MISMATCH `{ holder }`, RATE_LIMITED `{ seconds }`.
 */
export const checkBankAccount = post('/v1/vendor-panel/bank-account/check', OWNER_ONLY, {
  summary: 'Periksa pemilik rekening',
  body: asked,
  reply: z.object({ holder: z.string() }),
});

/**
 * Withdrawals to a new account wait 24 hours. Throws what `checkBankAccount` throws, PIN_NOT_SET, WRONG_PIN,
 * PIN_LOCKED, BANK_ACCOUNT_TAKEN, BANK_ACCOUNT_LIMIT.
 */
export const addBankAccount = post('/v1/vendor-panel/bank-account', OWNER_ONLY, {
  summary: 'Tambah rekening pencairan',
  body: bankAccountInput,
  reply: bankAccount,
});

/** Replaces bank and number. Throws as `addBankAccount`, and NOT_FOUND. */
export const replaceBankAccount = put('/v1/vendor-panel/bank-account/update/:id', OWNER_ONLY, {
  summary: 'Ganti rekening pencairan',
  params: idParams,
  body: bankAccountInput,
  reply: bankAccount,
});

/** Throws NOT_FOUND. */
export const chooseBankAccount = put('/v1/vendor-panel/bank-account/primary/:id', OWNER_ONLY, {
  summary: 'Jadikan rekening utama',
  params: idParams,
  body: z.strictObject({}),
  reply: bankAccount,
});

/** Pending withdrawals are still paid to it. Throws NOT_FOUND. */
export const removeBankAccount = del('/v1/vendor-panel/bank-account/:id', OWNER_ONLY, {
  summary: 'Hapus rekening pencairan',
  params: idParams,
  reply: z.object({}),
});
