import { z } from 'zod';
import { mobileNumber } from './account-fields';
import { endpoint, OWNER_ONLY, SIGNED_IN } from './endpoint';
import { line, orNull } from './shapes';

/** What stands on everything that a partner hands to its customers: receipts, price lists, messages. */
export const letterhead = z.object({
  /** As the partner calls its shop here, else the name of the business. */
  name: z.string(),
  /** Path of a PNG of this server, at most `LOGO_SIDE` pixels long; null where there is none. */
  logo_url: z.string().nullable(),
  address: z.string().nullable(),
  /** `628…` */
  phone: z.string().nullable(),
  /** The last words of a receipt. */
  footer: z.string().nullable(),
});
export type Letterhead = z.infer<typeof letterhead>;

/** What is left out or empty is kept as null; without a name of its own it is the business's again. */
export const letterheadInput = z.strictObject({
  name: orNull(line(40).min(3, 'Nama toko minimal 3 karakter.')),
  address: orNull(line(100)),
  phone: orNull(mobileNumber),
  footer: orNull(line(160)),
});
export type LetterheadInput = z.input<typeof letterheadInput>;

/** For everybody of the partner: who may see an order may hand out its receipt. */
export const getLetterhead = endpoint({
  method: 'GET',
  path: '/v1/crm/letterhead',
  object: SIGNED_IN,
  summary: 'Identitas toko di struk, daftar harga, dan pesan',
  reply: letterhead,
});

export const updateLetterhead = endpoint({
  method: 'PUT',
  path: '/v1/crm/letterhead',
  object: OWNER_ONLY,
  summary: 'Ubah identitas toko',
  body: letterheadInput,
  reply: letterhead,
});

/**
 * `POST` multipart, one part named `file`: the logo, kept whole as PNG. Answers a `letterhead`. Errors: those of
 * `UPLOAD_PATH`.
 */
export const LOGO_PATH = '/v1/crm/letterhead/logo';
/** Pixels of the longer edge of the logo that is kept, and the fewest of either edge that may be sent. */
export const LOGO_SIDE = 480;
export const MIN_LOGO_SIDE = 64;

export const removeLogo = endpoint({
  method: 'DELETE',
  path: LOGO_PATH,
  object: OWNER_ONLY,
  summary: 'Hapus logo toko',
  reply: letterhead,
});
