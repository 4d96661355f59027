import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES_PATH, UPLOAD_PATH } from '../../../src/core/contract/upload';
import type { Answer, Client } from '../../support/client';
import { UNKNOWN_ID } from '../../support/entities';
import { hostileFiles } from '../../support/hostile-files';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';
import { restrict } from '../../support/sub-accounts';

let server: TestServer;
let client: Client;
let good: Buffer;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  client = await server.signIn();
  good = await pictureOf(1200, 400, 'jpeg');
});
afterAll(() => server.close());

const BANNER = 'resource=banner&field=image_desktop';
const LOGO = 'resource=web-panel&field=logo_light';
const FAVICON = 'resource=web-panel&field=favicon';

async function upload(
  bytes: Buffer,
  { target = LOGO, name = 'gambar.png', type = 'image/png', by = client, part = 'file' } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${server.url}${UPLOAD_PATH}?${target}`, {
    method: 'POST',
    headers: by.token ? { authorization: `Bearer ${by.token}` } : {},
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const served = async (url: string) => {
  const response = await fetch(server.url + url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

it('keeps a picture, returns its real size and shows it to anyone with safe headers', async () => {
  const { status, body } = await upload(good, { target: BANNER, name: 'promo.gajian.jpg' });
  const { response, bytes } = await served(body.data.url);

  expect(status).toBe(200);
  expect(body.data).toEqual({
    id: expect.any(String),
    name: 'promo-gajian.jpg',
    url: `${FILES_PATH}/${body.data.id}`,
    width: 1200,
    height: 400,
    bytes: bytes.length,
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining('inline; filename="promo-gajian.jpg"'),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

it('lets the picture be used in a record, by its owner alone and with its true size only', async () => {
  const { body: small } = await upload(await pictureOf(600, 200), { target: LOGO });
  const { body: image } = await upload(good, { target: BANNER });
  const stranger = await server.signIn('lain@demo.test');
  const banner = (image_desktop: unknown, by = client) =>
    by.post('/v1/vendor-panel/banner', { title: 'Promo', position: 'slider', sort: 1, image_desktop });

  expect((await banner({ ...small.data, width: 6000, height: 2000 })).body.errors).toEqual({
    image_desktop: ['Ukuran gambar minimal 1.200 × 400 piksel.'],
  });
  expect((await banner(image.data, stranger)).body.errors).toEqual({
    image_desktop: ['Gambar desktop tidak ditemukan. Unggah kembali.'],
  });
  const forged = await banner({ ...image.data, url: 'https://jahat.test/x.png', name: '<script>' });
  expect(forged.body.data.image_desktop).toEqual(image.data);
});

describe('turns a picture upright and forgets where it was taken', () => {
  it('without EXIF, comments or what is appended', async () => {
    const photo = await sharp(await pictureOf(60, 20, 'jpeg'))
      .withExif({ IFD0: { Artist: 'RAHASIA' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>RAHASIA')]));
    const { bytes } = await served(body.data.url);

    expect(body.data).toMatchObject({ width: 20, height: 60 });
    expect(bytes.toString('latin1')).not.toMatch(/RAHASIA|script|Exif/);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

it.each(hostileFiles)('refuses %s', async (_what, bytes, code) => {
  const { status, body } = await upload(await bytes());

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.code).toBe(code);
});

it('keeps none of what it refused', async () => {
  const [before] = await query(server.database, 'select count(*)::int as files from files');
  await Promise.all(hostileFiles.map(async ([, bytes]) => upload(await bytes())));

  expect(await query(server.database, 'select count(*)::int as files from files')).toEqual([before]);
});

it('holds the limits of the field: bytes to the byte, pixels to the pixel', async () => {
  const padded = async (bytes: number) => {
    const picture = await pictureOf(48, 48);
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  };

  expect((await upload(await padded(200_000), { target: FAVICON })).status).toBe(200);
  expect((await upload(await padded(200_001), { target: FAVICON })).body).toMatchObject({
    status: 413,
    code: 'FILE_TOO_LARGE',
    message: 'Ukuran berkas maksimal 200 kB.',
  });
  expect((await upload(await padded(2 * 1024 * 1024))).status).toBe(200);
  expect((await upload(await padded(2 * 1024 * 1024 + 1))).body.code).toBe('FILE_TOO_LARGE');
  expect((await upload(await pictureOf(1199, 400), { target: BANNER })).body).toMatchObject({
    code: 'FILE_DIMENSIONS',
    message: 'Ukuran gambar minimal 1.200 × 400 piksel.',
  });
  expect((await upload(await pictureOf(1200, 800), { target: BANNER })).body).toMatchObject({
    code: 'FILE_RATIO',
    message: 'Gambar harus berbentuk 3:1. Potong gambarnya, lalu unggah kembali.',
  });
});

it.each([
  ['../../../etc/passwd', 'passwd.png'],
  ['..\\..\\windows\\system.ini', 'system.png'],
  ['x.php%00.jpg', 'x-php-00.png'],
  ['gambar\u202Egnp.exe', 'gambar-gnp.png'],
  // Forms encode a quotation mark as %22.
  ['"; filename="x.html', '22- filename-22x.png'],
  ['<img src=x onerror=alert(1)>.png', 'img src-x onerror-alert-1.png'],
  ['   .png', 'gambar.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(80)}.png`],
  ['Foto Pasar Ñandú 照片.JPEG', 'Foto Pasar Ñandú 照片.png'],
])('stores %j under a harmless name', async (sent, storedName) => {
  const { body } = await upload(await pictureOf(40, 40), { name: sent });
  const { response } = await served(body.data.url);

  expect(body.data.name).toBe(storedName);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^inline; filename="[\w. -]+"; filename\*=UTF-8''/,
  );
});

it('takes a form with one file and nothing else', async () => {
  const call = (body: string | undefined, type: string) =>
    fetch(`${server.url}${UPLOAD_PATH}?${LOGO}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
      body: body ?? null,
    });
  const forms: [string | undefined, string][] = [
    ['{}', 'application/json'],
    ['x', 'text/plain'],
    [undefined, 'multipart/form-data'],
    ['--x', 'multipart/form-data; boundary=x'],
    [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['--x--\r\n', 'multipart/form-data; boundary=x'],
  ];
  for (const [body, type] of forms) {
    const { status } = await call(body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  expect((await upload(good, { part: 'lain' })).body.code).toBe('FILE_REQUIRED');
});

it('is for people who may write that field', async () => {
  const picture = await pictureOf(40, 40);
  await restrict(server.database, 'segera@demo.test', ['panel.banner']);
  const reader = await server.signIn('segera@demo.test');
  const expired = await server.signIn('kedaluwarsa@demo.test');
  const target = (resource: string, field: string) => ({ target: `resource=${resource}&field=${field}` });

  expect((await upload(picture, { by: server.guest })).status).toBe(401);
  expect((await upload(good, { ...target('banner', 'image_desktop'), by: reader })).body.code).toBe(
    'FORBIDDEN',
  );
  expect((await upload(good, { ...target('banner', 'image_desktop'), by: expired })).body.code).toBe(
    'PANEL_EXPIRED',
  );
  expect((await upload(await pictureOf(640, 360), { ...target('blog', 'cover'), by: expired })).status).toBe(
    200,
  );
  for (const [resource, field] of [
    ['banner', 'title'],
    ['lain', 'x'],
    ['banner', '__proto__'],
    ['banner', 'constructor'],
  ] as const) {
    expect((await upload(picture, target(resource, field))).status).toBe(400);
  }
});

it('shows no private file and nothing that does not exist', async () => {
  const { body } = await upload(await pictureOf(40, 40));
  await query(server.database, `update files set visibility = 'private' where id = $1`, [body.data.id]);
  const answers = await Promise.all(
    [body.data.url, `${FILES_PATH}/${UNKNOWN_ID}`, `${FILES_PATH}/..%2f..%2fetc%2fpasswd`].map(
      async (url) => {
        const response = await fetch(server.url + url);
        return { status: response.status, body: { ...((await response.json()) as object), request_id: '' } };
      },
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});
