import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../../demo/logins';
import { type ApiProcess, startApiProcess } from '../../../support/api-process';
import { Client } from '../../../support/client';
import { postgresAvailable } from '../../../support/database';
import { codeTo, messagesTo, quiet } from '../../../support/outbox';
import { startTestServer, type TestServer } from '../../../support/server';

/** A guessable secret: allowed tries, and answers to wrong and locked ones. */
interface Probe {
  tries: number;
  wrong: string;
  locked: string;
  right: string;
  guess(client: Client, secret: string): Promise<{ body: { code?: string } }>;
}

const NEW = 'Barunya#77';

describe.skipIf(!(await postgresAvailable()))('guessing at two processes', () => {
  let server: TestServer;
  let processes: ApiProcess[] = [];
  const probes = new Map<string, Probe>();
  /** One caller at both processes. */
  const at = (nth: number, token: string | null) => new Client(processes[nth % 2]?.url ?? '', token);
  const tokens = new Map<string, string | null>();
  const guess = async (name: string, nth: number, secret: string) => {
    const { body } = await probe(name).guess(at(nth, tokens.get(name) ?? null), secret);
    return body.code ?? 'right';
  };
  const probe = (name: string): Probe => {
    const found = probes.get(name);
    if (!found) throw new Error(`no door ${name}`);
    return found;
  };
  const wrongOf = (right: string) => (right === '590418' ? '590419' : '590418');

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    const env = { DATA_DIR: server.env.DATA_DIR, DATABASE_URL: server.env.DATABASE_URL ?? '' };
    const start = () => Promise.all([startApiProcess(env), startApiProcess(env)]);
    processes = await start();

    const { body } = await server.guest.post('/v1/crm/login-v2/request', {
      phone: '081200000002',
      channel: 'sms',
    });
    const { request_id } = body.data;
    probes.set('a password at sign-in', {
      ...{ tries: 5, wrong: 'WRONG_CREDENTIALS', locked: 'LOGIN_LOCKED', right: DEMO_PASSWORD },
      guess: (client, password) => client.post('/v1/crm/login', { identifier: 'lain@demo.test', password }),
    });
    probes.set('the present password', {
      ...{ tries: 5, wrong: 'WRONG_PASSWORD', locked: 'PASSWORD_LOCKED', right: DEMO_PASSWORD },
      guess: (client, current_password) =>
        client.put('/v1/crm/update-password', {
          ...{ current_password, password: NEW, password_confirmation: NEW },
          end_other_sessions: false,
        }),
    });
    probes.set('a PIN', {
      ...{ tries: 3, wrong: 'WRONG_PIN', locked: 'PIN_LOCKED', right: DEMO_PIN },
      guess: (client, pin) => client.post('/v1/crm/pin/verify', { pin }),
    });
    probes.set('a code to sign in', {
      ...{ tries: 5, wrong: 'OTP_WRONG', locked: 'OTP_LOCKED', right: await codeTo(server, '6281200000002') },
      guess: (client, code) => client.post('/v1/crm/login-v2', { request_id, code }),
    });
    for (const name of ['the present password', 'a PIN'])
      tokens.set(name, (await server.signIn('segera@demo.test')).token);

    for (const [name, { right, wrong }] of probes)
      expect(await guess(name, 0, wrongOf(right)), name).toBe(wrong);
    await Promise.all(processes.map((one) => one.kill()));
    processes = await start();
  }, 240_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    await server?.close();
  });

  it.each(['a password at sign-in', 'the present password', 'a PIN', 'a code to sign in'])(
    '%s stops it, counting what was tried before both were killed; the right one is locked out too',
    async (name) => {
      const { tries, wrong, locked, right } = probe(name);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, nth) => guess(name, nth, wrongOf(right))),
      );
      // One was compared before, and the last answers with the lock.
      expect(answers.filter((one) => one === wrong)).toHaveLength(tries - 2);
      expect(answers.filter((one) => one === locked)).toHaveLength(102 - tries);
      expect([await guess(name, 0, right), await guess(name, 1, right)]).toEqual([locked, locked]);
    },
    120_000,
  );

  it.each([
    ['/v1/crm/forgot-password', { identifier: 'perunggu@demo.test' }, 'perunggu@demo.test', 'LINK_WAIT'],
    ['/v1/crm/resend-email', { email: 'surel@demo.test' }, 'surel@demo.test', 'LINK_WAIT'],
    ['/v1/crm/login-v2/request', { phone: '081200000011', channel: 'whatsapp' }, '6281200000011', 'OTP_WAIT'],
  ])('%s sends one message, however many ask at once', async (path, body, to, refused) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => (await at(nth, null).post(path, body)).body),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === refused)).toHaveLength(49);
    await quiet(server);
    expect(await messagesTo(server, to)).toHaveLength(1);
  });

  it('opens nothing with tokens of links that were never sent', async () => {
    const tried = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => {
        const authorization = `Bearer ${String(nth).padStart(43, 'A')}`;
        return at(nth, null).post(
          '/v1/crm/reset-password',
          { password: NEW, password_confirmation: NEW },
          { authorization },
        );
      }),
    );
    expect(new Set(tried.map(({ body }) => body.code))).toEqual(new Set(['LINK_INVALID']));
  });
});
