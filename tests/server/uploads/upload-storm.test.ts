import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_PATH } from '../../../src/core/contract/upload';
import { createPictureProcesses } from '../../../src/platform/files/picture-processes';
import { AVATARS, UPLOADS } from '../../../src/topics/uploads/server/service';
import type { Client } from '../../support/client';
import { claiming } from '../../support/hostile-files';
import { photoOf, sendPhoto } from '../../support/kyc';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';

const AVATAR = '/v1/crm/profile/avatar';
const LOGO = `${UPLOAD_PATH}?resource=web-panel&field=logo_light`;
const STORM = 40;

let server: TestServer;
let stranger: Client;
let partner: Client;
let newcomer: Client;
let heavy: Buffer;
let light: Buffer;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  [stranger, partner, newcomer] = (await Promise.all(
    ['lain@demo.test', 'mitra@demo.test', 'baru@demo.test'].map((email) => server.signIn(email)),
  )) as [Client, Client, Client];
  // Small files that are expensive to decode.
  heavy = await sharp({ create: { width: 2100, height: 2100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  light = await pictureOf(300, 300);
});
beforeEach(() => query(server.database, 'delete from quotas'));
afterAll(() => server.close());

const send = async (by: Client, path: string, bytes: Buffer) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'gambar.webp');
  const headers = { authorization: `Bearer ${by.token}` };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const spent = async (kind: string) =>
  Number(
    (
      await query(
        server.database,
        'select coalesce(sum(cardinality(taken)), 0)::int as spent from quotas where kind = $1',
        [kind],
      )
    )[0]?.spent,
  );

describe('a storm of pictures from one stranger', () => {
  it('waits in a line with an end, and lets the pictures of others pass, documents too', async () => {
    let drawn = 0;
    const storm = Array.from({ length: STORM }, async () => {
      const answer = await send(stranger, AVATAR, heavy);
      if (answer.status === 200) drawn += 1;
      return answer;
    });
    const others = await Promise.all([
      send(partner, LOGO, light),
      send(partner, AVATAR, light),
      sendPhoto(newcomer, 'ktp_photo', await photoOf(900, 600)),
    ]);
    const before = drawn;
    const answers = await Promise.all(storm);
    const refused = answers.filter(({ status }) => status !== 200);

    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(before).toBeLessThan(answers.length - refused.length);
    expect(refused.length).toBeGreaterThan(STORM / 2);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['429 PICTURES_BUSY']),
    );
    // Only processed pictures count.
    expect(await spent(AVATARS.kind)).toBeLessThan(AVATARS.most);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });

  it('is counted before any work, and what its head refuses costs no count', async () => {
    expect((await send(partner, LOGO, Buffer.from('%PDF-1.7'))).body.code).toBe('FILE_TYPE');
    expect((await send(partner, AVATAR, await claiming(6000, 'webp'))).body.code).toBe('FILE_PIXELS');
    expect([await spent(UPLOADS.kind), await spent(AVATARS.kind)]).toEqual([0, 0]);
    const broken = (await pictureOf(800, 600, 'jpeg')).subarray(0, 900);
    expect((await send(partner, LOGO, broken)).body.code).toBe('FILE_UNREADABLE');
    expect((await send(partner, AVATAR, broken)).body.code).toBe('FILE_UNREADABLE');
    expect([await spent(UPLOADS.kind), await spent(AVATARS.kind)]).toEqual([1, 1]);
  });
});

describe('the process that decodes', () => {
  const request = (bytes: Buffer) => ({ op: 'redraw', bytes, format: 'png', pixels: 90_000 }) as const;

  it('is killed when a picture takes too long, and the next one is drawn', async () => {
    await expect(createPictureProcesses({ patience: 1 }).ask(request(light))).rejects.toMatchObject({
      code: 'PICTURES_BUSY',
      details: { seconds: 30 },
    });
    expect(await createPictureProcesses().ask(request(light))).toMatchObject({ width: 300, height: 300 });
  });

  it('holds a picture to what its head said', async () => {
    const other = { ...request(light), pixels: 89_999 };
    await expect(createPictureProcesses().ask(other)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    const jpeg = { ...request(await pictureOf(300, 300, 'jpeg')) };
    await expect(createPictureProcesses().ask(jpeg)).rejects.toMatchObject({ code: 'FILE_TYPE' });
  });
});
