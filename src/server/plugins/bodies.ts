import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { assertUtf8, jsonReader } from '../../platform/http/body-text';

const ENCODINGS = ['gzip', 'deflate', 'br'];

/** Reads bodies before any other plugin does. Call it before `@fastify/compress`, which unpacks them. */
export function installBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encodings = encodingsOf(headers['content-encoding']);
    const [encoding, more] = encodings;
    if (more !== undefined || (encoding !== undefined && !ENCODINGS.includes(encoding))) {
      throw new AppError('UNSUPPORTED_ENCODING', { encoding: encodings.join(', ').slice(0, 40) });
    }
    headers['content-encoding'] = encoding;
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, jsonReader(app));
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    assertUtf8(body).toString('utf8'),
  );
}

/** Encodings are case-insensitive (RFC 9110); `x-gzip` is an alias, and `identity` means none. */
const encodingsOf = (header = ''): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-gzip$/, 'gzip'))
    .filter((name) => name !== '' && name !== 'identity');
