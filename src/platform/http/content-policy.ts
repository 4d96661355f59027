import { randomBytes } from 'node:crypto';

/** For everything but pages: API responses, pictures, scripts. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A service worker fetches under the policy of its own script. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export const newNonce = (): string => randomBytes(16).toString('base64');

export interface PageSources {
  nonce: string;
  /** `Host` header: `'self'` does not cover WebSocket URLs in every browser. */
  host: string;
  /** API on another host (`API_URL`), else null. */
  apiUrl: string | null;
  /** Live channels on other hosts (`LIVE_URL`, `LIVE_URL_SECONDARY`): `ws(s)://` URLs. */
  liveUrls: readonly string[];
  videos: readonly string[];
  /** Origins of partners' websites, whose previews are shown in a frame. */
  frames: string;
  /** Additional `connect-src` sources; Vite's reload socket in development. */
  connect: readonly string[];
}

// Prevents header injection: the host is copied into the policy.
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/**
 * Policy of a page. Scripts and style elements need the nonce; only style *attributes* are open, because antd
 * and sanitised articles use them and they run nothing.
 */
export function pagePolicy({ nonce, host, apiUrl, liveUrls, videos, frames, connect }: PageSources): string {
  const self = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const api = apiUrl ? [new URL(apiUrl).origin, new URL(apiUrl).origin.replace(/^http/, 'ws')] : [];
  const live = liveUrls.map((url) => new URL(url).origin);
  // Another API host may serve pictures from anywhere.
  const pictures = apiUrl ? [new URL(apiUrl).origin, 'https:'] : [];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...new Set([...self, ...api, ...live, ...connect])].join(' '),
    ["media-src 'self'", ...new Set(videos.map((url) => new URL(url).origin))].join(' '),
    "font-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
