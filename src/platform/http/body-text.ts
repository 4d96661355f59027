import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error';

/** Throws BAD_REQUEST if the body is not UTF-8, because invalid bytes would be replaced silently. */
export function assertUtf8(body: Buffer): Buffer {
  if (isUtf8(body)) return body;
  throw notUtf8();
}

/** Throws BAD_REQUEST if decoded text contains U+FFFD, which replaces invalid bytes. */
export function assertDecoded<Value>(value: Value): Value {
  if (typeof value === 'string' && value.includes('\uFFFD')) throw notUtf8();
  return value;
}

const notUtf8 = (): AppError =>
  new AppError('BAD_REQUEST', undefined, { body: ['Isi permintaan harus ditulis dalam UTF-8.'] });

/** Reads a body as JSON; throws errors answered with 400. */
export function jsonReader(app: Pick<FastifyInstance, 'getDefaultJsonParser'>) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer): Promise<unknown> =>
    new Promise((resolve, reject) => {
      parse(request, assertUtf8(body).toString('utf8'), (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
}
