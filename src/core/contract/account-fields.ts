import { z } from 'zod';
import { normalisePhone } from '../format/phone';
import { plainCode } from '../format/plain-text';
import { codeLine, id, instant, line } from './shapes';

export const personName = line(60)
  .min(3, 'Minimal 3 karakter.')
  .regex(/^[\p{L}\p{M} .'-]+$/u, "Hanya huruf, spasi, titik, tanda petik ('), dan tanda hubung.");

export const emailAddress = codeLine(100).toLowerCase().pipe(z.email('Format email tidak valid.'));

/** Any common spelling; stored as `628…`. */
export const mobileNumber = line(25).transform((typed, ctx) => {
  const number = normalisePhone(typed);
  if (number === null) {
    ctx.addIssue({ code: 'custom', message: 'Nomor HP tidak valid. Contoh: 081234567890.' });
    return z.NEVER;
  }
  return number;
});

/** 8–64 characters with a letter and a digit; `passwordError()` checks for e-mail and phone. */
export const newPassword = z
  .string()
  .min(8, 'Minimal 8 karakter.')
  .max(64, 'Maksimal 64 karakter.')
  .regex(/\p{L}/u, 'Harus memuat huruf.')
  .regex(/\d/, 'Harus memuat angka.');

export const referralCode = codeLine(12)
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9]{6,12}$/, 'Kode referral terdiri dari 6–12 huruf dan angka.'));

/** 1 person, 2 company. */
export const businessType = z.union([z.literal(1), z.literal(2)]);

export const otpChannel = z.enum(['whatsapp', 'sms']);
export type OtpChannel = z.infer<typeof otpChannel>;

export const otpCode = z
  .string()
  .overwrite(plainCode)
  .regex(/^\d{6}$/, 'Kode OTP harus 6 digit.');

/**
 * A code was requested. All instants are the server's: screens count down `resend_at - server_time` from the arrival of
 * the answer, so a wrong browser clock does no harm.
 */
export const otpTicket = z.object({
  request_id: id,
  resend_at: instant,
  expires_at: instant,
  server_time: instant,
});
export type OtpTicket = z.infer<typeof otpTicket>;

/** A link was requested; counted down like `otpTicket`. */
export const linkTicket = z.object({ resend_at: instant, server_time: instant });
export type LinkTicket = z.infer<typeof linkTicket>;

/**
 * Token of a link (`?token=`), sent instead of the session's (specification 7, "POST with a caller-supplied token").
 * Pass `headers: bearerOf(token)`.
 */
export const linkHeaders = z.object({ authorization: z.string().max(300) });

export const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });
