import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../core/contract/endpoint';
import { PAYMENT_CALLBACK_PATH, sandboxPaymentPath } from '../../../core/contract/payment';
import { idParams } from '../../../core/contract/shapes';
import type { PaymentGateway } from '../../../platform/adapters/payment/payment';
import {
  type Delivery,
  performAction,
  type SandboxAction,
  sandboxActions,
} from '../../../platform/adapters/payment/sandbox-actions';
import type { SandboxBook } from '../../../platform/adapters/payment/sandbox-book';
import { AppError } from '../../../platform/http/app-error';
import { assertUtf8 } from '../../../platform/http/body-text';
import { newNonce } from '../../../platform/http/content-policy';
import { plainPagePolicy } from '../../../platform/http/plain-page';
import { type SandboxSubject, sandboxPaymentPage } from './sandbox-page';

export interface SandboxDeps {
  gateway: PaymentGateway | null;
  /** Null unless the sandbox is the gateway. */
  book: SandboxBook | null;
  /** One for each kind of payment; null for an id of another kind. */
  subjects: readonly ((id: string) => Promise<SandboxSubject | null>)[];
  productName: string;
}

const action = z.enum(Object.keys(sandboxActions) as [SandboxAction, ...SandboxAction[]]);
const actionInput = z.strictObject({ action });
const resultQuery = z.strictObject({
  action: action.optional(),
  answers: z
    .string()
    .regex(/^(\d{3}(,\d{3})*)?$/)
    .default(''),
});

/** Sandbox gateway: a page for paying, whose actions send real HTTP callbacks to the regular endpoint. */
export async function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const { gateway, book, subjects, productName } = deps;

  const find = async (id: string) => {
    const payment = book && (await gateway?.isOpen()) ? await book.byMerchant(id) : null;
    const found = payment ? await Promise.all(subjects.map((subjectOf) => subjectOf(id))) : [];
    const subject = found.find((one) => one !== null);
    if (!book || !payment || !subject) throw new AppError('NOT_FOUND');
    return { book, payment, subject };
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) =>
        Object.fromEntries(new URLSearchParams(assertUtf8(body).toString('utf8'))),
    );
    const path = sandboxPaymentPath(':id');
    const config = { object: PUBLIC };

    scope.get(
      path,
      { config, schema: { hide: true, params: idParams, querystring: resultQuery } },
      async (request, reply) => {
        const { id } = request.params as z.output<typeof idParams>;
        const { action, answers } = request.query as z.output<typeof resultQuery>;
        const { payment, subject } = await find(id);
        const nonce = newNonce();
        const outcome = action ? { action, answers: answers ? answers.split(',').map(Number) : [] } : null;
        return reply
          .header('content-security-policy', plainPagePolicy(nonce))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(sandboxPaymentPage({ productName, nonce, subject, payment, outcome }));
      },
    );

    scope.post(
      path,
      { config, schema: { hide: true, params: idParams, body: actionInput } },
      async (request, reply) => {
        const { id } = request.params as z.output<typeof idParams>;
        const { action } = request.body as z.output<typeof actionInput>;
        const { book: books, payment } = await find(id);
        const answers = await deliver(request, await performAction(books, payment, action));
        if (request.headers['content-type']?.startsWith('application/json')) {
          return { status: 200, message: 'OK', data: { answers } };
        }
        const query = new URLSearchParams({ action, answers: answers.join(',') });
        return reply.redirect(`${sandboxPaymentPath(id)}?${query}`, 303);
      },
    );
  });
}

/** Sends groups in sequence, each in parallel; returns the response statuses. */
async function deliver(request: FastifyRequest, groups: readonly Delivery[][]): Promise<number[]> {
  // Uses the socket's address, because the Host header may be anything.
  const { localAddress = '127.0.0.1', localPort } = request.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const address = `http://${host}:${localPort}${PAYMENT_CALLBACK_PATH.replace(':gateway', 'sandbox')}`;
  const answers: number[] = [];
  for (const group of groups) {
    const callbacks = group.map(({ body, signature }) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-callback-signature': signature },
        body,
      }).then(({ status }) => status),
    );
    answers.push(...(await Promise.all(callbacks)));
  }
  return answers;
}
