import { z } from 'zod';
import { mobileNumber } from '../../core/contract/account-fields';
import { del, get, OWNER_ONLY, put, SIGNED_IN } from '../../core/contract/endpoint';
import { line, orNull } from '../../core/contract/shapes';

export const letterhead = z.object({
  name: z.string(),
  /** Path of a PNG of this server, at most `LOGO_SIDE` pixels long; null without a logo. */
  logo_url: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  footer: z.string().nullable(),
});
export type Letterhead = z.infer<typeof letterhead>;

/** Missing or empty fields become null; without a name the business's is used. */
export const letterheadInput = z.strictObject({
  name: orNull(line(40).min(3, 'Nama toko minimal 3 karakter.')),
  address: orNull(line(100)),
  phone: orNull(mobileNumber),
  footer: orNull(line(160)),
});
export type LetterheadInput = z.input<typeof letterheadInput>;

export const getLetterhead = get('/v1/crm/letterhead', SIGNED_IN, {
  summary: 'Identitas toko di struk, daftar harga, dan pesan',
  reply: letterhead,
});

export const updateLetterhead = put('/v1/crm/letterhead', OWNER_ONLY, {
  summary: 'Ubah identitas toko',
  body: letterheadInput,
  reply: letterhead,
});

/**
 * `POST` multipart, one part named `file`; converted to PNG without cropping. Returns a `letterhead`. Errors: those of
 * `UPLOAD_PATH`.
 */
export const LOGO_PATH = '/v1/crm/letterhead/logo';
/** Pixels: longer edge of the stored logo, and minimum of either edge. */
export const LOGO_SIDE = 480;
export const MIN_LOGO_SIDE = 64;

export const removeLogo = del(LOGO_PATH, OWNER_ONLY, {
  summary: 'Hapus logo toko',
  reply: letterhead,
});
