import { z } from 'zod';
import { LIVE_PATH } from './browser-config';
import { notification } from './notification';
import type { LiveChannel } from './session';
import { id, rupiah } from './shapes';

/** `mitra-balance` and `mitra-panel-balance`: a frame with a lower version than the shown one is dropped. */
export const balanceFrame = z.object({ balance: rupiah, version: z.int() });
export type BalanceFrame = z.infer<typeof balanceFrame>;

/** Notifications use the balance channel (specification 7). */
export const notificationFrame = z.object({
  notification: notification.omit({ is_read: true }),
});

export const balanceChannelFrame = z.union([balanceFrame, notificationFrame]);

/** `mitra`: names the changed data, which the browser then reads again. */
export const mitraFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transaction'),
    id,
    status: z.int(),
    refunded: z.int(),
    version: z.int(),
  }),
  z.object({ type: z.literal('topup'), id, status: z.int(), version: z.int() }),
  z.object({ type: z.literal('resource'), resource: z.string().max(80) }),
  z.object({
    type: z.enum(['product.price_changed', 'product.status_changed']),
    brand_id: id,
    variation_id: id,
  }),
  z.object({ type: z.literal('integration') }),
  z.object({ type: z.literal('facts'), revision: z.string() }),
  /** First frame of channels without a balance: the socket was accepted. */
  z.object({ type: z.literal('open') }),
  /** More changes than are buffered happened between the page's reads and its socket (`age`): read everything again. */
  z.object({ type: z.literal('missed') }),
]);
export type MitraFrame = z.infer<typeof mitraFrame>;

/** Close code before the first frame: too many sockets; retrying in five seconds is useless. */
export const SOCKET_REFUSED = 1008;

/** Query `token` is the ticket, `age` the milliseconds since the page's first read (specification 7, design 8). */
export const livePath = (channel: LiveChannel): `/live/${LiveChannel}` => `${LIVE_PATH}/${channel}`;
