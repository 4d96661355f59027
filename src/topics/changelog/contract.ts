import { z } from 'zod';
import { get, post, SIGNED_IN } from '../../core/contract/endpoint';
import { day, nothing } from '../../core/contract/shapes';

/** Domain 3.12; shown to partners as written. */
export const changeTypes = ['Baru', 'Perbaikan', 'Perubahan', 'Keamanan'] as const;
export type ChangeType = (typeof changeTypes)[number];

export const release = z.object({
  version: z.string(),
  date: day,
  title: z.string(),
  changes: z.array(z.object({ type: z.enum(changeTypes), text: z.string() })),
  is_read: z.boolean(),
});
export type Release = z.infer<typeof release>;

export const listChangelogs = get('/v1/crm/changelogs', SIGNED_IN, {
  summary: 'Versi produk, terbaru lebih dulu',
  reply: z.array(release),
});

export const markChangelogsRead = post('/v1/crm/changelogs/read', SIGNED_IN, {
  summary: 'Tandai semua versi sudah dibaca',
  body: nothing,
  reply: z.object({}),
});
