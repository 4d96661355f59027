import { buffer } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UPLOAD_PATH } from '../../../../src/core/contract/upload';
import { createDiskStorage } from '../../../../src/platform/adapters/storage/disk';
import { type FileStorage, StorageAwayError } from '../../../../src/platform/adapters/storage/storage';
import { readEnv } from '../../../../src/platform/env';
import { writeBackup } from '../../../../src/server/backup/write';
import { askStorages, openStorages } from '../../../../src/server/storages';
import { photoOf, sendPhoto } from '../../../support/kyc';
import { S3_KEY, s3StandIn } from '../../../support/s3-stand-in';
import { pictureOf } from '../../../support/sample';
import { startTestServer } from '../../../support/server';
import { tempFolder } from '../../../support/temp-folder';

async function bucket() {
  const store = await s3StandIn();
  onTestFinished(() => store.close());
  const open = (changed: Record<string, string> = {}) => openStorages(readEnv({ ...store.env, ...changed }));
  return { store, open };
}

const kinds: [string, () => Promise<FileStorage>][] = [
  ['a disk', async () => createDiskStorage(tempFolder())],
  ['a bucket', async () => (await bucket()).open().files],
];

describe.each(kinds)('files on %s', (_kind, open) => {
  const bytes = Buffer.from([0, 255, 10, 13, ...Buffer.from('gambar')]);

  it('come back as they were written', async () => {
    const storage = await open();
    const key = v7();
    await storage.write(key, bytes);
    const found = await storage.read(key);
    expect(found && (await buffer(found)).equals(bytes)).toBe(true);
  });

  it('may be as large as a picture may be, and empty', async () => {
    const storage = await open();
    for (const size of [2 * 1024 * 1024, 0]) {
      const key = v7();
      await storage.write(key, Buffer.alloc(size, 7));
      const found = await storage.read(key);
      expect(found && (await buffer(found)).length).toBe(size);
    }
  });

  it('are not there before they are written, nor after they are removed, however often', async () => {
    const storage = await open();
    const key = v7();
    expect(await storage.read(key)).toBeNull();
    await storage.write(key, bytes);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.read(key)).toBeNull();
  });

  it('have keys that the server made, and no others', async () => {
    const storage = await open();
    for (const key of ['../../etc/passwd', 'a', `${v7()}/..`]) {
      await expect(storage.write(key, bytes)).rejects.toThrow(/Not a key/);
      await expect((async () => storage.read(key))()).rejects.toThrow(/Not a key/);
      await expect((async () => storage.remove(key))()).rejects.toThrow(/Not a key/);
    }
  });
});

describe('a bucket', () => {
  it('that is busy is asked again, and one that stays away is distinguished from one that refuses', async () => {
    const { store, open } = await bucket();
    const { files } = open();
    const key = v7();
    store.fail(2, 503);
    await files.write(key, Buffer.from('a'));
    store.fail(100, 500);
    await expect(files.read(key)).rejects.toBeInstanceOf(StorageAwayError);
    store.fail(0, 500);
    expect(await files.read(key)).not.toBeNull();
    await store.close();
    await expect(files.read(key)).rejects.toBeInstanceOf(StorageAwayError);
    expect(await askStorages(open())).toBe(false);
  });

  it('that breaks off in the middle of a file is away, and no one gets half of it', async () => {
    const { store, open } = await bucket();
    const { files } = open();
    const key = v7();
    await files.write(key, Buffer.alloc(100_000, 'a'));
    store.breakOff();
    await expect(files.read(key)).rejects.toBeInstanceOf(StorageAwayError);
    expect(await files.read(key)).not.toBeNull();
  });

  it.each([
    [
      'another secret',
      { S3_SECRET_ACCESS_KEY: 'salah' },
      /S3_BUCKET cannot be used: .*403 SignatureDoesNotMatch/,
    ],
    ['another key', { S3_ACCESS_KEY_ID: 'SIAPA' }, /403 InvalidAccessKeyId/],
    ['a bucket that is not there', { S3_BUCKET: 'lain' }, /404 NoSuchBucket/],
  ])('with %s is reported at the start, without the secret', async (_words, changed, words) => {
    const { open } = await bucket();
    const failure = await askStorages(open(changed)).catch((reason: Error) => reason.message);
    expect(failure).toMatch(words);
    expect(failure).not.toContain(S3_KEY.secret);
  });

  it('may stand in front of the host', async () => {
    const { open } = await bucket();
    const { files } = open({ S3_PATH_STYLE: 'false', S3_ENDPOINT: 'http://localhost:1' });
    await expect(files.read(v7())).rejects.toThrow('http://berkas-uji.localhost:1 does not answer');
  });
});

describe('a portal whose files lie in a bucket', () => {
  it('shows public pictures to anyone, seals private ones, and puts both into its backup', async () => {
    const { store } = await bucket();
    const server = await startTestServer({ seed: 'accounts', env: store.env });
    onTestFinished(() => server.close());
    const client = await server.signIn();
    const upload = async () => {
      const form = new FormData();
      form.append(
        'file',
        new Blob([new Uint8Array(await pictureOf(600, 200))], { type: 'image/png' }),
        'a.png',
      );
      const answer = await fetch(`${server.url}${UPLOAD_PATH}?resource=web-panel&field=logo_light`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}` },
        body: form,
      });
      return { status: answer.status, body: await answer.json() };
    };
    const { status, body } = await upload();
    expect(status).toBe(200);
    const shown = await fetch(server.url + body.data.url);
    const picture = Buffer.from(await shown.arrayBuffer());
    expect([...store.objects.keys()]).toEqual([expect.stringMatching(/^files\//)]);
    expect([...store.objects.values()][0]?.equals(picture)).toBe(true);

    const newcomer = await server.signIn('baru@demo.test');
    expect((await sendPhoto(newcomer, 'ktp_photo', await photoOf(1200, 800))).status).toBe(200);
    const sealed = [...store.objects].find(([name]) => name.startsWith('private/'))?.[1];
    // A JPG begins with FF D8; encrypted data with its version.
    expect(sealed?.subarray(0, 1)).toEqual(Buffer.from([1]));

    const parts = { database: server.database, storages: server.services.storages };
    const written = await writeBackup(parts, `${tempFolder()}/portal.backup`);
    expect(written.files).toBe(store.objects.size);

    store.fail(100, 503);
    const away = await upload();
    expect({ status: away.status, code: away.body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
  });
});
