import { z } from 'zod';
import { token } from './shapes';

const methodCodes = z
  .string()
  .regex(/^[A-Z0-9_]+(,[A-Z0-9_]+)*$/)
  .transform((text) => text.split(','));
const hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .transform((text) => {
    const [from = '', to = ''] = text.split('-');
    return from === '00:00' && to === '24:00' ? null : { from, to };
  });
/** `BCA 0357012846 PT Maju Jaya`: bank, number, holder. */
const account = /^([A-Za-z][A-Za-z ]{1,18}[A-Za-z]) (\d{6,20}) (\S[^;]{1,58}\S)$/;
const accounts = z
  .string()
  .transform((text) => text.split(';').map((part) => account.exec(part.trim())))
  .refine((found) => found.every((part) => part !== null))
  .transform((found) =>
    found.map((part) => {
      const [, bank = '', number = '', holder = ''] = part ?? [];
      return { bank, number, holder };
    }),
  )
  // The bank identifies the method, so each may occur once.
  .refine((found) => new Set(found.map(({ bank }) => bank.toUpperCase())).size === found.length);
/** Below the 15 second limit of a job. */
const patience = z
  .string()
  .regex(/^([1-9]|10)$/)
  .transform(Number);
const waits = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){0,49}$/)
  .transform((text) => text.split(',').map(Number));
/** `150000/30`: rupiah per days. */
const panelPlan = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,2}$/)
  .transform((text) => {
    const [price = 0, period_days = 0] = text.split('/').map(Number);
    return { price, period_days };
  });
const domain = z.string().regex(/^localhost$|^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/);

export const tradeVariables = {
  /** Defaults to the sandbox with demo data, else none: then only manual transfers are possible. */
  PAYMENT_GATEWAY: { shape: z.enum(['sandbox', 'tripay']).optional(), expects: 'sandbox or tripay' },
  TRIPAY_API_KEY: { shape: token.optional(), expects: 'the API key of the merchant' },
  TRIPAY_PRIVATE_KEY: { shape: token.optional(), expects: 'the private key of the merchant' },
  TRIPAY_MERCHANT_CODE: { shape: token.optional(), expects: 'the code of the merchant, such as T0001' },
  TRIPAY_MODE: {
    shape: z.enum(['production', 'sandbox']).default('production'),
    expects: 'production or sandbox',
  },
  /** Codes of payment methods under maintenance. */
  PAYMENT_MAINTENANCE: { shape: methodCodes.default([]), expects: 'codes with commas, such as BCAVA,QRIS' },
  /** Bank accounts for manual transfers; defaults to fictitious ones with demo data, else none. */
  TRANSFER_ACCOUNTS: {
    shape: accounts.optional(),
    expects:
      'bank, number and holder, a bank once, with semicolons, such as "BCA 1234567890 PT Maju; BRI 123456789012345 PT Maju"',
  },
  /** Hours in which manual transfers are checked, Asia/Jakarta. */
  TRANSFER_HOURS: {
    shape: hours.prefault('06:00-21:00'),
    expects: 'hours such as 06:00-21:00; 00:00-24:00 is around the clock',
  },
  /** `allowed` lets webhooks call this machine, also without TLS: for development, tests and demonstrations. */
  WEBHOOK_LOOPBACK: {
    shape: z.enum(['allowed', 'refused']).default('refused'),
    expects: 'allowed or refused',
  },
  /** Response timeout of a partner's server. */
  WEBHOOK_PATIENCE_SECONDS: {
    shape: patience.default(10),
    expects: 'a whole number of seconds from 1 to 10',
  },
  /**
   * Waits before each webhook retry. Default: 23 tries within 24 hours and four within the next two days. If
   * 40 % of calls fail, all of 1,000 events arrive except in one case of ten million.
   */
  WEBHOOK_BACKOFF_SECONDS: {
    shape: waits.prefault(
      '10,30,60,120,300,600,900,1800,1800,3600,3600,3600,5400,5400,7200,7200,7200,7200,7200,7200,7200,7200,14400,21600,43200,86400',
    ),
    expects: 'seconds with commas, such as 60,300,1800',
  },
  PANEL_PLAN: {
    shape: panelPlan.prefault('150000/30'),
    expects: 'rupiah and days such as 150000/30',
  },
  PANEL_DOMAIN: { shape: domain.default('localhost'), expects: 'a domain such as tokomitra.id' },
  /** Method to check custom domains; defaults to the sandbox with demo data, else DNS. */
  PANEL_DNS: { shape: z.enum(['dns', 'sandbox']).optional(), expects: 'dns or sandbox' },
};
