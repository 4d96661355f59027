import { z } from 'zod';
import { normalisePhone } from '../format/phone';
import { plainCode } from '../format/plain-text';
import { codeLine, id, instant, line } from './shapes';

/* What people type on their way to an account, and the tickets they get for it (domain 3.1). */

/** Letters of any script, space, full stop, apostrophe, hyphen. */
export const personName = line(60)
  .min(3, 'Minimal 3 karakter.')
  .regex(/^[\p{L}\p{M} .'-]+$/u, "Hanya huruf, spasi, titik, tanda petik ('), dan tanda hubung.");

/** Kept in lower case. */
export const emailAddress = codeLine(100).toLowerCase().pipe(z.email('Format email tidak valid.'));

/** Typed as people write it, kept as `628…`. */
export const mobileNumber = line(25).transform((typed, ctx) => {
  const number = normalisePhone(typed);
  if (number === null) {
    ctx.addIssue({ code: 'custom', message: 'Nomor HP tidak valid. Contoh: 081234567890.' });
    return z.NEVER;
  }
  return number;
});

/** 8–64 characters with a letter and a digit. That it holds neither e-mail nor phone is `passwordError()`'s to say. */
export const newPassword = z
  .string()
  .min(8, 'Minimal 8 karakter.')
  .max(64, 'Maksimal 64 karakter.')
  .regex(/\p{L}/u, 'Harus memuat huruf.')
  .regex(/\d/, 'Harus memuat angka.');

export const referralCode = codeLine(12)
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9]{6,12}$/, 'Kode referral terdiri dari 6–12 huruf dan angka.'));

/** 1 a person, 2 a company. */
export const businessType = z.union([z.literal(1), z.literal(2)]);

/** How a code travels to a phone. */
export const otpChannel = z.enum(['whatsapp', 'sms']);
export type OtpChannel = z.infer<typeof otpChannel>;

/** A code as a person types it. */
export const otpCode = z
  .string()
  .overwrite(plainCode)
  .regex(/^\d{6}$/, 'Kode OTP harus 6 digit.');

/**
 * A code was asked for. All three instants are the server's: a screen counts `resend_at - server_time` down from
 * the moment it got the answer, so that a wrong clock of the browser changes nothing.
 */
export const otpTicket = z.object({
  request_id: id,
  /** From then on another code may be asked for. */
  resend_at: instant,
  /** The code is dead from then on. */
  expires_at: instant,
  server_time: instant,
});
export type OtpTicket = z.infer<typeof otpTicket>;

/** A message with a link was asked for; counted down as `otpTicket` says. */
export const linkTicket = z.object({ resend_at: instant, server_time: instant });
export type LinkTicket = z.infer<typeof linkTicket>;

/**
 * The token of a link in a message (`?token=`), sent instead of a session's: `authorization: Bearer <token>`
 * (specification 7, "POST with a caller-supplied token"). Pass it as `headers: bearerOf(token)`.
 */
export const linkHeaders = z.object({ authorization: z.string().max(300) });

export const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });
