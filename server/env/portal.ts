import { z } from 'zod';
import { httpUrl, withoutSlash } from './shapes';

const liveUrl = z
  .url({ protocol: /^(https?|wss?)$/ })
  .transform((url) => withoutSlash(url).replace(/^http/, 'ws'));
const phone = z.string().regex(/^[1-9]\d{7,14}$/);
/** Addresses in the order of the tutorials; an empty place keeps the drawn one. */
const videos = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.literal(''), httpUrl])).max(3));
const npwp = z.string().regex(/^\d{15,16}$/);

/** What the portal says and calls. */
export const portalVariables = {
  /** Another API host for the browser; left out, this server is the API. */
  API_URL: { shape: httpUrl.transform(withoutSlash).optional(), expects: 'an http(s):// address' },
  /** Folder of the live channels; left out, /live of the API host. */
  LIVE_URL: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /** Where a channel goes on when the first one closes, in turns; left out, the same again. */
  LIVE_URL_SECONDARY: { shape: liveUrl.optional(), expects: 'a ws(s):// or http(s):// address' },
  /** What the browser puts into a socket's address: a one-use ticket, or the session's token. Left out: the token where API_URL names a host, which knows of no tickets unless it is one of ours. */
  LIVE_AUTH: { shape: z.enum(['ticket', 'token']).optional(), expects: 'ticket or token' },
  PRODUCT_NAME: { shape: z.string().max(40).default('Lumbung'), expects: 'at most 40 characters' },
  SUPPORT_NUMBER: {
    shape: phone.default('6281234567890'),
    expects: 'a phone number in digits with its country code, such as 6281234567890',
  },
  /** The guideline document of the menu search (spec section 1). */
  GUIDE_URL: { shape: httpUrl.default('https://panduan.lumbung.test'), expects: 'an http(s):// address' },
  /** The chat link for questions (spec section 1); left out, a WhatsApp chat with SUPPORT_NUMBER. */
  FAQ_URL: { shape: httpUrl.optional(), expects: 'an http(s):// address' },
  /** Video files of the three tutorials of the dashboard; without one its drawn scenes play. */
  TUTORIAL_VIDEOS: {
    shape: videos.default([]),
    expects: 'up to three http(s):// addresses of video files with commas, a place may stay empty',
  },
  /** Who sells, as invoices say it. */
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
