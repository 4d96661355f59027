import { type BrowserConfig, LIVE_PATH } from '../../core/contract/browser-config';
import { allowForeignIds } from '../../core/format/foreign-ids';
import { parseJson } from './storage-keys';

const defaults: BrowserConfig = {
  apiUrl: '',
  liveUrls: { primary: LIVE_PATH, secondary: LIVE_PATH },
  productName: 'Lumbung',
  supportNumber: '',
  guideUrl: '',
  faqUrl: '',
  tutorialVideos: [],
  maintenance: false,
  otp: true,
  outbox: false,
  liveAuth: 'ticket',
  version: '',
};

const CONFIG_ID = 'config';

function readConfig(): BrowserConfig {
  const parsed = parseJson(document.getElementById(CONFIG_ID)?.textContent ?? '');
  return { ...defaults, ...(parsed as Partial<BrowserConfig> | undefined) };
}

export const browserConfig: BrowserConfig = readConfig();
if (browserConfig.apiUrl) allowForeignIds();

/**
 * Nonce of this response's content policy, for antd's styles. Browsers expose it as a property only, not as the
 * attribute.
 */
export const cspNonce = (): string | undefined => document.getElementById(CONFIG_ID)?.nonce || undefined;

/** Address of a file: other hosts also send a path without its first slash, or a whole URL. */
export const fileUrl = (path: string, host = browserConfig.apiUrl): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) ? path : `${host}/${path.replace(/^\//, '')}`;
