import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedHeaders } from '../../server/modules/trade/webhook/secret';
import { repositoryRoot } from '../../server/root';
import { type ProgramClient, phoneItem, programOf } from '../support/programs';
import { startTestServer, type TestServer } from '../support/server';

const run = promisify(execFile);
const php = await run('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).then(
  () => true,
  () => false,
);

let server: TestServer;
let program: ProgramClient;
beforeAll(async () => {
  server = await startTestServer();
  program = await programOf(server, await server.signIn(), 'sandbox');
});
afterAll(() => server?.close());

const secret = `whsec_${Buffer.from('a secret of a webhook').toString('base64')}`;
const message = (timestamp: number) => ({ id: 'msg_1', timestamp, body: '{"type":"transaction.updated"}' });

/** What a program of somebody else says of the order that it buys twice, and of two webhooks. */
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

it('the client for Node buys once, tells a refusal by its code and knows a genuine webhook', async () => {
  const script = `
    import { isWebhookGenuine, Lumbung } from './node/lumbung.mjs';
    const { order, body, webhook, headers, forged, ...keys } = JSON.parse(process.argv.at(-1));
    const lumbung = new Lumbung(keys);
    const [first, second] = [await lumbung.buy(order), await lumbung.buy(order)];
    const genuine = [headers, forged].map((one) => isWebhookGenuine(one, body, webhook));
    const refused = await lumbung.buy({ ...order, ref_id: 'terlalu-murah', price: 1 }).catch(({ code }) => code);
    console.log(JSON.stringify({ first, second, genuine, refused }));`;
  const told = await bought(process.execPath, ['--input-type=module', '--eval', script], 'contoh-node-1');
  expect(told).toMatchObject(expected('contoh-node-1'));
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
  const told = await bought('php', ['-r', script, '--'], 'contoh-php-1');
  expect(told).toMatchObject(expected('contoh-php-1'));
});
