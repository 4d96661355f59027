import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from '../../../../src/server/operator/direct';
import { askServer, openOperatorSocket } from '../../../../src/server/operator/operator-socket';
import { perform } from '../../../../src/server/operator/perform';
import type { Client } from '../../../support/client';
import { sourceConfiguration } from '../../../support/configuration';
import { postgresAvailable } from '../../../support/database';
import { submitAll } from '../../../support/kyc';
import { OperatorDesk, profileOf } from '../../../support/operator';
import { startTestServer, type TestServer } from '../../../support/server';

let desk: OperatorDesk;
let server: TestServer;
let mitra: Client;
let action: OperatorDesk['action'];
let question: OperatorDesk['question'];
let type: OperatorDesk['type'];

beforeAll(async () => {
  desk = await OperatorDesk.open();
  ({ server, mitra, action, question, type } = desk);
});
afterAll(() => desk.close());

describe('the command line of the operator', () => {
  it('lists its commands', async () => {
    const { stdout } = await type('--help');
    for (const about of ['kyc', 'topup', 'panel', 'withdrawal', 'ticket', 'feedback', 'balance', 'notice']) {
      expect(stdout).toContain(about);
    }
  });

  it('asks the running server, and draws a table of its answer', async () => {
    const { stdout } = await type('kyc', 'list');
    expect(stdout).toMatch(/^Partner +Name +As on KTP/);
    expect(stdout.split('\n').length).toBeGreaterThan(3);
  });

  it('changes nothing without confirmation where none can be given, and names who and how much', async () => {
    const before = await profileOf(mitra);
    await expect(type('balance', 'debit', 'mitra@demo.test', '1000', 'uji')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Take Rp\s1\.000 from \S+ .+\? Nobody is there to ask: add --yes\.\n$/),
    });
    expect((await profileOf(mitra)).saldo).toBe(before.saldo);
  });

  it('refuses in a sentence before it asks', async () => {
    await expect(type('balance', 'debit', 'mitra@demo.test', '1.000', 'uji')).rejects.toMatchObject({
      code: 1,
      stderr: '"1.000" is no amount: whole rupiah, such as 50000.\n',
    });
  });

  it('shows the key of a change of money before it sends it, and takes it again', async () => {
    const before = (await profileOf(mitra)).saldo;
    const words = ['balance', 'credit', 'mitra@demo.test', '7000', 'Bonus', '--yes'];
    const first = await type(...words);
    const key = /^Key (\S{36})\n/.exec(first.stdout)?.[1] ?? '';
    const again = await type(...words, '--key', key);
    expect(again.stdout).toContain('was done before under this key');
    expect((await profileOf(mitra)).saldo).toBe(before + 7_000);
  });

  it('sends a change of money again under its key when the answer is lost', async () => {
    const before = (await profileOf(mitra)).saldo;
    // A server that executes the first request and disconnects without answer.
    await desk.closeSocket();
    let heard = 0;
    const path = join(server.env.DATA_DIR, 'operator.sock');
    const deaf = createServer((incoming, outgoing) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', async () => {
        if (parts.length === 0) return outgoing.end('{}');
        heard += 1;
        const reply = await perform(server.services, JSON.parse(Buffer.concat(parts).toString()));
        if (heard === 1) outgoing.destroy();
        else outgoing.end(JSON.stringify(reply));
      });
    });
    await new Promise<void>((ready) => deaf.listen(path, ready));
    const { stdout } = await type('balance', 'credit', 'mitra@demo.test', '9000', 'Bonus', '--yes');
    await new Promise((closed) => deaf.close(closed));
    await desk.openSocket();
    expect(heard).toBe(2);
    expect(stdout).toContain('was done before under this key');
    expect((await profileOf(mitra)).saldo).toBe(before + 9_000);
  });

  it('saves a photo for the reviewer alone, never over another file, and the partner can see that it was opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'operator-photo-'));
    const words = ['kyc', 'photo', 'review@demo.test', 'ktp_photo'];
    const { stdout } = await desk.typeIn(folder, ...words);
    const name = /^Saved as (\S+\.jpg)\./.exec(stdout)?.[1] ?? '';
    const file = join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await expect(desk.typeIn(folder, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(name),
    });
    rmSync(folder, { recursive: true });
    const review = await server.signIn('review@demo.test');
    const { data: activities } = (await review.get('/v1/crm/activity-log?limit=5')).body;
    expect(activities).toContainEqual(
      expect.objectContaining({ label: 'Melihat foto berkas', object: 'Foto KTP' }),
    );
  });

  it('has a socket that only the owner of the data folder can open', () => {
    expect(statSync(join(server.env.DATA_DIR, 'operator.sock')).mode & 0o777).toBe(0o600);
  });

  it('says in a sentence what cannot be done', async () => {
    expect(await action('kyc dance')).toEqual({ refused: expect.stringContaining('no command') });
    expect(await action('kyc approve', { partner: 'tidak@ada.test' })).toEqual({
      refused: expect.stringContaining('No partner'),
    });
    expect(
      await action('balance credit', { partner: 'mitra@demo.test', amount: '1.000', reason: 'x', key: v7() }),
    ).toEqual({
      refused: expect.stringContaining('no amount'),
    });
    expect(await action('kyc reject', { partner: 'review@demo.test', reasons: 'UGLY' })).toEqual({
      refused: expect.stringContaining('KTP_BLURRED'),
    });
    expect(await action('kyc photo', { partner: 'review@demo.test', photo: '../file.key' })).toEqual({
      refused: expect.stringContaining('selfie_photo'),
    });
    expect(await question('withdrawal approve', { withdrawal: 'WD-000000-AAAAAA' })).toEqual({
      refused: expect.stringContaining('WD-000000-AAAAAA'),
    });
  });
});

describe.runIf(await postgresAvailable())('an operator on another machine', () => {
  it('works on the database itself, and its servers see it', async () => {
    const elsewhere = await startTestServer({ seed: 'accounts' });
    try {
      const partner = await elsewhere.signIn('baru@demo.test');
      const env = { ...elsewhere.env, DATA_DIR: join(elsewhere.env.DATA_DIR, 'of-the-operator') };
      mkdirSync(env.DATA_DIR);
      const given = { partner: 'baru@demo.test', amount: '12000', reason: 'Bonus pendaftaran', key: v7() };
      await submitAll(partner);
      const desk = await openDesk(env, sourceConfiguration());
      const reply = await desk.perform({ step: 'do', command: 'balance credit', given });
      expect(reply).toHaveProperty('done');
      const sealed = await desk.perform({
        step: 'do',
        command: 'kyc show',
        given: { partner: 'baru@demo.test' },
      });
      expect(sealed).toEqual({ refused: expect.stringContaining('FILE_KEY') });
      expect(existsSync(join(env.DATA_DIR, 'file.key'))).toBe(false);
      await desk.close();
      expect((await profileOf(partner)).saldo).toBe(12_000);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('the socket of the operator', () => {
  it('is created nowhere else if the path of its folder is too long for a socket', async () => {
    const folder = join(server.env.DATA_DIR, 'x'.repeat(120));
    await expect(openOperatorSocket(folder, server.services)).rejects.toThrow(/too long/);
    expect(await askServer(folder, { step: 'do', command: 'notice list', given: {} })).toBeNull();
  });
});
