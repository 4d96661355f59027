import { z } from 'zod';
import { plainCode } from '../format/plain-text';
import { PUBLIC, post, SIGNED_IN } from './endpoint';
import { named, otherwise } from './reading';
import { id, instant, nothing } from './shapes';

/** Specification 3: `authType`, for example phone. */
export const authType = z.enum(['email', 'phone']);
export type AuthType = z.infer<typeof authType>;

/** Stored in local storage as `loginSession` (specification 3). */
export interface LoginSession {
  accessToken: string | null;
  /** `email` or `phone` when this portal signed in; the token alone decides whether there is a session. */
  authType?: string;
}

export const loginInput = z.strictObject({
  identifier: z.string().overwrite(plainCode).min(1).max(100),
  password: z.string().min(1).max(64),
});

export const openedSession = z.object({
  accessToken: named(z.string()),
  authType: otherwise(authType, 'email'),
  user_id: id,
  expires_at: instant,
});

/** A wrong password and an unknown account get the same answer. */
export const login = post('/v1/crm/login', PUBLIC, {
  summary: 'Masuk dengan e-mail atau nomor HP dan kata sandi',
  body: loginInput,
  reply: openedSession,
});

export const logout = post('/v1/crm/logout', SIGNED_IN, {
  summary: 'Keluar dari sesi ini',
  body: nothing,
  reply: z.object({}),
});

export const liveChannel = z.enum(['mitra', 'mitra-balance', 'mitra-panel-balance']);
export type LiveChannel = z.infer<typeof liveChannel>;

/** One-use tickets, one per readable channel, valid for 30 s (design 8). */
export const createLiveTickets = post('/v1/crm/live-ticket', SIGNED_IN, {
  summary: 'Tiket sekali pakai untuk kanal langsung',
  body: z.strictObject({ channels: z.array(liveChannel).min(1).max(liveChannel.options.length) }),
  reply: z.object({ tickets: z.partialRecord(liveChannel, z.string()), expires_at: instant }),
});
