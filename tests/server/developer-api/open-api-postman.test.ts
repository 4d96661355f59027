import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiDocument, callsOf } from '../../../src/topics/developer-api/domain/api-document';
import type { PostmanCollection } from '../../../src/topics/developer-api/server/open-api/postman';
import { Postman } from '../../support/postman';
import { phoneItem, programOf } from '../../support/programs';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let collection: PostmanCollection;
let postman: Postman;
let order: (ref_id: string, ending: string) => object;
beforeAll(async () => {
  server = await startTestServer();
  const program = await programOf(server, await server.signIn(), 'sandbox');
  ({ order } = await phoneItem(server, program));
  const { access_key, secret } = program.keys;
  collection = (await server.guest.get('/developer/postman.json')).body;
  postman = new Postman(collection, { base_url: server.url, access_key, secret });
});
afterAll(() => server?.close());

it('the Postman collection holds every call of the document, and is saved as a file', async () => {
  const { headers } = await server.guest.get('/developer/postman.json');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  expect(collection.info.schema).toMatch(/v2\.1\.0/);
  const document = (await server.guest.get('/developer/openapi.json')).body as ApiDocument;
  const documented = callsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const held = postman.requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`);
  expect(held.sort()).toEqual(documented.sort());
  expect(collection.item.map(({ name }) => name)).toEqual(document.tags.map(({ name }) => name));
});

it('what it sends is signed so that the server takes it: balance, an order and its state', async () => {
  const balance = await postman.send('Saldo');
  expect(balance).toMatchObject({ status: 200, body: { data: { currency: 'IDR' } } });
  const placed = await postman.send('Buat pesanan', ({ ref_id }) => order(String(ref_id), '1230'));
  expect(placed).toMatchObject({
    status: 200,
    body: { data: { ref_id: 'contoh-postman-1', duplicate: false } },
  });
  // A bill payment is a separate order with its own reference.
  const paid = await postman.send('Bayar tagihan pascabayar');
  expect(paid).toMatchObject({ status: 404, body: { code: 'INQUIRY_NOT_FOUND' } });
  const state = await postman.send('Status pesanan menurut kode atau ref_id');
  expect(state).toMatchObject({ status: 200, body: { data: { code: placed.body.data.code } } });
});

it('without the right secret it is refused', async () => {
  const stranger = new Postman(collection, {
    base_url: server.url,
    access_key: postman.valueOf('access_key'),
    secret: 'salah',
  });
  expect(await stranger.send('Saldo')).toMatchObject({ status: 401, body: { code: 'INVALID_SIGNATURE' } });
});
