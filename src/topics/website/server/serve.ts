import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC } from '../../../core/contract/endpoint';
import { AppError } from '../../../platform/http/app-error';
import type { RouteDeps } from './deps';
import type { Sent } from './order-input';
import type { Visit } from './visit';

export const config = { object: PUBLIC };
export const schema = { hide: true };

export type Params = Readonly<Record<string, string | undefined>>;

/** A page of an open website. */
export function page(
  app: FastifyInstance,
  { pages, visits }: Pick<RouteDeps, 'pages' | 'visits'>,
  url: string,
  handler: (visit: Visit, params: Params) => Promise<FastifyReply>,
): void {
  app.get(url, { config, schema }, async (request, reply) => {
    const visit = await pages.open(request, reply);
    if (!visit) return reply;
    const answered = await handler(visit, request.params as Params);
    if (reply.statusCode === 200) visits.page(visit);
    return answered;
  });
}

export interface Form {
  params: Params;
  body: Sent;
}

/** A form of an open website, sent by one of its own pages. */
export function form(
  app: FastifyInstance,
  { pages }: Pick<RouteDeps, 'pages'>,
  url: string,
  handler: (visit: Visit, form: Form) => Promise<FastifyReply>,
): void {
  app.post(url, { config, schema }, async (request, reply) => {
    refuseForeignForm(request);
    const visit = await pages.open(request, reply);
    if (!visit) return reply;
    return handler(visit, { params: request.params as Params, body: (request.body ?? {}) as Sent });
  });
}

/** Another site must not send forms with a member's cookie, nor fill in an order. Old browsers send neither header. */
function refuseForeignForm({ headers }: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers;
  const isForeign = origin !== undefined && hostIn(origin) !== host;
  if (isForeign || (site !== 'same-origin' && site !== 'none')) throw new AppError('FORBIDDEN');
}

const hostIn = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
