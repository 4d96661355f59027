import { z } from 'zod';
import { LIVE_PATH } from './browser-config';
import { notification } from './notification';
import type { LiveChannel } from './session';
import { id, rupiah } from './shapes';

/** `mitra-balance` and `mitra-panel-balance`: a frame with a lower version than one already shown is dropped. */
export const balanceFrame = z.object({ balance: rupiah, version: z.int() });
export type BalanceFrame = z.infer<typeof balanceFrame>;

/** The notification feed travels on the balance channel (specification 7). */
export const notificationFrame = z.object({
  notification: notification.omit({ is_read: true }),
});

export const balanceChannelFrame = z.union([balanceFrame, notificationFrame]);

/** `mitra`: what changed, so that the browser reads it again. */
export const mitraFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transaction'),
    id,
    status: z.int(),
    refunded: z.int(),
    version: z.int(),
  }),
  z.object({ type: z.literal('topup'), id, status: z.int(), version: z.int() }),
  /** Rows of a declared resource, told to those who may read it. */
  z.object({ type: z.literal('resource'), resource: z.string().max(80) }),
  /** An item of the catalogue costs something else, or can be had again or no more. */
  z.object({
    type: z.enum(['product.price_changed', 'product.status_changed']),
    brand_id: id,
    variation_id: id,
  }),
  /** Programs of the partner have done something, told to those who may see integrations. */
  z.object({ type: z.literal('integration') }),
  z.object({ type: z.literal('facts'), revision: z.string() }),
  /** The first frame of each channel that has no balance to tell: this socket has its place. */
  z.object({ type: z.literal('open') }),
  /** More was told between what this page read and its socket (`age` of its address) than is remembered: it reads again. */
  z.object({ type: z.literal('missed') }),
]);
export type MitraFrame = z.infer<typeof mitraFrame>;

/** Close code before the first frame: there is no place for this socket, and there is none in five seconds either. */
export const NO_PLACE = 1008;

/**
 * Socket of a channel on this server; its query `token` carries the ticket, `age` for how many milliseconds it has
 * read without hearing (specification 7, design 8).
 */
export const livePath = (channel: LiveChannel): `/live/${LiveChannel}` => `${LIVE_PATH}/${channel}`;
