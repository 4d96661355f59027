/** Page of the server that shows what the sandbox delivered. */
export const outboxPath = '/sandbox/outbox';

/** Where the live channels of a host lie, unless it says otherwise. */
export const LIVE_PATH = '/live';

/** Which of the two connections of a live channel is in charge. */
export type Line = 'primary' | 'secondary';

/**
 * What the server tells the browser at start (design 12), as JSON in `index.html`. Read from the environment of
 * the server, so that a change needs a restart and no build.
 */
export interface BrowserConfig {
  /** Base of every call, without a slash at its end; empty is the host that served the page. */
  apiUrl: string;
  /** Folders of the live channels, the primary and the secondary one; the same where there is one host. */
  liveUrls: Record<Line, string>;
  productName: string;
  /** WhatsApp number of customer support, digits only; empty when none is configured. */
  supportNumber: string;
  guideUrl: string;
  faqUrl: string;
  /** Video files of the tutorials in their order; empty text, or none at a place: its drawn scenes play. */
  tutorialVideos: string[];
  maintenance: boolean;
  otp: boolean;
  /** Messages of the sandbox can be read at `outboxPath`: demo data on this machine only. */
  outbox: boolean;
  /** How a socket proves who it is: a one-use ticket, or the session token for a foreign API host (design 8). */
  liveAuth: 'ticket' | 'token';
  version: string;
}
