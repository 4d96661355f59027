import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KYC_PHOTO_PATH } from '../../../src/topics/kyc/contract/kyc';
import type { Client } from '../../support/client';
import { UNKNOWN_ID } from '../../support/entities';
import { hostileFiles } from '../../support/hostile-files';
import { KYC, photoOf, sendPhoto } from '../../support/kyc';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  client = await server.signIn('baru@demo.test');
});
afterAll(() => server.close());

const fetchPhoto = async (id: string, token: string | null = client.token) => {
  const response = await fetch(`${server.url}${KYC_PHOTO_PATH}/${id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const filesStored = () => {
  const folder = join(server.env.DATA_DIR, 'private');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
};

describe('a photo', () => {
  it('is drawn again without its metadata, and is returned to its owner alone', async () => {
    const sent = await sharp(await photoOf(900, 600))
      .withExif({ IFD0: { Artist: 'RAHASIA' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await sendPhoto(client, 'ktp_photo', sent, { name: '../../ktp saya.php.jpg' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind: 'ktp_photo', name: 'ktp saya-php.jpg', width: 900, height: 600 });

    const seen = await fetchPhoto(body.data.id);
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment; filename="ktp saya-php.jpg"'),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(seen.bytes).metadata()).exif).toBeUndefined();
    expect(seen.bytes.includes('RAHASIA')).toBe(false);
  });

  it('is no one else’s: 404 for another partner, for a stranger’s guess and for a public address', async () => {
    const { body } = await sendPhoto(client, 'ktp_photo', await photoOf(900, 600));
    const { id } = body.data;
    const stranger = await server.signIn('lain@demo.test');
    const cashier = await server.signIn('kasir@demo.test');
    expect((await fetchPhoto(id, stranger.token)).status).toBe(404);
    expect((await fetchPhoto(UNKNOWN_ID)).status).toBe(404);
    expect((await fetchPhoto(id, null)).status).toBe(401);
    await query(server.database, `update partners set kyc_status = 0 where code = 'MTR-000001'`);
    const owners = await sendPhoto(await server.signIn(), 'ktp_photo', await photoOf(900, 600));
    expect(owners.status).toBe(200);
    const answers = [
      fetchPhoto(id, stranger.token),
      fetchPhoto(UNKNOWN_ID, stranger.token),
      fetchPhoto(owners.body.data.id, cashier.token),
    ];
    const files = (await Promise.all(answers)).map(({ status, bytes }) => ({
      status,
      ...JSON.parse(String(bytes)),
      request_id: '',
    }));
    expect(files[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(files).toEqual([files[0], files[0], files[0]]);
    expect((await stranger.delete(`${KYC_PHOTO_PATH}/${id}`)).status).toBe(404);
    for (const path of [`/files/${id}`, `/private/${id}`, `/v1/crm/uploader/${id}`]) {
      const response = await fetch(server.url + path);
      expect(response.headers.get('content-type')).not.toContain('image');
    }
    await expect(server.services.privateFile.open(stranger.token ?? '', id)).rejects.toThrow();
  });

  it('lies encrypted on the disk', async () => {
    await sendPhoto(client, 'ktp_photo', await photoOf(900, 600));
    await sendPhoto(client, 'npwp_photo', await photoOf(900, 600, { format: 'png' }), { type: 'image/png' });
    const files = filesStored();
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const path of files) {
      const bytes = readFileSync(path);
      // Four bytes or more: three would match one encrypted file in a hundred by chance.
      for (const mark of [
        'ffd8ffe0',
        'ffd8ffdb',
        '89504e47',
        Buffer.from('JFIF').toString('hex'),
        Buffer.from('IHDR').toString('hex'),
      ]) {
        expect(bytes.includes(Buffer.from(mark, 'hex'))).toBe(false);
      }
      await expect(sharp(bytes).metadata()).rejects.toThrow();
    }
  });

  it('does not open when its bytes were changed or moved', async () => {
    const { body } = await sendPhoto(client, 'ktp_photo', await photoOf(900, 600));
    const path = filesStored().find((file) => file.endsWith(body.data.id)) ?? '';
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect((await fetchPhoto(body.data.id)).status).toBe(500);
  });

  it('replaces an earlier one of its kind, whose bytes are gone', async () => {
    const first = await sendPhoto(client, 'selfie_photo', await photoOf(800, 800));
    const before = filesStored().length;
    const second = await sendPhoto(client, 'selfie_photo', await photoOf(900, 900));
    expect(filesStored()).toHaveLength(before);
    expect((await fetchPhoto(first.body.data.id)).status).toBe(404);
    const { photos } = (await client.get(KYC)).body.data;
    expect(photos.filter(({ kind }: { kind: string }) => kind === 'selfie_photo')).toMatchObject([
      { id: second.body.data.id, width: 900 },
    ]);
  });

  it('can be taken away', async () => {
    const { body } = await sendPhoto(client, 'npwp_photo', await photoOf(800, 600));
    const before = filesStored().length;
    expect((await client.delete(`${KYC_PHOTO_PATH}/${body.data.id}`)).status).toBe(200);
    expect(filesStored()).toHaveLength(before - 1);
    expect((await client.delete(`${KYC_PHOTO_PATH}/${body.data.id}`)).status).toBe(404);
  });

  it('is in the activity log each time that it is opened', async () => {
    const { body } = await sendPhoto(client, 'deed_file', await photoOf(800, 800));
    const views = async () =>
      query(
        server.database,
        `select 1 from activities where code = 'kyc.photo_view' and object = 'Akta badan usaha'`,
      );
    await fetchPhoto(body.data.id);
    await fetchPhoto(body.data.id);
    expect(await views()).toHaveLength(2);
  });
});

describe('a photo is refused', () => {
  it.each(hostileFiles)('that is %s', async (_what, bytes, code) => {
    const before = filesStored().length;
    const answer = await sendPhoto(client, 'ktp_photo', await bytes());
    const expected = code === 'FILE_TYPE' || _what.startsWith('a WEBP') ? 'PHOTO_TYPE' : code;
    expect(answer.body.code).toBe(expected);
    expect(answer.status).toBeLessThan(500);
    expect(filesStored()).toHaveLength(before);
  });

  it.each([
    ['ktp_photo', 639, 400],
    ['ktp_photo', 640, 399],
    ['selfie_photo', 479, 800],
  ])('%s of %i × %i pixels', async (kind, width, height) => {
    const { body } = await sendPhoto(client, kind, await photoOf(width, height));
    expect(body.code).toBe('FILE_DIMENSIONS');
  });

  it('in black and white, where a copy is no original', async () => {
    const copy = await photoOf(900, 600, { grey: true });
    expect((await sendPhoto(client, 'ktp_photo', copy)).body).toMatchObject({
      code: 'PHOTO_COLOUR',
      message: 'Foto harus berwarna. Fotokopi atau scan hitam putih tidak diterima.',
    });
    expect((await sendPhoto(client, 'npwp_photo', copy)).status).toBe(200);
  });

  it('in a format that is no photo’s here', async () => {
    const { body } = await sendPhoto(client, 'ktp_photo', await pictureOf(800, 600, 'webp'));
    expect(body).toMatchObject({ code: 'PHOTO_TYPE', message: 'Format berkas harus JPG atau PNG.' });
  });

  it('of more than 2 MB, of an unknown kind, or under another name', async () => {
    const photo = await photoOf(800, 600);
    const heavy = Buffer.concat([photo, Buffer.alloc(2 * 1024 * 1024)]);
    expect((await sendPhoto(client, 'ktp_photo', heavy)).status).toBe(413);
    expect((await sendPhoto(client, 'passport', photo)).status).toBe(400);
    expect((await sendPhoto(client, 'ktp_photo', photo, { part: 'foto' })).body.code).toBe('FILE_REQUIRED');
  });
});
