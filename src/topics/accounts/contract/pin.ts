import { z } from 'zod';
import { pinError } from '../../../core/account/pin-rule';
import { otpChannel, otpCode, otpTicket } from '../../../core/contract/account-fields';
import { askedPin } from '../../../core/contract/asked-pin';
import { get, OWNER_ONLY, post, put, SIGNED_IN } from '../../../core/contract/endpoint';
import { id, instant } from '../../../core/contract/shapes';

/** A new PIN that is not easy to guess (`core/account/pin-rule.ts`). */
export const newPin = z.string().superRefine((typed, ctx) => {
  const error = pinError(typed);
  if (error) ctx.addIssue({ code: 'custom', message: error });
});

export const pinStatus = z.object({
  has_pin: z.boolean(),
  left: z.int(),
  locked_until: instant.nullable(),
  server_time: instant,
});
export type PinStatus = z.infer<typeof pinStatus>;

export const getPinStatus = get('/v1/crm/pin/status', SIGNED_IN, {
  summary: 'Status PIN',
  reply: pinStatus,
});

/** Throws PIN_NOT_SET, WRONG_PIN `{ left }`, PIN_LOCKED `{ until, locked_until, seconds }`. */
export const verifyPin = post('/v1/crm/pin/verify', SIGNED_IN, {
  summary: 'Periksa PIN',
  body: z.strictObject({ pin: askedPin }),
  reply: z.object({}),
});

/** Throws PIN_EXISTS, VALIDATION_FAILED (`pin`, with the reason why it is too easy). */
export const createPin = post('/v1/crm/pin/new', SIGNED_IN, {
  summary: 'Buat PIN pertama',
  body: z.strictObject({ pin: newPin }),
  reply: z.object({}),
});

/** Throws what `verifyPin` throws for `current_pin`, VALIDATION_FAILED (`pin`). */
export const changePin = put('/v1/crm/pin/update', 'setting.pin', {
  summary: 'Ubah PIN dengan PIN lama',
  body: z.strictObject({ current_pin: askedPin, pin: newPin }),
  reply: z.object({}),
});

/** Sends a code to the caller's phone. Throws PIN_NOT_SET, OTP_WAIT `{ seconds }`, OTP_LOCKED `{ seconds }`. */
export const forgotPin = post('/v1/crm/pin/forgot', OWNER_ONLY, {
  summary: 'Kirim kode OTP untuk PIN yang terlupa',
  body: z.strictObject({ channel: otpChannel }),
  reply: otpTicket,
});

/**
 * Sets a new PIN and lifts a lock. A PIN that is too easy does not use up the code. Throws OTP_WRONG `{ left }`,
 * OTP_EXPIRED, OTP_LOCKED `{ seconds }`, VALIDATION_FAILED (`pin`).
 */
export const resetPin = post('/v1/crm/pin/reset', OWNER_ONLY, {
  summary: 'Atur ulang PIN dengan kode OTP',
  body: z.strictObject({ request_id: id, code: otpCode, pin: newPin }),
  reply: z.object({}),
});

/** Throws PIN_NOT_LOCKED, OTP_WAIT `{ seconds }`, OTP_LOCKED `{ seconds }`. */
export const requestPinUnlock = post('/v1/crm/pin/unlock/request', SIGNED_IN, {
  summary: 'Kirim kode OTP untuk membuka kunci PIN',
  body: z.strictObject({ channel: otpChannel }),
  reply: otpTicket,
});

/** Throws OTP_WRONG `{ left }`, OTP_EXPIRED, OTP_LOCKED `{ seconds }`. */
export const unlockPin = post('/v1/crm/pin/unlock', SIGNED_IN, {
  summary: 'Buka kunci PIN dengan kode OTP',
  body: z.strictObject({ request_id: id, code: otpCode }),
  reply: z.object({}),
});
