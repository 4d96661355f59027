import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from '../../server/http/logger-options';
import { serverOptions } from '../../server/http/server-options';
import { installErrors } from '../../server/plugins/errors';

const MARK = 'rahasia-2026';

describe('the log of a failed request', () => {
  it('names the fault and the request, and holds no token, parameter, row or query', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    });
    const options = serverOptions({ trustProxy: false, logLevel: 'info' });
    const app = fastify({ ...options, logger: { ...Object(loggerOptions('info')), stream } });
    installErrors(app);
    app.get('/v1/broken', async (request) => {
      request.log.info({ req: request, password: MARK, body: { pin: MARK, token: MARK } }, 'called');
      const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: `(${MARK})` });
      throw new DrizzleQueryError('insert into sessions values ($1)', [MARK], cause);
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
});
