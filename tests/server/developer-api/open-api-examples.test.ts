import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../src/platform/root';
import { signedHeaders } from '../../../src/topics/developer-api/server/webhook/secret';
import { type ProgramClient, phoneItem, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const run = promisify(execFile);
const runs = (command: string, ...args: string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );
const php = await runs('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);');
const python = await runs('python3', '--version');

let server: TestServer;
let program: ProgramClient;
beforeAll(async () => {
  server = await startTestServer();
  program = await programOf(server, await server.signIn(), 'sandbox');
});
afterAll(() => server?.close());

const secret = `whsec_${Buffer.from('a secret of a webhook').toString('base64')}`;
const message = (timestamp: number) => ({ id: 'msg_1', timestamp, body: '{"type":"transaction.updated"}' });

/** Output of an example client for a repeated order, and two webhooks. */
async function bought(command: string, args: string[], ref: string) {
  const { order } = await phoneItem(server, program);
  const now = Math.floor(Date.now() / 1000);
  const { body } = message(now);
  const input = {
    ...{
      url: server.url,
      key: program.keys.access_key,
      secret: program.keys.secret,
      order: order(ref, '1230', { allow_duplicate: true }),
    },
    ...{ body, webhook: secret, headers: signedHeaders(message(now), [secret]) },
    forged: signedHeaders(message(now), [`whsec_${Buffer.from('another').toString('base64')}`]),
  };
  const { stdout } = await run(command, [...args, JSON.stringify(input)], {
    cwd: join(repositoryRoot, 'examples'),
  });
  return JSON.parse(stdout);
}

const expected = (ref_id: string) => ({
  first: { ref_id, duplicate: false },
  second: { ref_id, duplicate: true },
  genuine: [true, false],
  refused: 'PRICE_NOT_MATCH',
});

it('the client for Node buys once, returns a refusal by its code and recognizes a genuine webhook', async () => {
  const script = `
    import { isWebhookGenuine, Lumbung } from './node/lumbung.mjs';
    const { order, body, webhook, headers, forged, ...keys } = JSON.parse(process.argv.at(-1));
    const lumbung = new Lumbung(keys);
    const [first, second] = [await lumbung.buy(order), await lumbung.buy(order)];
    const genuine = [headers, forged].map((one) => isWebhookGenuine(one, body, webhook));
    const refused = await lumbung.buy({ ...order, ref_id: 'terlalu-murah', price: 1 }).catch(({ code }) => code);
    console.log(JSON.stringify({ first, second, genuine, refused }));`;
  const output = await bought(process.execPath, ['--input-type=module', '--eval', script], 'contoh-node-1');
  expect(output).toMatchObject(expected('contoh-node-1'));
});

it.runIf(php)('so does the client for PHP', async () => {
  const script = `
    require './php/Lumbung.php';
    $in = json_decode($argv[count($argv) - 1], true);
    $lumbung = new Lumbung($in['url'], $in['key'], $in['secret']);
    [$first, $second] = [$lumbung->buy($in['order']), $lumbung->buy($in['order'])];
    $genuine = array_map(fn ($one) => Lumbung::isWebhookGenuine($one, $in['body'], $in['webhook']), [$in['headers'], $in['forged']]);
    try { $lumbung->buy(['ref_id' => 'terlalu-murah', 'price' => 1] + $in['order']); $refused = null; }
    catch (LumbungError $error) { $refused = $error->body['code']; }
    echo json_encode(compact('first', 'second', 'genuine', 'refused'));`;
  const output = await bought('php', ['-r', script, '--'], 'contoh-php-1');
  expect(output).toMatchObject(expected('contoh-php-1'));
});

/** [status, Retry-After], or raw bytes instead of an answer. */
type Said = readonly [status: number, retryAfter?: number] | string;

/** A fake portal that returns given answers in order and records requests. */
async function portalThatSays(...answers: Said[]) {
  const heard: { at: string; nonce: unknown; body: string }[] = [];
  const portal = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    heard.push({ at: request.url ?? '', nonce: request.headers['x-nonce'], body });
    const said = answers[heard.length - 1] ?? [500];
    if (typeof said === 'string') return void request.socket.end(said);
    const [status, retryAfter] = said;
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    response.writeHead(status, { 'content-type': 'application/json' });
    const refusal = { status, code: status === 429 ? 'RATE_LIMIT' : 'UNAVAILABLE', message_en: 'Wait.' };
    const data = { balance: 5_000, code: 'TRX-1' };
    response.end(JSON.stringify(status === 200 ? { status, data } : refusal));
  });
  portal.listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  return { url, heard, close: () => portal.close() };
}

/** Client output: balance, order and error code. */
const examples = [
  {
    ...{ language: 'Node', here: true, command: process.execPath },
    args: (wish: 'balance' | 'buy') => [
      ...['--input-type=module', '--eval'],
      `import { Lumbung } from './node/lumbung.mjs';
       const lumbung = new Lumbung({ url: process.argv.at(-1), key: 'kunci', secret: 'rahasia' });
       const told = lumbung.${wish === 'buy' ? `buy({ ref_id: 'sekali' })` : 'balance()'};
       console.log(await told.then((data) => data.code ?? data, ({ code }) => code));`,
    ],
  },
  {
    ...{ language: 'PHP', here: php, command: 'php' },
    args: (wish: 'balance' | 'buy') => [
      '-r',
      `require './php/Lumbung.php';
       $lumbung = new Lumbung($argv[count($argv) - 1], 'kunci', 'rahasia');
       try { echo $lumbung->${wish === 'buy' ? `buy(['ref_id' => 'sekali'])['code']` : 'balance()'}; }
       catch (LumbungError $error) { echo $error->body['code'] ?? 'UNREADABLE'; }`,
      '--',
    ],
  },
  {
    ...{ language: 'Python', here: python, command: 'python3' },
    args: (wish: 'balance' | 'buy') => [
      '-c',
      `import sys; sys.path.insert(0, './python')
from lumbung import Lumbung, LumbungError
lumbung = Lumbung(sys.argv[-1], 'kunci', 'rahasia')
try: print(${wish === 'buy' ? `lumbung.buy({'ref_id': 'sekali'})['code']` : 'lumbung.balance()'})
except LumbungError as error: print(error.code)`,
    ],
  },
];

describe.each(examples)('the client for $language keeps the pace that it is asked for', (example) => {
  const runWith = async (wish: 'balance' | 'buy', ...answers: Said[]) => {
    const portal = await portalThatSays(...answers);
    try {
      const cwd = join(repositoryRoot, 'examples');
      const { stdout } = await run(example.command, [...example.args(wish), portal.url], { cwd });
      return { said: stdout.trim(), heard: portal.heard };
    } finally {
      portal.close();
    }
  };

  it.runIf(example.here)('what was refused with 429 is called again, signed again', async () => {
    const { said, heard } = await runWith('balance', [429, 1], [200]);
    expect([said, heard.map(({ at }) => at)]).toEqual(['5000', Array(2).fill('/open-api/v1/balance')]);
    expect(new Set(heard.map(({ nonce }) => nonce)).size).toBe(2);
  });

  it.runIf(example.here)('an order that was refused with 429 and 503 is sent again as it was', async () => {
    const { said, heard } = await runWith('buy', [429, 1], [503, 1], [200]);
    expect([said, heard.map(({ body }) => JSON.parse(body))]).toEqual([
      'TRX-1',
      Array(3).fill({ ref_id: 'sekali' }),
    ]);
  });

  it.runIf(example.here)('an order is sent again after an answer that was cut off or is none', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
    const page = '<html><body>Masuk ke Wi-Fi</body></html>';
    const broken = [
      `${head}content-length: 500\r\n\r\n{"status":200,"data":{"code":"TRX-0"`,
      `${head}transfer-encoding: chunked\r\n\r\n40\r\n{"status":200,"data":{"code":"TRX-0"`,
      `${head}content-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`,
      `${head}content-length: 4\r\nconnection: close\r\n\r\nnull`,
      'HTTP/1.1 2x0 ???\r\n\r\n',
      '',
    ];
    const all = await Promise.all(broken.map((answer) => runWith('buy', answer, [200])));
    expect(all.map(({ said, heard }) => [said, heard.length])).toEqual(broken.map(() => ['TRX-1', 2]));
    // A refusal by a proxy: nothing was bought, and nothing is resent.
    const proxy = `HTTP/1.1 413 Too Large\r\ncontent-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`;
    const refused = await runWith('buy', proxy, [200]);
    expect([refused.said, refused.heard.length]).toEqual(['UNREADABLE', 1]);
  });

  it.runIf(example.here)('a pause beyond a minute is an error, not waited for', async () => {
    const { said, heard } = await runWith('buy', [429, 61]);
    expect([said, heard.length]).toEqual(['RATE_LIMIT', 1]);
  });

  it.runIf(example.here)('anyone who is refused time and again gives up', async () => {
    const { said, heard } = await runWith('balance', ...Array(9).fill([429, 1]));
    expect([said, heard.length]).toEqual(['RATE_LIMIT', 4]);
  });
});

/** Runs `order.…` twice within the minute that limits full lists. */
it.each([
  { language: 'node', command: process.execPath, here: true, ending: 'mjs' },
  { language: 'php', command: 'php', here: php, ending: 'php' },
  { language: 'python', command: 'python3', here: python, ending: 'py' },
])(
  'an example for $language that is run twice within a minute waits its turn',
  async ({ here, ...client }) => {
    if (!here) return;
    const counting = await startTestServer({ env: { RATE_LIMIT: 'on' } });
    try {
      const { keys } = await programOf(counting, await counting.signIn(), 'sandbox');
      const env = {
        ...process.env,
        ...{ LUMBUNG_URL: counting.url, LUMBUNG_KEY: keys.access_key, LUMBUNG_SECRET: keys.secret },
      };
      const cwd = join(repositoryRoot, 'examples', client.language);
      const order = async () =>
        (await run(client.command, [`order.${client.ending}`, 'dua-kali'], { cwd, env })).stdout;
      const first = await order();
      // Ends the minute in a few seconds.
      await query(counting.database, `update rate_limits set ends_at = now() + interval '3 seconds'`);
      const [code] = (await order()).split(' ');
      expect(first.split(' ')[0]).toBe(code);
    } finally {
      await counting.close();
    }
  },
);
