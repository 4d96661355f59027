import { z } from 'zod';
import {
  businessType,
  emailAddress,
  linkHeaders,
  linkTicket,
  mobileNumber,
  newPassword,
  otpChannel,
  otpCode,
  otpTicket,
  personName,
  referralCode,
} from '../../../core/contract/account-fields';
import { get, PUBLIC, post } from '../../../core/contract/endpoint';
import { openedSession } from '../../../core/contract/session';
import { id, instant, line } from '../../../core/contract/shapes';

/* Public calls answer alike for addresses with and without an account (design 14): text, status, headers and time. */

export const registerInput = z.strictObject({
  name: personName,
  email: emailAddress,
  phone: mobileNumber,
  password: newPassword,
  password_confirmation: z.string(),
  referral_code: referralCode.optional(),
  business_type: businessType,
  agree_tnc: z.literal(true, 'Anda perlu menyetujui syarat dan ketentuan.'),
});

/**
 * Creates partner, owner and balances. The answer never reveals that e-mail or phone were taken; the owner of a taken
 * one gets a message. The verification e-mail is already on its way (so /register-success sets `sendEmailVerif`).
 * Throws VALIDATION_FAILED (`password`, `password_confirmation`, `referral_code` and the fields' shapes), RATE_LIMITED
 * `{ seconds }`.
 */
export const registerMitra = post('/v1/crm/register-mitra', PUBLIC, {
  also: ['/v1/crm/register'],
  summary: 'Mendaftar sebagai mitra',
  body: registerInput,
  reply: linkTicket.extend({ email: z.string(), phone: z.string() }),
});

/** First name of the referrer; null for an unknown code. Ten requests a minute per address: RATE_LIMITED. */
export const checkReferral = get('/v1/crm/check-referral', PUBLIC, {
  summary: 'Periksa kode referral',
  query: z.strictObject({ code: referralCode }),
  reply: z.object({ name: z.string().nullable() }),
});

/**
 * Sends a sign-in code if the phone belongs to an account that verified it; the answer is the same otherwise. Throws
 * OTP_OFF (`OTP=off`), OTP_WAIT, OTP_LOCKED.
 */
export const requestLoginOtp = post('/v1/crm/login-v2/request', PUBLIC, {
  summary: 'Kirim kode OTP untuk masuk',
  body: z.strictObject({ phone: mobileNumber, channel: otpChannel }),
  reply: otpTicket,
});

/** Opens a session of `authType: 'phone'`. Throws OTP_OFF, OTP_WRONG `{ left }`, OTP_EXPIRED, OTP_LOCKED. */
export const loginByOtp = post('/v1/crm/login-v2', PUBLIC, {
  summary: 'Masuk dengan nomor HP dan kode OTP',
  body: z.strictObject({ request_id: id, code: otpCode }),
  reply: openedSession,
});

/**
 * Sends a link by e-mail, or by WhatsApp for a phone number. The answer is always the same. Throws LINK_WAIT `{ seconds
 * }`, RATE_LIMITED.
 */
export const forgotPassword = post('/v1/crm/forgot-password', PUBLIC, {
  summary: 'Minta tautan atur ulang kata sandi',
  body: z.strictObject({ identifier: line(100).min(1) }),
  reply: linkTicket,
});

/** Link /verify/reset?token=…, valid for 30 minutes and once; checking does not use it up. Throws as `verifyEmail`. */
export const checkResetToken = post('/v1/crm/check-reset-token', PUBLIC, {
  summary: 'Periksa token atur ulang kata sandi',
  headers: linkHeaders,
  body: z.strictObject({}),
  reply: z.object({ expires_at: instant, server_time: instant }),
});

/**
 * Ends every session of the account. Throws VALIDATION_FAILED (`password`, `password_confirmation`; the link stays
 * usable), LINK_INVALID, LINK_USED, LINK_EXPIRED.
 */
export const resetPassword = post('/v1/crm/reset-password', PUBLIC, {
  summary: 'Atur ulang kata sandi dengan token tautan',
  headers: linkHeaders,
  body: z.strictObject({ password: newPassword, password_confirmation: z.string() }),
  reply: z.object({}),
});
