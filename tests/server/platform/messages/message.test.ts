import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnaskedDemo } from '../../../../src/platform/demonstration';
import { messageTo, quiet } from '../../../support/outbox';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';
import { type SmtpListener, startSmtpListener } from '../../../support/smtp-listener';
import { until } from '../../../support/until';

const SMTP = { MAIL_FROM: 'Lumbung <halo@lumbung.test>', PUBLIC_URL: 'https://mitra.lumbung.test/' };

describe('an e-mail with SMTP_URL', () => {
  let listener: SmtpListener;
  let server: TestServer;
  beforeAll(async () => {
    listener = await startSmtpListener();
    server = await startTestServer({ seed: 'accounts', env: { ...SMTP, SMTP_URL: listener.url } });
  });
  afterAll(async () => {
    await server?.close();
    await listener?.close();
  });

  const send = (to: string) =>
    server.services.message.mail(server.database.db, to, {
      subject: 'Halo <b>dunia</b>',
      lines: ['Sebaris kata & tanda "petik".'],
      action: { label: 'Buka', url: server.services.message.urlOf('/login') },
    });
  const rowOf = async (to: string) =>
    (await query(server.database, 'select * from messages where recipient = $1', [to]))[0];
  const received = (to: string) =>
    until(`an e-mail to ${to}`, () => listener.mails.find((mail) => mail.to.includes(to)));

  it('reaches the mail server, as text and as HTML, with the safety line', async () => {
    await send('satu@toko.test');
    const mail = await received('satu@toko.test');
    expect(mail.from).toBe('halo@lumbung.test');
    expect(mail.source).toMatch(/^From: Lumbung <halo@lumbung\.test>$/m);
    expect(mail.source).toMatch(/^Subject: Halo <b>dunia<\/b>$/m);
    expect(mail.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@lumbung\.test>$/m);
    expect(mail.source).toContain('Content-Type: text/plain');
    expect(mail.source).toContain('Content-Type: text/html');
    expect(mail.source).toContain('https://mitra.lumbung.test/login');
    expect(mail.source).not.toContain('<h1><b>');
    expect(mail.source.replace(/=\n/g, '')).toContain(
      'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
    );
  });

  it('is deleted once sent, because codes and links in it are private', async () => {
    await send('dua@toko.test');
    await received('dua@toko.test');
    await quiet(server);
    expect(await rowOf('dua@toko.test')).toMatchObject({
      carrier: 'smtp',
      text: '',
      html: null,
      failed_at: null,
    });
  });

  it('is tried again when the mail server asks for patience', async () => {
    listener.refusals.push('451 later');
    await send('tiga@toko.test');
    await until('the first try', async () => (await rowOf('tiga@toko.test'))?.error);
    expect(await rowOf('tiga@toko.test')).toMatchObject({ sent_at: null, failed_at: null, tries: 1 });
    const [job] = await query(
      server.database,
      `select extract(epoch from run_at - now())::float8 as wait from jobs where ref_id = $1`,
      [(await rowOf('tiga@toko.test'))?.id],
    );
    expect(Number(job?.wait)).toBeGreaterThan(3);
    await query(server.database, `update jobs set run_at = now() where kind = 'message'`);
    await received('tiga@toko.test');
  });

  it('is given up when the mailbox does not exist', async () => {
    listener.refusals.push('550 no such mailbox');
    await send('empat@toko.test');
    const row = await until('the end', async () => {
      const found = await rowOf('empat@toko.test');
      return found?.failed_at ? found : null;
    });
    expect(row).toMatchObject({ sent_at: null, tries: 1, text: '' });
    expect(row.error).toContain('no such mailbox');
  });

  it('goes to one mailbox, whatever the address says', async () => {
    await send('lima@toko.test, korban@toko.test');
    await quiet(server);
    expect(listener.mails.flatMap(({ to }) => to)).not.toContain('korban@toko.test');
  });

  it('leaves SMS in the sandbox', async () => {
    await server.services.message.queue(server.database.db, {
      channel: 'sms',
      to: '6281399990000',
      text: 'Halo',
    });
    expect(await messageTo(server, '6281399990000')).toMatchObject({ channel: 'sms', text: 'Halo' });
  });

  it('is tried for four hours while no one answers, and then given up', async () => {
    await listener.close();
    await send('enam@toko.test');
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      await until(`try ${tries}`, async () => (await rowOf('enam@toko.test'))?.tries === tries);
      const failed = await until('its end', async () => {
        const [job] = await query(
          server.database,
          `select done_at, extract(epoch from run_at - now())::float8 as wait from jobs j
           where ref_id = $1 and locked_until is null`,
          [(await rowOf('enam@toko.test'))?.id],
        );
        return job;
      });
      if (failed.done_at === null) waits.push(Math.round(Number(failed.wait)));
      await query(
        server.database,
        `update jobs set run_at = now() where kind = 'message' and done_at is null`,
      );
    }
    expect(waits).toEqual([5, 15, 60, 300, 900, 3600, 7200]);
    expect((await rowOf('enam@toko.test'))?.failed_at).not.toBeNull();
  });
});

describe('the sandbox outbox', () => {
  it('shows what was sent, newest first, to people and to programs', async () => {
    const server = await startTestServer({ seed: 'accounts' });
    try {
      const { message } = server.services;
      const { db } = server.database;
      await message.queue(db, {
        channel: 'whatsapp',
        to: '6281300001111',
        text: '123456 adalah kode OTP <script>alert(1)</script>',
      });
      await message.mail(db, 'sari@toko.test', {
        subject: 'Judul <i>',
        lines: ['Isi'],
        action: { label: 'Buka', url: message.urlOf('/verify/reset?token=abc') },
      });
      await quiet(server);

      const page = await server.guest.get('/sandbox/outbox');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; /,
      );
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.body.indexOf('sari@toko.test')).toBeLessThan(page.body.indexOf('0813-0000-1111'));
      expect(page.body).toContain('<p class="code" aria-label="Kode OTP">123456</p>');
      expect(page.body).toContain('<a href="/verify/reset?token=abc">');
      expect(page.body).not.toMatch(/<script|<i>/);

      const all = await server.guest.get('/sandbox/outbox.json');
      expect(all.body.data.map(({ to }: { to: string }) => to)).toEqual(['sari@toko.test', '6281300001111']);
      const one = await server.guest.get('/sandbox/outbox.json?to=0813-0000-1111');
      expect(one.body.data).toMatchObject([{ channel: 'whatsapp', to: '6281300001111', subject: null }]);
      expect((await server.guest.get('/sandbox/outbox?live=on')).body).toContain('http-equiv="refresh"');
      expect((await server.guest.get('/sandbox/outbox?to=siapa@x.test')).body).toContain(
        'Belum ada pesan untuk',
      );
      expect((await server.guest.get('/sandbox/outbox?x=1')).status).toBe(400);
      // A local proxy forwards for a stranger.
      for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
        const stranger = { [header]: '127.0.0.1' };
        expect((await server.guest.get('/sandbox/outbox', stranger)).status).toBe(404);
        expect((await server.guest.get('/sandbox/outbox.json', stranger)).status).toBe(404);
        const portal = await server.guest.get('/login', { ...stranger, accept: 'text/html' });
        expect(portal.body).toContain('"outbox":false');
      }
    } finally {
      await server.close();
    }
  });

  it.each([
    ['without demo data', 'none', {}],
    ['when demo data is not wanted', 'accounts', { SEED: 'none' }],
  ] as const)('does not exist %s', async (_words, seed, env) => {
    const server = await startTestServer({ seed, env });
    try {
      for (const path of ['/sandbox/outbox', '/sandbox/outbox.json']) {
        expect((await server.guest.get(path)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      }
      // Demo data reachable from other machines without being requested.
      const started = (more: object) =>
        refuseUnaskedDemo({ ...server.env, SEED: 'none', ...more }, server.database.db);
      await started({});
      const refused = seed === 'accounts' ? expect.stringContaining('holds the demonstration') : undefined;
      for (const open of [{ HOST: '::' }, { TRUST_PROXY: true }]) {
        expect(await started(open).catch(({ message }) => message)).toEqual(refused);
      }
    } finally {
      await server.close();
    }
  });
});
