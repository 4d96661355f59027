import { z } from 'zod';
import { httpUrl, token, withoutSlash } from './shapes';

/** Callback signing secret, chosen by the operator. */
const signing = z.string().regex(/^[\x21-\x7e]{8,200}$/);
const rupiah = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

export const supplierVariables = {
  /** Supplier of items without their own route. */
  SUPPLIER: { shape: z.enum(['sandbox', 'digiflazz']).default('sandbox'), expects: 'sandbox or digiflazz' },
  DIGIFLAZZ_USERNAME: { shape: token.optional(), expects: 'the user name of the API connection' },
  DIGIFLAZZ_API_KEY: { shape: token.optional(), expects: 'the API key, of production or of development' },
  DIGIFLAZZ_WEBHOOK_SECRET: {
    shape: signing.optional(),
    expects: 'the secret of the webhook, 8 to 200 signs without spaces',
  },
  DIGIFLAZZ_URL: {
    shape: httpUrl.transform(withoutSlash).default('https://api.digiflazz.com/v1'),
    expects: 'an http(s):// address',
  },
  /** Deposit in rupiah below which the operator is notified. */
  DEPOSIT_LOW: { shape: rupiah.default(1_000_000), expects: 'whole rupiah, without dots' },
};
