import { z } from 'zod';
import { httpUrl, token, withoutSlash } from './shapes';

/** What callbacks are signed with: the operator makes it up. */
const signing = z.string().regex(/^[\x21-\x7e]{8,200}$/);
const rupiah = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

/** Who delivers what partners buy. */
export const supplierVariables = {
  /** Whom an item is bought from that has no route of its own. */
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
  /** Below how many rupiah at a supplier the operator is told. */
  DEPOSIT_LOW: { shape: rupiah.default(1_000_000), expects: 'whole rupiah, without dots' },
};
