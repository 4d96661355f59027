import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { outboxPath } from '../../core/contract/browser-config';
import { PUBLIC } from '../../core/contract/endpoint';
import { line } from '../../core/contract/shapes';
import { normalisePhone } from '../../core/format/phone';
import { AppError } from '../http/app-error';
import { newNonce } from '../http/content-policy';
import { isOnThisMachine } from '../http/this-machine';
import { outboxPage } from './outbox-page';
import type { MessageService } from './service';

const MOST = 50;

const outboxQuery = z.strictObject({ to: line(100).default(''), live: z.literal('on').optional() });

export interface OutboxOptions {
  /** True with demo data; otherwise neither endpoint exists. */
  demo(): Promise<boolean>;
  publicUrl: string;
}

/**
 * Sandbox messages as a page and as JSON. They contain everyone's codes and links, so they exist only in a
 * demonstration and for local callers.
 */
export function outboxRoutes(
  app: FastifyInstance,
  message: MessageService,
  { demo, publicUrl }: OutboxOptions,
): void {
  const options = { config: { object: PUBLIC }, schema: { hide: true, querystring: outboxQuery } };
  const read = async (request: FastifyRequest) => {
    if (!isOnThisMachine(request) || !(await demo())) throw new AppError('NOT_FOUND');
    const { to, live } = request.query as z.output<typeof outboxQuery>;
    const wanted = normalisePhone(to) ?? to.toLowerCase();
    return { to: wanted, live: live === 'on', messages: await message.outbox(wanted || null, MOST) };
  };

  app.get(outboxPath, options, async (request, reply) => {
    const view = await read(request);
    const nonce = newNonce();
    const selfPath = (live: boolean) => {
      const query = new URLSearchParams({ ...(view.to && { to: view.to }), ...(live && { live: 'on' }) });
      return query.size ? `${outboxPath}?${query}` : outboxPath;
    };
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(outboxPage({ ...view, nonce, selfPath, publicUrl, productName: message.productName }));
  });

  app.get(`${outboxPath}.json`, options, async (request, reply) => {
    const { messages } = await read(request);
    return reply.header('cache-control', 'no-store').send({ status: 200, message: 'OK', data: messages });
  });
}
