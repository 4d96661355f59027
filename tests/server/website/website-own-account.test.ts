import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { MEMBER_PASSWORD, type MemberDesk, newcomer, openMemberTests } from '../../support/members';
import { codeTo, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import type { Storefront } from '../../support/storefront';
import { websiteHost, websiteVisitor } from '../../support/website-visitor';

describe('a member changes', () => {
  let server: TestServer;
  let shop: Storefront;
  let desk: MemberDesk;
  let owner: Client;
  let host: string;
  let otherHost: string;

  beforeAll(async () => {
    const opened = await openMemberTests();
    ({ server, shop, desk, owner } = opened);
    host = await websiteHost(server, shop.partnerId);
    otherHost = await websiteHost(server, opened.lain.partnerId);
  });
  afterAll(() => server.close());

  const NEW = 'Berganti#2027';
  const visitor = (at = host) => websiteVisitor(server, at);
  const signIn = async (identifier: string, password = MEMBER_PASSWORD) => {
    const browser = visitor();
    const { status } = await browser.send('/masuk', { identifier, password });
    return { browser, status };
  };
  /** A new member who has proven the e-mail, signed in. */
  const opened = async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const id = String((await desk.recordOf(wish.username))[0]?.id);
    await shop.change(id, { email_verified: true, status: 'active' });
    await quiet(server);
    return { ...wish, id, ...(await signIn(wish.username)) };
  };
  const sentTo = async (to: string) => (await messagesTo(server, to)).length;
  const password = (over: object = {}) => ({
    ...{ current_password: MEMBER_PASSWORD, password: NEW, confirmation: NEW },
    ...over,
  });

  describe('the password', () => {
    it('for the present one: other devices leave, this one stays, and a letter tells it', async () => {
      const { browser, email, username } = await opened();
      const other = (await signIn(email)).browser;
      const before = await sentTo(email);
      expect((await browser.get('/akun')).html).toContain('href="/akun/kata-sandi"');
      expect((await browser.get('/akun/kata-sandi')).html).toContain('name="current_password"');
      const { to } = await browser.send('/akun/kata-sandi', password());
      expect(to).toBe('/akun?ganti=sandi');
      expect((await browser.get(to)).text).toContain('Kata sandi sudah diganti');
      expect((await other.get('/akun')).status).toBe(303);
      expect((await messageTo(server, email, before + 1)).text).toContain('perangkat lain dikeluarkan');
      expect((await signIn(username)).status).toBe(422);
      expect((await signIn(username, NEW)).status).toBe(303);
    });

    it('by the rules of signing up, and keeps nothing of it in the page', async () => {
      const { browser, phone } = await opened();
      const local = `A0${phone.slice(1)}`;
      for (const [values, text] of [
        [password({ password: 'pendek1', confirmation: 'pendek1' }), 'Minimal 8 karakter.'],
        [password({ confirmation: 'lain' }), 'Konfirmasi kata sandi tidak sama.'],
        [password({ password: local, confirmation: local }), 'Tidak boleh memuat nomor HP Anda.'],
        [
          password({ password: MEMBER_PASSWORD, confirmation: MEMBER_PASSWORD }),
          'harus berbeda dari yang sekarang',
        ],
        [password({ current_password: 'Salah#2026' }), 'Kata sandi saat ini salah.'],
        [password({ current_password: '' }), ''],
      ] as const) {
        const refused = await browser.send('/akun/kata-sandi', values);
        expect(refused).toMatchObject({ status: 422, text: expect.stringContaining(text) });
        expect(refused.html).toMatch(/role="alert"/);
        expect(refused.html).not.toContain(NEW);
      }
    });

    it('after at most five guesses, counted together with those at sign-in', async () => {
      const { browser, username } = await opened();
      const wrong = password({ current_password: 'Salah#2026' });
      for (let nth = 0; nth < 3; nth += 1) await browser.send('/akun/kata-sandi', wrong);
      await signIn(username, 'Salah#2026');
      const address = { address: 'alamat.tebakan@uji.test', current_password: 'Salah#2026' };
      expect((await browser.send('/akun/alamat', address)).status).toBe(429);
      const locked = await browser.send('/akun/kata-sandi', password());
      expect(locked).toMatchObject({
        status: 429,
        text: expect.stringContaining('Terlalu banyak percobaan'),
      });
    });

    it('once for two presses at the same time', async () => {
      const { browser } = await opened();
      const answers = await Promise.all(
        ['Satu#20271', 'Dua#202722'].map((one) =>
          browser.send('/akun/kata-sandi', password({ password: one, confirmation: one })),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    });

    it('by a link, for one who came without a password and signs in by codes', async () => {
      const { email, id } = await opened();
      await query(server.database, 'delete from member_secrets where member_id = $1::uuid', [id]);
      const before = await sentTo(email);
      const browser = visitor();
      const { to } = await browser.send('/masuk/kode', { identifier: email });
      const request_id = String(new URL(to, 'http://x').searchParams.get('request_id'));
      await browser.send('/masuk/kode/isi', { request_id, code: await codeTo(server, email, before + 1) });
      for (const path of ['/akun/kata-sandi', '/akun/alamat']) {
        const { html, text } = await browser.get(path);
        expect(text).toContain('Buat kata sandi');
        expect(html).toContain(`name="identifier" value="${email}"`);
      }
      expect((await browser.send('/akun/kata-sandi', password())).status).toBe(422);
      expect((await browser.send('/lupa-sandi', { identifier: email })).to).toBe('/lupa-sandi/selesai');
      const token = await tokenTo(server, email, before + 2);
      await browser.send('/sandi-baru', { token, password: NEW, confirmation: NEW });
      expect((await signIn(email, NEW)).status).toBe(303);
    });
  });

  describe('the address', () => {
    const ask = (browser: ReturnType<typeof visitor>, address: string) =>
      browser.send('/akun/alamat', { address, current_password: MEMBER_PASSWORD });

    it.each([
      ['email', 'baru.surat@uji.test', 'baru.surat@uji.test'],
      ['phone', '0812-7770-9991', '6281277709991'],
    ] as const)(
      'of %s once the link at the new one is opened, and tells the previous ones',
      async (field, typed, address) => {
        const { browser, email, username, ...one } = await opened();
        await browser.send('/lupa-sandi', { identifier: email });
        await quiet(server);
        const before = await sentTo(email);
        const reset = await tokenTo(server, email, before);
        expect((await ask(browser, typed)).to).toBe('/akun?ganti=alamat');
        expect((await desk.recordOf(username))[0]?.data[field]).toBe(
          field === 'email' ? email : `62${one.phone.slice(1)}`,
        );
        const token = await tokenTo(server, address);
        const link = `/alamat-baru?token=${token}`;
        // Programs that check mails open links: opening changes nothing.
        expect((await visitor().get(link)).html).toContain(`name="token" value="${token}"`);
        expect((await visitor(otherHost).send('/alamat-baru', { token })).status).toBe(404);
        expect((await visitor().send('/alamat-baru', { token })).to).toBe('/alamat-baru/selesai');
        expect((await desk.recordOf(username))[0]?.data).toMatchObject({
          [field]: address,
          [`${field}_verified`]: true,
        });
        expect((await messageTo(server, email, before + 1)).text).toContain('baru saja diganti');
        expect((await signIn(typed)).status).toBe(303);
        expect((await signIn(field === 'email' ? email : one.phone)).status).toBe(422);
        // Links that were sent before the change end with it.
        expect((await visitor().get(`/sandi-baru?token=${reset}`)).status).toBe(404);
        expect((await visitor().send('/alamat-baru', { token })).text).toContain('Minta tautan baru');
        const search = encodeURIComponent(typed);
        const { body } = await owner.get(`/v1/vendor-panel/member?search=${search}`);
        expect(body.data.map((row: { id: string }) => row.id)).toEqual([one.id]);
      },
    );

    it('to none of another account, and learns of it only at that address', async () => {
      const [mine, theirs] = [await opened(), await opened()];
      const before = await sentTo(theirs.email);
      const free = await ask(mine.browser, 'bebas@uji.test');
      const taken = await ask(mine.browser, theirs.email);
      expect({ status: taken.status, to: taken.to }).toEqual({ status: free.status, to: free.to });
      const token = await tokenTo(server, theirs.email, before + 1);
      const refused = await visitor().send('/alamat-baru', { token });
      expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('sudah terdaftar') });
      expect((await desk.recordOf(mine.username))[0]?.data.email).toBe(mine.email);
      expect((await signIn(theirs.email)).status).toBe(303);
    });

    it('for the present password alone, and not to one that it has', async () => {
      const { browser, email, phone } = await opened();
      const wrong = { address: 'lain.surat@uji.test', current_password: 'Salah#2026' };
      expect((await browser.send('/akun/alamat', wrong)).text).toContain('Kata sandi saat ini salah.');
      expect((await ask(browser, email)).text).toContain('sudah dipakai akun Anda');
      expect((await ask(browser, 'bukan alamat')).text).toContain('Isi email atau nomor HP yang benar.');
      // One that is not proven gets a new link.
      const before = await sentTo(`62${phone.slice(1)}`);
      expect((await ask(browser, phone)).status).toBe(303);
      const token = await tokenTo(server, `62${phone.slice(1)}`, before + 1);
      await browser.send('/alamat-baru', { token });
      expect((await browser.get('/akun')).text).toMatch(/Nomor HP [\d -]+ Terverifikasi/);
      await quiet(server);
      expect(await messagesTo(server, 'lain.surat@uji.test')).toEqual([]);
    });

    it('at most three times a day to the same one', async () => {
      const stranger = 'orang.asing@uji.test';
      for (let nth = 0; nth < 4; nth += 1) {
        const { browser } = await opened();
        expect((await ask(browser, stranger)).status).toBe(303);
      }
      await quiet(server);
      expect(await messagesTo(server, stranger)).toHaveLength(3);
    });
  });

  it('the name, which the shop finds', async () => {
    const { browser, username, id } = await opened();
    expect((await browser.get('/akun/nama')).html).toContain('value="Rina Baru"');
    expect((await browser.send('/akun/nama', { name: 'x' })).status).toBe(422);
    expect((await browser.send('/akun/nama', { name: 'Ratna Sari' })).to).toBe('/akun?ganti=nama');
    expect((await browser.get('/akun')).text).toContain('Nama Ratna Sari');
    const { body } = await owner.get(`/v1/vendor-panel/member?search=ratna+${username}`);
    expect(body.data.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('its mind: all devices are signed out at once', async () => {
    const [{ browser, email }, bystander] = [await opened(), await opened()];
    const other = (await signIn(email)).browser;
    const token = String(browser.cookies.get('member'));
    expect((await browser.send('/keluar', { semua: '1' })).to).toBe('/');
    browser.cookies.set('member', token);
    for (const each of [browser, other]) expect((await each.get('/akun')).status).toBe(303);
    expect((await bystander.browser.get('/akun')).status).toBe(200);
  });

  it.each(['/akun/nama', '/akun/alamat', '/akun/kata-sandi'])('nothing as a guest: %s', async (path) => {
    const to = `/masuk?ke=${encodeURIComponent(path)}`;
    expect((await visitor().get(path)).to).toBe(to);
    expect((await visitor().send(path, password({ name: 'Tamu', address: 'tamu@uji.test' }))).to).toBe(to);
    const { browser } = await opened();
    expect((await browser.send(path, password(), { origin: 'http://lain.localhost' })).status).toBe(403);
  });
});
