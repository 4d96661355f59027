import { HEALTHZ, METRICS, READYZ, WEBSITE_HOST } from './operator-paths';

/** Paths that return JSON; all others are pages or files. */
export const isApiPath = (url: string): boolean =>
  /^\/(?:v1|open-api|live|openapi\.json|developer\/\w+\.json)(?:[/?]|$)/.test(url);

/** True if a page can have this path: no route has an empty segment or an encoded slash. */
export const isPagePath = (url: string): boolean => !/\/\/|%2f|\\|%5c/i.test(pathOf(url));

/** Path without query, which may contain a live ticket and must not be logged. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * Normalized URL (RFC 3986, 6.2.2.2): without scheme and host, unreserved characters decoded. The router
 * accepts all spellings, so every other check by path must normalize, too.
 */
export function plainUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const plain = pathToDecode(path.replace(UNRESERVED, (one) => decodeURIComponent(one)));
  return [plain === '' ? '/' : plain, ...query].join('?');
}

/** An undecodable path is a page that does not exist, which the browser shows; programs receive BAD_REQUEST. */
function pathToDecode(path: string): string {
  try {
    // The bundler drops a call whose result is not used.
    return decodeURI(path) === '' ? '' : path;
  } catch {
    return isApiPath(path) ? path : path.replaceAll('%', '%25');
  }
}

const operatorPaths: ReadonlySet<string> = new Set([HEALTHZ, READYZ, METRICS, WEBSITE_HOST]);

/** Operator endpoints: never a page. */
export const isOperatorPath = (url: string): boolean => operatorPaths.has(pathOf(url));
