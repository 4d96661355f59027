import { HEALTHZ, METRICS, READYZ } from './operator-paths';

/** Paths that answer JSON; everything else is a page or one of its files. */
export const isApiPath = (url: string): boolean =>
  /^\/(?:v1|open-api|live|openapi\.json|developer\/\w+\.json)(?:[/?]|$)/.test(url);

/** Whether a page may stand there: no place of the portal has an empty name, or a slash in one. */
export const isPagePath = (url: string): boolean => !/\/\/|%2f|\\|%5c/i.test(pathOf(url));

/** The path without its query, which may carry a live ticket and never reaches a log. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * The one spelling of what a caller asks for (RFC 3986, 6.2.2.2): without scheme and host, and no letter, digit or sign
 * encoded that need not be. The router reads all spellings alike; whatever else decides by the path must too.
 */
export function plainUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const plain = path.replace(UNRESERVED, (one) => decodeURIComponent(one));
  return [plain === '' ? '/' : plain, ...query].join('?');
}

const operatorPaths: ReadonlySet<string> = new Set([HEALTHZ, READYZ, METRICS]);

/** Paths for whoever runs the portal: no page stands there, and no limit of callers counts. */
export const isOperatorPath = (url: string): boolean => operatorPaths.has(pathOf(url));
