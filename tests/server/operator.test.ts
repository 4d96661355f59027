import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from '../../server/operator/direct';
import { askServer, openDoor } from '../../server/operator/door';
import { perform } from '../../server/operator/perform';
import { repositoryRoot } from '../../server/root';
import type { Client } from '../support/client';
import { databaseKinds } from '../support/database';
import { submitAll } from '../support/kyc';
import { withdraw } from '../support/profit';
import { startTestServer, type TestServer } from '../support/server';

const start = promisify(execFile);
/** By its address: the folder that one types in has no packages. */
const loader = import.meta.resolve('tsx');

let server: TestServer;
let close: () => Promise<void>;
let mitra: Client;

beforeAll(async () => {
  server = await startTestServer();
  close = await openDoor(server.env.DATA_DIR, server.services);
  mitra = await server.signIn();
});
afterAll(async () => {
  await close();
  await server.close();
});

const act = (command: string, given: Record<string, string> = {}) =>
  askServer(server.env.DATA_DIR, { step: 'do', command, given });

/** The question before it. */
const question = (command: string, given: Record<string, string> = {}) =>
  askServer(server.env.DATA_DIR, { step: 'ask', command, given });

/** Rows of a listing. */
async function rows(command: string): Promise<Record<string, unknown>[]> {
  const reply = await act(command);
  if (!reply || !('done' in reply)) throw new Error(`${command}: ${JSON.stringify(reply)}`);
  return reply.done.table?.rows ?? [];
}

/** The command line as a person types it, beside the running server. */
const type = (...words: string[]) => typeIn(repositoryRoot, ...words);
const typeIn = (cwd: string, ...words: string[]) =>
  start(process.execPath, ['--import', loader, join(repositoryRoot, 'scripts', 'operator.ts'), ...words], {
    cwd,
    env: { ...process.env, DATA_DIR: server.env.DATA_DIR, DATABASE_URL: '' },
  });

const profileOf = async (client: Client) => (await client.get('/v1/crm/profile')).body.data;
const newest = async (client: Client) => (await client.get('/v1/crm/notifications?limit=1')).body.data[0];

describe('the command line of the operator', () => {
  it('tells what it can do', async () => {
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

  it('changes nothing unasked where nobody can be asked, and names who and how much', async () => {
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
    // A door that carries out the first wish and hangs up instead of answering.
    await close();
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
    close = await openDoor(server.env.DATA_DIR, server.services);
    expect(heard).toBe(2);
    expect(stdout).toContain('was done before under this key');
    expect((await profileOf(mitra)).saldo).toBe(before + 9_000);
  });

  it('saves a photo for the reviewer alone, never over another file, and the partner can see that it was opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'operator-photo-'));
    const words = ['kyc', 'photo', 'review@demo.test', 'ktp_photo'];
    const { stdout } = await typeIn(folder, ...words);
    const name = /^Saved as (\S+\.jpg)\./.exec(stdout)?.[1] ?? '';
    const file = join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await expect(typeIn(folder, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(name),
    });
    rmSync(folder, { recursive: true });
    const review = await server.signIn('review@demo.test');
    const { data: deeds } = (await review.get('/v1/crm/activity-log?limit=5')).body;
    expect(deeds).toContainEqual(
      expect.objectContaining({ label: 'Melihat foto berkas', object: 'Foto KTP' }),
    );
  });

  it('has a door that only the owner of the data folder can open', () => {
    expect(statSync(join(server.env.DATA_DIR, 'operator.sock')).mode & 0o777).toBe(0o600);
  });

  it('says in a sentence what cannot be done', async () => {
    expect(await act('kyc dance')).toEqual({ refused: expect.stringContaining('no command') });
    expect(await act('kyc approve', { partner: 'tidak@ada.test' })).toEqual({
      refused: expect.stringContaining('No partner'),
    });
    expect(
      await act('balance credit', { partner: 'mitra@demo.test', amount: '1.000', reason: 'x', key: v7() }),
    ).toEqual({
      refused: expect.stringContaining('no amount'),
    });
    expect(await act('kyc reject', { partner: 'review@demo.test', reasons: 'UGLY' })).toEqual({
      refused: expect.stringContaining('KTP_BLURRED'),
    });
    expect(await act('kyc photo', { partner: 'review@demo.test', photo: '../file.key' })).toEqual({
      refused: expect.stringContaining('selfie_photo'),
    });
    expect(await question('withdrawal approve', { withdrawal: 'WD-000000-AAAAAA' })).toEqual({
      refused: expect.stringContaining('WD-000000-AAAAAA'),
    });
  });
});

describe('what the operator decides', () => {
  it('verifies a partner, who is told', async () => {
    const review = await server.signIn('review@demo.test');
    expect(await act('kyc approve', { partner: 'review@demo.test' })).toHaveProperty('done');
    expect(await profileOf(review)).toMatchObject({ kyc_verified: true, kyc_pending: false });
    expect(await newest(review)).toMatchObject({ type: 'KYC' });
    expect(await act('kyc approve', { partner: 'review@demo.test' })).toHaveProperty('refused');
  });

  it('gives and takes rupiah with a reason that stands in the ledger and the activity log', async () => {
    const before = (await profileOf(mitra)).saldo;
    await act('balance credit', {
      partner: 'mitra@demo.test',
      amount: '25000',
      reason: 'Kompensasi gangguan',
      key: v7(),
    });
    expect((await profileOf(mitra)).saldo).toBe(before + 25_000);
    const debit = { partner: 'mitra@demo.test', amount: '5000', reason: 'Koreksi', key: 'keluhan-4711' };
    await act('balance debit', debit);
    expect(await act('balance debit', debit)).toEqual({
      done: { text: expect.stringMatching(/^ADJ-\S+ was done before under this key, and nothing moved now/) },
    });
    expect(await act('balance debit', { ...debit, amount: '6000' })).toEqual({
      refused: expect.stringContaining('keluhan-4711 stands for another change'),
    });
    expect(await act('balance debit', { ...debit, key: '' })).toEqual({
      refused: expect.stringContaining('The key is'),
    });
    expect((await profileOf(mitra)).saldo).toBe(before + 20_000);
    const entries = (await mitra.get('/v1/crm/balance-history/all?limit=2')).body.data;
    expect(entries.map(({ description }: { description: string }) => description)).toEqual([
      'Koreksi',
      'Kompensasi gangguan',
    ]);
    const log = (await mitra.get('/v1/crm/activity-log?limit=2')).body.data;
    expect(log.map(({ label }: { label: string }) => label)).toEqual([
      'Saldo dikurangi admin',
      'Saldo ditambah admin',
    ]);
  });

  it('never takes more than there is', async () => {
    expect(
      await act('balance debit', { partner: 'baru@demo.test', amount: '1', reason: 'Koreksi', key: v7() }),
    ).toEqual({ refused: expect.stringContaining('INSUFFICIENT_BALANCE') });
  });

  it('opens a website, or refuses it with a reason that the partner reads', async () => {
    const waits = await server.signIn('menunggu@demo.test');
    expect((await rows('panel list')).length).toBeGreaterThan(0);
    expect(
      await act('panel reject', { partner: 'menunggu@demo.test', reason: 'Nama terlalu umum' }),
    ).toHaveProperty('done');
    expect((await profileOf(waits)).panel).toMatchObject({ status: 3, reject_reason: 'Nama terlalu umum' });
    await server.database.run(
      { name: 'operator_test_again', text: 'update partners set panel_status = 1 where id = $1::uuid' },
      [(await profileOf(waits)).partner_id],
    );
    await act('panel approve', { partner: 'menunggu@demo.test' });
    const { panel, server_time } = await profileOf(waits);
    expect(panel.status).toBe(2);
    expect(Date.parse(panel.expired_date) - Date.parse(server_time)).toBeGreaterThan(29 * 86_400_000);
  });

  it('answers a ticket, which the partner hears of', async () => {
    const [ticket] = await rows('ticket list');
    await act('ticket answer', { ticket: String(ticket?.code), text: 'Sudah kami kirim ulang.' });
    const partners = [mitra, await server.signIn('lain@demo.test')];
    const told = await Promise.all(partners.map(newest));
    expect(told.map(({ body }) => body)).toContain('Sudah kami kirim ulang.');
  });

  it('answers feedback once it is there, and says when it is not', async () => {
    const message = 'Pencarian brand sangat cepat, terima kasih.';
    await mitra.post('/v1/crm/feedback', { category: 'Fitur', rating: 5, message, allow_contact: false });
    const [open] = await rows('feedback list');
    expect(open).toMatchObject({ message, contact: '–' });
    const shown = await act('feedback show', { feedback: String(open?.id) });
    expect(shown).toMatchObject({ done: { text: message } });
    await act('feedback answer', { feedback: String(open?.id), text: 'Terima kasih, Kak.' });
    expect(await newest(mitra)).toMatchObject({ title: 'Masukan Anda dibalas', body: 'Terima kasih, Kak.' });
    expect(await rows('feedback list')).toEqual([]);
    expect(await act('feedback answer', { feedback: 'x', text: 'y' })).toHaveProperty('refused');
  });

  it('answers feedback with words, and no more than a partner reads', async () => {
    await mitra.post('/v1/crm/feedback', {
      ...{ category: 'Harga', rating: 4, message: 'Harga bersaing sekali.', allow_contact: false },
    });
    const [open] = await rows('feedback list');
    const answer = (text: string) => act('feedback answer', { feedback: String(open?.id), text });
    expect(await answer(' \n ')).toEqual({ refused: expect.stringContaining('cannot be blank') });
    expect(await answer('a'.repeat(1001))).toEqual({
      refused: 'The text has 1001 characters; at most 1000 reach the partner.',
    });
    expect(await rows('feedback list')).toHaveLength(1);
    expect(await answer(`  ${'a'.repeat(1000)}  `)).toHaveProperty('done');
  });

  it('cuts nothing that a partner would read: what is blank or too long is refused whole', async () => {
    const [ticket] = await rows('ticket list');
    const answer = (text: string) => act('ticket answer', { ticket: String(ticket?.code), text });
    expect(await answer('a'.repeat(2001))).toEqual({ refused: expect.stringContaining('at most 2000') });
    expect(await answer('  ')).toEqual({ refused: expect.stringContaining('blank') });
    const credit = { partner: 'mitra@demo.test', amount: '1000', reason: 'a'.repeat(161), key: v7() };
    const before = (await profileOf(mitra)).saldo;
    expect(await act('balance credit', credit)).toEqual({ refused: expect.stringContaining('at most 160') });
    expect((await profileOf(mitra)).saldo).toBe(before);
  });

  it('asks about what was found, and asking changes nothing', async () => {
    const waits = await server.signIn('menunggu@demo.test');
    const before = await profileOf(waits);
    expect(await question('panel approve', { partner: '081200000013' })).toEqual({
      question: expect.stringMatching(/^Open the website of \S+ .+\?$/),
    });
    expect((await profileOf(waits)).panel).toEqual(before.panel);
    expect(await question('kyc list')).toEqual({ question: null });
  });
});

describe('a forgotten PIN of a sub-account', () => {
  it('is taken away for its owner, so that the person chooses a new one; an owner has a code for that', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const wrong = () => cashier.post('/v1/crm/pin/verify', { pin: '000001' });
    for (let count = 0; count < 3; count += 1) await wrong();
    expect((await wrong()).body.code).toBe('PIN_LOCKED');

    expect(await question('pin reset', { person: 'kasir@demo.test' })).toEqual({
      question: expect.stringMatching(/^Take the PIN of Kiki Amelia, sub-account of \S+\?/),
    });
    expect(await act('pin reset', { person: '081200000006' })).toHaveProperty('done');
    expect((await profileOf(cashier)).has_pin).toBe(false);
    expect(await newest(cashier)).toMatchObject({ title: 'PIN dihapus', link: '/setting/create-pin' });
    const [deed] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(deed).toMatchObject({ label: 'Menghapus PIN sub akun yang lupa', object: 'Kiki Amelia' });

    expect((await cashier.post('/v1/crm/pin/new', { pin: '918273' })).status).toBe(200);
    expect((await cashier.post('/v1/crm/pin/verify', { pin: '918273' })).status).toBe(200);

    for (const [person, words] of [
      ['mitra@demo.test', 'an owner sets a new PIN with a code'],
      ['tidak@ada.test', 'Nobody has'],
    ] as const) {
      expect(await act('pin reset', { person })).toEqual({ refused: expect.stringContaining(words) });
    }
    expect((await profileOf(mitra)).has_pin).toBe(true);
  });
});

describe('an operator on another machine', async () => {
  const shared = (await databaseKinds()).filter((kind) => kind === 'postgres');
  it.each(shared)('works on the %s database itself, and its servers see it', async (database) => {
    const elsewhere = await startTestServer({ database, seed: 'accounts' });
    try {
      const partner = await elsewhere.signIn('baru@demo.test');
      const env = { ...elsewhere.env, DATA_DIR: join(elsewhere.env.DATA_DIR, 'of-the-operator') };
      mkdirSync(env.DATA_DIR);
      const given = { partner: 'baru@demo.test', amount: '12000', reason: 'Bonus pendaftaran', key: v7() };
      await submitAll(partner);
      const desk = await openDesk(env);
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

describe('the door of the operator', () => {
  it('stands nowhere else when the path of its folder is too long for a socket', async () => {
    const folder = join(server.env.DATA_DIR, 'x'.repeat(120));
    await expect(openDoor(folder, server.services)).rejects.toThrow(/too long/);
    expect(await askServer(folder, { step: 'do', command: 'notice list', given: {} })).toBeNull();
  });
});

describe('a withdrawal of panel profit', () => {
  const ask = async (amount: number, target: 1 | 2, key: string = v7()) => {
    const [account] = (await mitra.get('/v1/vendor-panel/bank-account')).body.data;
    const over = target === 2 ? { bank_account_id: account.id } : {};
    return withdraw(mitra, amount, { target, ...over }, key);
  };

  it('to the main balance arrives at once, and once for each key', async () => {
    const before = await profileOf(mitra);
    const key = v7();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(50_000, 1, key)));
    expect(new Set(replies.map(({ body }) => body.data?.code)).size).toBe(1);
    const after = await profileOf(mitra);
    expect(after.saldo - before.saldo).toBe(50_000);
    expect(before.panel_saldo - after.panel_saldo).toBe(50_000);
  });

  it('is not another one under the key of the first', async () => {
    const key = v7();
    expect((await ask(50_000, 1, key)).status).toBe(200);
    const before = (await profileOf(mitra)).panel_saldo;
    const others = await Promise.all([ask(51_000, 1, key), ask(50_000, 2, key)]);
    expect(others.map(({ body }) => body.code)).toEqual(['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_CONFLICT']);
    expect((await profileOf(mitra)).panel_saldo).toBe(before);
  });

  it('to a bank waits for the operator, and comes back when rejected', async () => {
    const before = (await profileOf(mitra)).panel_saldo;
    const { code, received, status } = (await ask(60_000, 2)).body.data;
    expect({ received, status }).toEqual({ received: 57_500, status: 1 });
    expect((await profileOf(mitra)).panel_saldo).toBe(before - 60_000);
    expect((await rows('withdrawal list')).map((row) => row.code)).toContain(code);
    const shown = await act('withdrawal show', { withdrawal: code.toLowerCase() });
    expect(shown).toEqual({
      done: { text: expect.stringMatching(/send Rp\s57\.500 to .+ \d{8,16}, .+\.$/) },
    });
    const [deed] = (await mitra.get('/v1/crm/activity-log?limit=1')).body.data;
    expect(deed).toMatchObject({ label: 'Membuka rekening tujuan pencairan', object: code });
    expect(await question('withdrawal approve', { withdrawal: code })).toEqual({
      question: expect.stringMatching(/Rp\s57\.500.*••\d{4}/),
    });
    await act('withdrawal process', { withdrawal: code });
    expect(await act('withdrawal process', { withdrawal: code })).toHaveProperty('refused');
    const twice = await Promise.all(
      ['Rekening ditutup', 'Nama tidak sesuai'].map((reason) =>
        act('withdrawal reject', { withdrawal: code, reason }),
      ),
    );
    expect(twice.filter((reply) => reply && 'done' in reply)).toHaveLength(1);
    expect((await profileOf(mitra)).panel_saldo).toBe(before);
    expect(await act('withdrawal approve', { withdrawal: code })).toHaveProperty('refused');
  });

  it('is refused below the least amount, with a wrong PIN, above the balance, and for a sub-account', async () => {
    expect((await ask(49_000, 1)).status).toBe(422);
    const wrong = await mitra.post(
      '/v1/vendor-panel/withdrawal',
      { amount: 50_000, target: 1, pin: '975312' },
      { 'idempotency-key': v7() },
    );
    expect(wrong.body.code).toBe('WRONG_PIN');
    expect((await ask(200_000_000, 1)).body.code).toBe('INSUFFICIENT_BALANCE');
    const kasir = await server.signIn('kasir@demo.test');
    expect((await kasir.get('/v1/vendor-panel/withdrawal')).status).toBe(403);
  });
});
