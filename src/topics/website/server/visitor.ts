import type { FastifyRequest } from 'fastify';

/** Programs that say what they are; browsers of people do not match. */
const PROGRAM = /bot|crawl|spider|slurp|preview|externalhit|headless|lighthouse|monitor|compatible;/i;

type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'url'>;

/** True for programs, whose requests are answered but never counted. */
export const isProgram = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const agent = headers['user-agent'] ?? '';
  return !agent.startsWith('Mozilla/') || PROGRAM.test(agent);
};

/** True for a page that a person opens: no program, no prefetch, and not the same page again. */
export function isVisitor({ method, headers }: Omit<Asked, 'url'>): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join();
  return (
    method === 'GET' &&
    !isProgram({ headers }) &&
    !/prefetch|prerender|preview/.test(purpose) &&
    // Browsers send it only to load a page again.
    headers['cache-control'] === undefined &&
    headers.accept?.includes('text/html') === true
  );
}

/** True if a browser asks that nobody follows its visits: Do Not Track or Global Privacy Control. */
export const refusesTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

/** Keys of links that are sent to one person: to an order, or to confirm an address. */
const PERSONAL = /[?&](?:k|token)=/;

/** True unless the visitor comes from another page of the same website, or back to something begun before. */
export function isArrival({ headers, url }: Pick<Asked, 'headers' | 'url'>): boolean {
  if (PERSONAL.test(url)) return false;
  const { 'sec-fetch-site': site, referer = '', host } = headers;
  if (site !== undefined) return site !== 'same-origin';
  return !URL.canParse(referer) || new URL(referer).host !== host;
}
