import { z } from 'zod';
import { get, SIGNED_IN } from '../../../core/contract/endpoint';
import { searchLine } from '../../../core/contract/shapes';

/** Code of a province `32`, city or regency `32.73`, district `32.73.01`, village `32.73.01.1001` (Kemendagri). */
export const regionCode = z.string().regex(/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/);

/** Level 1 province, 2 city or regency, 3 district, 4 village. `path`: `Kota Bandung, Jawa Barat`. */
export const region = z.object({
  code: regionCode,
  parent: regionCode.nullable(),
  level: z.int().min(1).max(4),
  name: z.string(),
  path: z.string(),
});
export type Region = z.infer<typeof region>;

/**
 * Without parameters, all provinces; with `parent`, its direct children by name; with `search`, up to 20 matches, best
 * first, at any depth in `parent` or (without villages) nationwide. An unknown `parent` is empty.
 */
export const listRegions = get('/v1/crm/region', SIGNED_IN, {
  summary: 'Provinsi, kota/kabupaten, kecamatan, dan kelurahan/desa',
  query: z.strictObject({ parent: regionCode.optional(), search: searchLine(60).min(2).optional() }),
  reply: z.array(region),
});
