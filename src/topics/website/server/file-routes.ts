import type { FastifyInstance } from 'fastify';
import { id as uuid } from '../../../core/contract/shapes';
import { FILES_PATH } from '../../../core/contract/upload';
import { AppError } from '../../../platform/http/app-error';
import { cachedFiles } from '../../../platform/http/cached-files';
import { ASSETS } from './assets';
import type { RouteDeps } from './deps';
import { config, schema } from './serve';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Built files, whose names hold a hash of their content, and pictures of partners. */
export function fileRoutes(app: FastifyInstance, { assets, uploads }: RouteDeps): void {
  const readFile = assets.folder === null ? null : cachedFiles(assets.folder);

  app.get(`${ASSETS}/:name`, { config, schema }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = await readFile?.(name, request.headers['accept-encoding'] ?? '');
    if (!file) throw new AppError('NOT_FOUND');
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', FOR_EVER)
      .type(file.type)
      .send(file.bytes);
  });

  app.get(`${FILES_PATH}/:id`, { config, schema }, async (request, reply) => {
    const id = uuid.safeParse((request.params as { id: string }).id);
    if (!id.success) throw new AppError('NOT_FOUND');
    const { row, bytes } = await uploads.open(id.data);
    return reply
      .type(row.mime)
      .header('content-length', row.bytes)
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
