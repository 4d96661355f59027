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
/** `BCA 0357012846 PT Maju Jaya`: bank, number, in whose name. */
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
  // The bank names the method: a second one could not be told from the first.
  .refine((found) => new Set(found.map(({ bank }) => bank.toUpperCase())).size === found.length);
/** A job has fifteen seconds. */
const patience = z
  .string()
  .regex(/^([1-9]|10)$/)
  .transform(Number);
const waits = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){0,49}$/)
  .transform((text) => text.split(',').map(Number));
/** `150000/30`: rupiah for so many days. */
const panelPlan = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,2}$/)
  .transform((text) => {
    const [price = 0, period_days = 0] = text.split('/').map(Number);
    return { price, period_days };
  });
const domain = z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/);

/** How money comes in, and what a website costs. */
export const tradeVariables = {
  /** Left out: the sandbox with demo data, else none, and transfers by hand are the only way to pay, if any. */
  PAYMENT_GATEWAY: { shape: z.enum(['sandbox', 'tripay']).optional(), expects: 'sandbox or tripay' },
  TRIPAY_API_KEY: { shape: token.optional(), expects: 'the API key of the merchant' },
  TRIPAY_PRIVATE_KEY: { shape: token.optional(), expects: 'the private key of the merchant' },
  TRIPAY_MERCHANT_CODE: { shape: token.optional(), expects: 'the code of the merchant, such as T0001' },
  TRIPAY_MODE: {
    shape: z.enum(['production', 'sandbox']).default('production'),
    expects: 'production or sandbox',
  },
  /** Codes of payment methods that are out of order. */
  PAYMENT_MAINTENANCE: { shape: methodCodes.default([]), expects: 'codes with commas, such as BCAVA,QRIS' },
  /** The company's bank accounts for transfers by hand; left out: invented ones with demo data, else none. */
  TRANSFER_ACCOUNTS: {
    shape: accounts.optional(),
    expects:
      'bank, number and holder, a bank once, with semicolons, such as "BCA 1234567890 PT Maju; BRI 123456789012345 PT Maju"',
  },
  /** When transfers by hand are looked after, on the clock of Jakarta. */
  TRANSFER_HOURS: {
    shape: hours.prefault('06:00-21:00'),
    expects: 'hours such as 06:00-21:00; 00:00-24:00 is around the clock',
  },
  /** Whether webhooks may go to this very machine, also without TLS: for development, tests and demonstrations. */
  WEBHOOK_LOOPBACK: {
    shape: z.enum(['allowed', 'refused']).default('refused'),
    expects: 'allowed or refused',
  },
  /** Until when a partner's server has to answer. */
  WEBHOOK_PATIENCE_SECONDS: {
    shape: patience.default(10),
    expects: 'a whole number of seconds from 1 to 10',
  },
  /**
   * Waits before the second try of a webhook and each after it. Left out: 23 tries within 24 hours and four within the
   * two days after. Where 40 % of the calls fail, all of 1,000 events arrive but for one case in ten million.
   */
  WEBHOOK_BACKOFF_SECONDS: {
    shape: waits.prefault(
      '10,30,60,120,300,600,900,1800,1800,3600,3600,3600,5400,5400,7200,7200,7200,7200,7200,7200,7200,7200,14400,21600,43200,86400',
    ),
    expects: 'seconds with commas, such as 60,300,1800',
  },
  /** What a partner's website costs, and for how long. */
  PANEL_PLAN: {
    shape: panelPlan.prefault('150000/30'),
    expects: 'rupiah and days such as 150000/30',
  },
  /** Under which websites get their subdomains. */
  PANEL_DOMAIN: { shape: domain.default('lumbung.test'), expects: 'a domain such as tokomitra.id' },
  /** Who tells whether a website's own domain points here; left out: the sandbox with demo data, else name servers. */
  PANEL_DNS: { shape: z.enum(['dns', 'sandbox']).optional(), expects: 'dns or sandbox' },
};
