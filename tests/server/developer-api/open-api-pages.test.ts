import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { webhookEvents } from '../../../src/core/text/webhook';
import { repositoryRoot } from '../../../src/platform/root';
import { signedCurl } from '../../../src/topics/developer-api/domain/signed-curl';
import { signedHeaders } from '../../../src/topics/developer-api/server/webhook/secret';
import type { Client } from '../../support/client';
import { freePort } from '../../support/free-port';
import { type ProgramClient, programOf } from '../../support/programs';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const run = promisify(execFile);
const runs = (command: string, ...args: string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );
const has = {
  curl: (await runs('curl', '--version')) && (await runs('openssl', 'version')),
  node: true,
  php: await runs('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'),
  python: await runs('python3', '--version'),
};

let server: TestServer;
let owner: Client;
let program: ProgramClient;
let price: number;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOK_LOOPBACK: 'allowed' } });
  owner = await server.signIn();
  program = await programOf(server, owner, 'sandbox');
  const { body } = await program.get('/items?brand=mobile-legends');
  ({ price } = body.data.find(({ sku }: { sku: string }) => sku === 'ML-86'));
});
afterAll(() => server?.close());

const environment = () => ({
  ...process.env,
  LUMBUNG_URL: server.url,
  LUMBUNG_KEY: program.keys.access_key,
  LUMBUNG_SECRET: program.keys.secret,
});

/** Output of a documentation example. */
const printed = async (language: keyof typeof has, command: string, ...args: string[]): Promise<string> => {
  const cwd = join(repositoryRoot, 'examples', language);
  return (await run(command, args, { cwd, env: environment() })).stdout;
};

const clients = [
  { language: 'curl', command: 'sh', ending: 'sh' },
  { language: 'node', command: process.execPath, ending: 'mjs' },
  { language: 'php', command: 'php', ending: 'php' },
  { language: 'python', command: 'python3', ending: 'py' },
] as const;

/** Throws for a language without a client. */
const clientOf = (language: keyof typeof has) => {
  const client = clients.find((one) => one.language === language);
  if (!client) throw new Error(`there is no client for ${language}`);
  return client;
};

describe('the examples of the documentation run as they are shown', () => {
  for (const { language, command, ending } of clients) {
    const name = `${language}: the balance is read, and an order is bought once${has[language] ? '' : ` (left out: ${language} is not installed here)`}`;
    it.runIf(has[language])(name, async () => {
      expect(await printed(language, command, `balance.${ending}`)).toMatch(/\d{7,8}/);
      const ref = `contoh-halaman-${language}`;
      const order = () =>
        printed(language, command, `order.${ending}`, ref, ...(language === 'curl' ? [String(price)] : []));
      await order();
      await order();
      const { body } = await program.get('/orders?limit=100');
      expect(body.data.filter(({ ref_id }: { ref_id: string }) => ref_id === ref)).toHaveLength(1);
    });
  }

  const command = `a call that the scenario tester hands over signs itself, and buys once however often it runs${has.curl ? '' : ' (left out: curl is not installed here)'}`;
  it.runIf(has.curl)(command, async () => {
    const wish = { ref_id: 'contoh-uji-0001', sku: 'ML-86', price };
    const body = JSON.stringify({
      ...wish,
      customer: { user_id: '12341230', zone_id: '2614' },
      allow_duplicate: true,
    });
    const [path, key] = ['/open-api/v1/orders', program.keys.access_key];
    const text = signedCurl({ origin: server.url, path, key, body });
    expect(text).not.toContain(program.keys.secret);
    const answers = [];
    for (const _time of [1, 2])
      answers.push(JSON.parse((await run('sh', ['-c', text], { env: environment() })).stdout));
    expect(answers.map(({ status, data }) => [status, data?.duplicate])).toEqual([
      [200, false],
      [200, true],
    ]);
  });

  const receivers = [
    { language: 'node', start: (port: number) => [process.execPath, 'webhook.mjs', String(port)] },
    { language: 'php', start: (port: number) => ['php', '-S', `127.0.0.1:${port}`, 'webhook.php'] },
    { language: 'python', start: (port: number) => ['python3', 'webhook.py', String(port)] },
  ] as const;
  for (const { language, start } of receivers) {
    it.runIf(has[language])(
      `${language}: what became of an order is heard, a forged word refused`,
      async () => {
        const port = await freePort();
        const { body: made } = await owner.post('/v1/crm/setting/webhook', {
          ...{
            url: `http://127.0.0.1:${port}/`,
            environment: 'sandbox',
            events: ['transaction.updated'],
            pin: DEMO_PIN,
          },
        });
        const secret: string = made.data.secret;
        const [command = '', ...args] = start(port);
        const receiver = spawn(command, args, {
          cwd: join(repositoryRoot, 'examples', language),
          env: { ...process.env, LUMBUNG_WEBHOOK_SECRET: secret },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        try {
          await listening(receiver);
          let heard = '';
          for (const stream of [receiver.stdout, receiver.stderr]) {
            stream?.on('data', (words) => {
              heard += words;
            });
          }
          const ref = `contoh-kabar-${language}`;
          const { command: shell, ending } = clientOf(language);
          await printed(language, shell, `order.${ending}`, ref);
          await until(
            'the order to be heard of',
            () => heard.includes(ref) && heard.includes('transaction.updated'),
          );
          const body = '{"type":"transaction.updated","data":{}}';
          const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body };
          const send = async (signer: string) =>
            (
              await fetch(`http://127.0.0.1:${port}/`, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...signedHeaders(message, [signer]) },
                body,
              })
            ).status;
          await hangUp(port);
          expect(await send(secret)).toBe(204);
          expect(await send(`whsec_${Buffer.from('another').toString('base64')}`)).toBe(401);
        } finally {
          receiver.kill('SIGKILL');
        }
      },
    );
  }
});

/** A request aborted in the middle of its body. */
async function hangUp(port: number): Promise<void> {
  const caller = connect(port, '127.0.0.1');
  await once(caller, 'connect');
  caller.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nabc');
  caller.resetAndDestroy();
  await once(caller, 'close');
}

/** Resolves at the first output, when it listens. */
const listening = ({ stdout, stderr }: ChildProcess): Promise<unknown> =>
  Promise.race([stdout, stderr].map((stream) => new Promise((resolve) => stream?.once('data', resolve))));

it('the guide names every event of webhooks', () => {
  const guide = readFileSync(join(repositoryRoot, 'docs', 'open-api.md'), 'utf8');
  expect(Object.keys(webhookEvents).filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});
