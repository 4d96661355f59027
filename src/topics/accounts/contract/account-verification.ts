import { z } from 'zod';
import {
  emailAddress,
  linkHeaders,
  linkTicket,
  mobileNumber,
  otpChannel,
  otpCode,
  otpTicket,
} from '../../../core/contract/account-fields';
import { get, PUBLIC, post, SIGNED_IN } from '../../../core/contract/endpoint';
import { authType } from '../../../core/contract/session';
import { id, instant } from '../../../core/contract/shapes';

/**
 * Sends a code to the phone of the signed-in, unverified person; `phone` corrects a mistyped number and replaces the
 * stored one once its code is confirmed. Throws ALREADY_VERIFIED, OTP_WAIT `{ seconds }` (too soon, or four times
 * within the hour), OTP_LOCKED `{ seconds }`.
 */
export const requestPhoneOtp = post('/v1/crm/otp/request', SIGNED_IN, {
  summary: 'Kirim kode OTP untuk verifikasi nomor HP',
  body: z.strictObject({ channel: otpChannel, phone: mobileNumber.optional() }),
  reply: otpTicket,
});

/**
 * Throws OTP_WRONG `{ left }`, OTP_EXPIRED (too old, used, replaced, or another person's), OTP_LOCKED `{ seconds }`.
 */
export const confirmPhoneOtp = post('/v1/crm/otp/confirm', SIGNED_IN, {
  also: ['/v1/crm/verify-phone'],
  summary: 'Konfirmasi kode OTP verifikasi nomor HP',
  body: z.strictObject({ request_id: id, code: otpCode }),
  reply: z.object({ phone: z.string() }),
});

/** Returns the session and its first missing verification; 401 when it has ended. */
export const checkAuth = get('/v1/crm/check-auth', SIGNED_IN, {
  summary: 'Periksa sesi dan verifikasi yang belum selesai',
  reply: z.object({
    user_id: id,
    authType,
    expires_at: instant,
    email: z.string(),
    phone: z.string(),
    is_phone_verified: z.boolean(),
    is_email_verified: z.boolean(),
    missing: z.enum(['phone', 'email']).nullable(),
    server_time: instant,
  }),
});

/**
 * Sends the verification link to the signed-in person; `email` corrects a mistyped address and replaces the stored one
 * once its link is opened. Throws ALREADY_VERIFIED, LINK_WAIT `{ seconds }`.
 */
export const sendEmailVerification = post('/v1/crm/send-email', SIGNED_IN, {
  summary: 'Kirim tautan verifikasi email',
  body: z.strictObject({ email: emailAddress.optional() }),
  reply: linkTicket.extend({ email: z.string() }),
});

/**
 * Sends the verification link again without a session. An address without an unverified account gets the same answer
 * and no message. Throws LINK_WAIT `{ seconds }`, RATE_LIMITED.
 */
export const resendEmail = post('/v1/crm/resend-email', PUBLIC, {
  summary: 'Kirim ulang tautan verifikasi email',
  body: z.strictObject({ email: emailAddress }),
  reply: linkTicket,
});

/**
 * Link /verify/new-user?token=…, valid for 60 minutes and once. Throws LINK_INVALID (unknown or replaced), LINK_USED,
 * LINK_EXPIRED.
 */
export const verifyEmail = post('/v1/crm/verify-email', PUBLIC, {
  also: ['/v1/crm/confirm-email'],
  summary: 'Konfirmasi email dengan token tautan',
  headers: linkHeaders,
  body: z.strictObject({}),
  reply: z.object({ email: z.string() }),
});
