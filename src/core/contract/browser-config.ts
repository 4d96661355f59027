export const outboxPath = '/sandbox/outbox';

export const LIVE_PATH = '/live';

export type Line = 'primary' | 'secondary';

/**
 * Configuration sent to the browser as JSON in `index.html` (design 12). Read from the server's environment: a change
 * needs a restart, no build.
 */
export interface BrowserConfig {
  /** Base URL without a trailing slash; empty means the same host. */
  apiUrl: string;
  /** Base URLs of the primary and secondary live channel; equal for one host. */
  liveUrls: Record<Line, string>;
  productName: string;
  /** WhatsApp number, digits only; empty if not configured. */
  supportNumber: string;
  guideUrl: string;
  faqUrl: string;
  /** Tutorial videos in order; an empty entry plays the shipped one. */
  tutorialVideos: string[];
  maintenance: boolean;
  otp: boolean;
  /** True if sandbox messages can be read at `outboxPath`: demo data on this machine only. */
  outbox: boolean;
  /** Authentication of sockets: a one-use ticket, or the session token for a foreign API host (design 8). */
  liveAuth: 'ticket' | 'token';
  version: string;
}
