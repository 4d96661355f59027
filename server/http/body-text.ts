import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error';

/** The body itself. Throws BAD_REQUEST if it is not UTF-8: its text would be altered in silence. */
export function assertUtf8(body: Buffer): Buffer {
  if (isUtf8(body)) return body;
  throw notUtf8();
}

/** A text that a library has decoded. Throws BAD_REQUEST where its bytes were not UTF-8: U+FFFD stands for them. */
export function assertDecoded<Value>(value: Value): Value {
  if (typeof value === 'string' && value.includes('\uFFFD')) throw notUtf8();
  return value;
}

const notUtf8 = (): AppError =>
  new AppError('BAD_REQUEST', undefined, { body: ['Isi permintaan harus ditulis dalam UTF-8.'] });

/** Reads a body as JSON, or throws what is answered with 400. */
export function jsonReader(app: Pick<FastifyInstance, 'getDefaultJsonParser'>) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: Buffer): Promise<unknown> =>
    new Promise((resolve, reject) => {
      parse(request, assertUtf8(body).toString('utf8'), (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
}
