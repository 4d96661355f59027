import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../core/contract/endpoint';
import { PAYMENT_CALLBACK_PATH } from '../../../core/contract/payment';
import { AppError } from '../../../platform/http/app-error';
import { assertUtf8 } from '../../../platform/http/body-text';
import type { Callbacks } from './callbacks';

/** Far above the size of any callback. */
const MOST_BYTES = 64 * 1024;

const params = z.object({ gateway: z.string().max(20) });

/** Payment callbacks. The signature covers the raw bytes, so the body is not parsed. */
export async function callbackRoutes(app: FastifyInstance, callbacks: Callbacks): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => assertUtf8(body),
    );
    scope.route({
      method: 'POST',
      url: PAYMENT_CALLBACK_PATH,
      bodyLimit: MOST_BYTES,
      config: { object: PUBLIC, alwaysOpen: true },
      schema: {
        summary: 'Callback penyedia pembayaran',
        security: [],
        params,
        querystring: z.strictObject({}),
      },
      handler: async ({ params: given, headers, body, ip }) => {
        if (!Buffer.isBuffer(body)) throw new AppError('BAD_REQUEST');
        await callbacks.receive((given as z.output<typeof params>).gateway, headers, body, ip);
        // Gateways expect `success`; the rest is our envelope.
        return { status: 200, message: 'OK', success: true };
      },
    });
  });
}
