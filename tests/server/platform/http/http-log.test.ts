import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../src/platform/db/client';
import { QueryError } from '../../../../src/platform/db/over-connection';
import { AppError } from '../../../../src/platform/http/app-error';
import { loggerOptions } from '../../../../src/platform/http/logger-options';
import { createMeter } from '../../../../src/platform/metrics/meter';
import { installErrors } from '../../../../src/server/plugins/errors';
import { installSockets } from '../../../../src/server/plugins/live';
import { installMetrics } from '../../../../src/server/plugins/metrics';
import { installHeaders } from '../../../../src/server/plugins/security';
import { serverOptions } from '../../../../src/server/server-options';

const MARK = 'rahasia-2026';

/** A server with our options that records its log. */
function listening(): { app: FastifyInstance; lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const options = serverOptions({ rewriteUrl: ({ url = '/' }) => url, trustProxy: false, logLevel: 'info' });
  const app = fastify({ ...options, logger: { ...Object(loggerOptions('info')), stream } });
  installErrors(app);
  return { app, lines };
}

describe('the log', () => {
  it('of a failed request names the error and the request, and holds no token, parameter, row or query', async () => {
    const { app, lines } = listening();
    app.get('/v1/broken', async (request) => {
      request.log.info({ req: request, password: MARK, body: { pin: MARK, token: MARK } }, 'called');
      const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: `(${MARK})` });
      throw new QueryError('insert into sessions values ($1)', cause);
    });
    const answer = await app.inject({
      url: `/v1/broken?ticket=${MARK}`,
      headers: { authorization: `Bearer ${MARK}`, cookie: MARK },
    });

    expect(answer.json()).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(answer.json().message).toContain(answer.json().request_id);
    const log = lines.join('');
    expect(log).toContain('insert into sessions values ($1)');
    expect(log).toContain('23505');
    expect(log).toContain(answer.json().request_id);
    expect(log + answer.body).not.toContain(MARK);
  });

  it.each([
    ['a refusal that was meant, though it is a 503, as a warning', new AppError('MAINTENANCE'), 'warn'],
    ['what nobody meant as an error', new Error('broken'), 'error'],
  ])('logs %s', async (_words, failure, level) => {
    const { app, lines } = listening();
    app.get('/v1/broken', async () => {
      throw failure;
    });
    const { statusCode } = await app.inject({ url: '/v1/broken' });
    expect(statusCode).toBeGreaterThanOrEqual(500);
    const levels = lines.map((line) => JSON.parse(line).level);
    expect(levels.filter((one) => one === 'warn' || one === 'error')).toEqual([level]);
  });

  it('says nothing of frames that are none, which any signed-in client may send', async () => {
    const { app, lines } = listening();
    await installSockets(app);
    app.get('/live', { websocket: true }, () => undefined);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const handshake = 'GET /live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n';
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    for (const frame of ['ffff', '8100', '81ff00000000000f0000', 'c180', '8302', '']) {
      const socket = connect(port, '127.0.0.1', () => socket.write(handshake + key));
      socket.on('error', () => undefined);
      socket.once('data', () => (frame ? socket.write(Buffer.from(frame, 'hex')) : socket.resetAndDestroy()));
      await new Promise((resolve) => socket.on('close', resolve));
    }
    await app.close();
    expect(lines.map((line) => JSON.parse(line).level).filter((level) => level !== 'info')).toEqual([]);
  });

  it('holds, at the level info, one line of JSON for each call, with the id of the answer', async () => {
    const { app, lines } = listening();
    await installHeaders(app);
    const supply = async () => ({ closed: 0, waiting: 0 });
    installMetrics(app, { meter: createMeter(), database: {} as Database, token: undefined, supply });
    app.get('/v1/things/:id', async () => ({}));
    const answer = await app.inject({ url: `/v1/things/7?ticket=${MARK}` });
    const line = JSON.parse(lines.find((text) => text.includes('answered')) ?? '{}');
    expect(line).toMatchObject({
      level: 'info',
      request_id: answer.headers['x-request-id'],
      req: { method: 'GET', path: '/v1/things/7', ip: '127.0.0.1' },
      route: '/v1/things/:id',
      status: 200,
    });
    expect(new Date(line.time).toISOString()).toBe(line.time);
    expect(lines.join('')).not.toContain(MARK);
  });

  it.each([
    ['of a known length', 'content-length: 1000', '{"a":'],
    ['in pieces', 'transfer-encoding: chunked', '5\r\n{"a":\r\n'],
  ])('says nothing of a caller who hangs up in the middle of a body %s', async (_words, header, begun) => {
    const { app, lines } = listening();
    const ended = new Promise<number>((resolve) => {
      app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
    });
    const arrived = new Promise<void>((resolve) => {
      app.addHook('preParsing', async () => resolve());
    });
    app.post('/v1/taken', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    const { port } = app.server.address() as AddressInfo;
    const caller = connect(port, '127.0.0.1');
    const head = ['POST /v1/taken HTTP/1.1', 'host: x', 'content-type: application/json', header];
    caller.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
    await arrived;
    caller.resetAndDestroy();

    expect(await ended).toBe(400);
    expect(lines).toEqual([]);
    await app.close();
  });
});
