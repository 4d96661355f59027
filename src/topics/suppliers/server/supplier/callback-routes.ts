import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../../core/contract/endpoint';
import { AppError } from '../../../../platform/http/app-error';
import { assertUtf8 } from '../../../../platform/http/body-text';
import type { SupplierCallbacks } from './callbacks';

/** Far above the size of any callback. */
const MOST_BYTES = 64 * 1024;

export const SUPPLIER_CALLBACK_PATH = '/v1/callback/supplier/:supplier';

const params = z.object({ supplier: z.string().max(20) });

/** The signature covers the raw bytes, so the body is not parsed. Open during maintenance. */
export async function supplierCallbackRoutes(
  app: FastifyInstance,
  callbacks: SupplierCallbacks,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      assertUtf8(body),
    );
    scope.route({
      method: 'POST',
      url: SUPPLIER_CALLBACK_PATH,
      bodyLimit: MOST_BYTES,
      config: { object: PUBLIC, alwaysOpen: true },
      schema: {
        summary: 'Callback pemasok',
        security: [],
        params,
        querystring: z.strictObject({}),
      },
      handler: async ({ params: given, headers, body, ip }) => {
        if (!Buffer.isBuffer(body)) throw new AppError('BAD_REQUEST');
        await callbacks.receive((given as z.output<typeof params>).supplier, headers, body, ip);
        return { status: 200, message: 'OK' };
      },
    });
  });
}
