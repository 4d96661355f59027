import type { FastifyRequest } from 'fastify';

/** Programs that say what they are; browsers of people do not match. */
const PROGRAM = /bot|crawl|spider|slurp|preview|externalhit|headless|lighthouse|monitor|compatible;/i;

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** True for a page that a person opens: no program, no prefetch, and not the same page again. */
export function isVisitor({ method, headers }: Asked): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join();
  return (
    method === 'GET' &&
    agent.startsWith('Mozilla/') &&
    !PROGRAM.test(agent) &&
    !/prefetch|prerender|preview/.test(purpose) &&
    // Browsers send it only to load a page again.
    headers['cache-control'] === undefined &&
    headers.accept?.includes('text/html') === true
  );
}

/** True if a browser asks that nobody follows its visits: Do Not Track or Global Privacy Control. */
export const refusesTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

/** True unless the visitor comes from another page of the same website. */
export function isArrival({ headers }: Asked): boolean {
  const { 'sec-fetch-site': site, referer = '', host } = headers;
  if (site !== undefined) return site !== 'same-origin';
  return !URL.canParse(referer) || new URL(referer).host !== host;
}
