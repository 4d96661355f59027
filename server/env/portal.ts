import { z } from 'zod';
import { httpUrl, withoutSlash } from './shapes';

const liveUrl = z
  .url({ protocol: /^(https?|wss?)$/ })
  .transform((url) => withoutSlash(url).replace(/^http/, 'ws'));
const phone = z.string().regex(/^[1-9]\d{7,14}$/);
/** URLs in the order of the tutorials; an empty entry keeps the shipped video. */
const videos = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.literal(''), httpUrl])).max(3));
const npwp = z.string().regex(/^\d{15,16}$/);

export const portalVariables = {
  /** API host for the browser; defaults to this server. */
  API_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  /** Base URL of the live channels; defaults to /live of the API host. */
  LIVE_URL: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /** Fallback host of the live channels, used alternately; defaults to the primary one. */
  LIVE_URL_SECONDARY: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /**
   * Socket authentication: a one-use ticket, or the session token. Defaults to the token if API_URL names a
   * host, which may not support tickets.
   */
  LIVE_AUTH: { shape: z.enum(['ticket', 'token']).optional(), expects: 'ticket or token' },
  PRODUCT_NAME: { shape: z.string().max(40).default('Lumbung'), expects: 'at most 40 characters' },
  SUPPORT_NUMBER: {
    shape: phone.default('6281234567890'),
    expects: 'a phone number in digits with its country code, such as 6281234567890',
  },
  /** Guide document of the menu search (spec section 1). */
  GUIDE_URL: { shape: httpUrl.default('https://panduan.lumbung.test'), expects: 'an http(s):// address' },
  /** Chat link for questions (spec section 1); defaults to a WhatsApp chat with SUPPORT_NUMBER. */
  FAQ_URL: { shape: httpUrl.optional(), expects: 'an http(s):// address' },
  /** Videos of the three dashboard tutorials, instead of the shipped ones. */
  TUTORIAL_VIDEOS: {
    shape: videos.default([]),
    expects: 'up to three http(s):// addresses of video files with commas, a place may stay empty',
  },
  COMPANY_NAME: {
    shape: z.string().max(80).default('PT Lumbung Digital Niaga'),
    expects: 'at most 80 characters',
  },
  COMPANY_ADDRESS: {
    shape: z.string().max(200).default('Jl. Jenderal Sudirman Kav. 52, Jakarta Selatan 12190'),
    expects: 'at most 200 characters',
  },
  COMPANY_NPWP: { shape: npwp.default('0012345678012000'), expects: '15 or 16 digits' },
  COMPANY_EMAIL: { shape: z.email().default('keuangan@lumbung.test'), expects: 'an e-mail address' },
};
