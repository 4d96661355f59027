import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { MEMBER_PASSWORD, type MemberDesk, newcomer, openMemberTests } from '../../support/members';
import { codeTo, messagesTo, messageTo, quiet } from '../../support/outbox';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import type { Storefront } from '../../support/storefront';
import { type WebsiteAnswer, websiteHost, websiteVisitor } from '../../support/website-visitor';

describe('a member at a website', () => {
  let server: TestServer;
  let shop: Storefront;
  let lain: Storefront;
  let desk: MemberDesk;
  let host: string;
  let otherHost: string;

  beforeAll(async () => {
    ({ server, shop, lain, desk } = await openMemberTests());
    host = await websiteHost(server, shop.partnerId);
    otherHost = await websiteHost(server, lain.partnerId);
  });
  afterAll(() => server.close());

  const visitor = (at = host) => websiteVisitor(server, at);
  const known = () => ({ identifier: shop.member.username, password: DEMO_PASSWORD });
  const signedIn = async () => {
    const browser = visitor();
    expect((await browser.send('/masuk', known())).to).toBe('/akun');
    return browser;
  };
  /** A new member who has proven the e-mail. */
  const provenMember = async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const data = { email_verified: true, status: 'active' };
    await shop.change(String((await desk.recordOf(wish.username))[0]?.id), data);
    await quiet(server);
    return wish;
  };
  const signUpForm = (over: object = {}) => {
    const wish = { ...newcomer(), ...over };
    return { ...wish, confirmation: wish.password };
  };
  /** Path of the link in the `nth` message. */
  const linkTo = async (to: string, nth = 1): Promise<string> => {
    const { text } = await messageTo(server, to, nth);
    const url = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '');
    return url.pathname + url.search;
  };
  /** Everything of an answer that could tell one account from another. */
  const shown = ({ status, to, headers, html }: WebsiteAnswer, typed = '') => ({
    ...{ status, to, names: Object.keys(headers).sort() },
    html: html.replaceAll(typed || '\0', '').replace(/nonce="[^"]*"|data-now="\d+"/g, ''),
  });

  it('signs up, proves the address by the button behind the link, and signs in', async () => {
    const browser = visitor();
    const wish = signUpForm();
    expect(await browser.send('/daftar', wish)).toMatchObject({ status: 303, to: '/daftar/selesai' });
    expect((await browser.get('/daftar/selesai')).text).toContain('Periksa pesan Anda');
    const link = await linkTo(wish.email);
    expect(link).toMatch(/^\/verifikasi\?token=/);
    // Programs that check mails open links: opening proves nothing.
    await browser.get(link);
    expect((await browser.get(link)).text).toContain('Verifikasi sekarang');
    const token = link.split('=')[1] ?? '';
    expect((await visitor(otherHost).send('/verifikasi', { token })).status).toBe(404);
    expect((await browser.send('/verifikasi', { token })).to).toBe('/verifikasi/selesai');
    expect((await browser.get(link)).text).toContain('sudah digunakan');
    await browser.send('/masuk', { identifier: wish.phone, password: wish.password });
    expect((await browser.get('/akun')).text).toContain(`${wish.email} Terverifikasi`);
  });

  it('learns from no form whether an address has an account', async () => {
    const taken = await provenMember();
    const answers = [];
    for (const email of [taken.email, 'belum.ada@uji.test'])
      answers.push(shown(await visitor().send('/daftar', signUpForm({ email }))));
    expect(answers[1]).toEqual(answers[0]);

    const ways: [string, Record<string, string>][] = [
      ['/masuk', { password: 'Salah#2026' }],
      ['/lupa-sandi', {}],
      ['/masuk/kode', {}],
    ];
    for (const [path, more] of ways) {
      const [one, other] = await Promise.all(
        [taken.email, 'tidak.ada@uji.test'].map(async (identifier) => {
          const answer = await visitor().send(path, { ...more, identifier });
          return { ...shown(answer, identifier), to: answer.to.replace(/[0-9a-f-]{36}/, 'id') };
        }),
      );
      expect(other, path).toEqual(one);
    }
    await quiet(server);
    expect(await messagesTo(server, 'tidak.ada@uji.test')).toEqual([]);
  });

  it('reads refusals above the form and at the input, and keeps what was typed but the password', async () => {
    const { status, html } = await visitor().send('/daftar', {
      ...signUpForm({ username: 'x', password: 'Terlalu#9' }),
      confirmation: 'lain',
    });
    expect(status).toBe(422);
    expect(html).toMatch(/role="alert"[^>]*>.*Minimal 4 karakter/s);
    expect(html).toMatch(/id="i-username"[^>]*aria-invalid="true"[^>]*aria-describedby="i-username-error/);
    expect(html).toContain('value="Rina Baru"');
    expect(html).not.toContain('Terlalu#9');
    const differing = await visitor().send('/daftar', { ...signUpForm(), confirmation: 'lain' });
    expect(differing.text).toContain('Konfirmasi kata sandi tidak sama.');
  });

  it.each(['username', 'email', 'phone'] as const)('signs in by %s and comes back', async (name) => {
    const browser = visitor();
    const ke = '/akun/saldo?hal=2';
    expect((await browser.get(ke)).to).toBe(`/masuk?ke=${encodeURIComponent(ke)}`);
    expect((await browser.get(`/masuk?ke=${encodeURIComponent(ke)}`)).html).toContain(`value="${ke}"`);
    const answer = await browser.send('/masuk', {
      identifier: shop.member[name],
      password: DEMO_PASSWORD,
      ke,
    });
    expect(answer).toMatchObject({ status: 303, to: ke });
    // Signed in already.
    expect((await browser.get(`/masuk?ke=${encodeURIComponent(ke)}`)).to).toBe(ke);
  });

  it('is not sent to another site after signing in', async () => {
    expect((await visitor().send('/masuk', { ...known(), ke: '/.//lain.test' })).to).toBe('/akun');
  });

  it('has a session of this host alone, hidden from scripts, and a new one at each sign-in', async () => {
    const browser = visitor();
    const [line] = (await browser.send('/masuk', known())).headers['set-cookie'] ?? [];
    expect(line).toMatch(/^member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=[^;]+ GMT$/);
    const first = String(browser.cookies.get('member'));
    expect(await browser.get('/akun')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    await browser.send('/masuk', known());
    expect(browser.cookies.get('member')).not.toBe(first);
    const old = visitor();
    old.cookies.set('member', first);
    expect((await old.get('/akun')).status).toBe(303);

    const kept = String(browser.cookies.get('member'));
    expect((await browser.send('/keluar', {})).to).toBe('/');
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set('member', kept);
    expect((await browser.get('/akun')).status).toBe(303);
  });

  it('of one website is a guest at another, with the same cookie', async () => {
    const browser = await signedIn();
    const elsewhere = visitor(otherHost);
    elsewhere.cookies.set('member', String(browser.cookies.get('member')));
    expect((await elsewhere.get('/akun')).status).toBe(303);
    expect((await elsewhere.get('/')).html).toMatch(/<a class="button small" href="\/masuk">/);
    expect((await elsewhere.send('/masuk', known())).status).toBe(422);
    // The portal does not know it either.
    const portal = await server.guest.get('/v1/crm/profile', {
      cookie: `member=${browser.cookies.get('member')}`,
    });
    expect(portal.status).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'http://lain.localhost' }],
    ['no origin that can be told', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another website below the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('is neither signed in nor out by a form of %s', async (_whose, headers) => {
    const browser = await signedIn();
    expect((await browser.send('/keluar', {}, headers)).status).toBe(403);
    expect((await browser.get('/akun')).status).toBe(200);
    const guest = visitor();
    expect((await guest.send('/masuk', known(), headers)).status).toBe(403);
    expect(guest.cookies.size).toBe(0);
  });

  it('is locked out after five wrong passwords, at the website as at its API', async () => {
    const wish = await provenMember();
    const answers = [];
    for (const identifier of [wish.username, wish.email, wish.phone, wish.username])
      answers.push((await visitor().send('/masuk', { identifier, password: 'Salah#2026' })).status);
    await desk.knock('login', { identifier: wish.email, password: 'Salah#2026' });
    const right = await visitor().send('/masuk', { identifier: wish.email, password: MEMBER_PASSWORD });
    expect([...answers, right.status]).toEqual([422, 422, 422, 422, 429]);
    expect(right.text).toContain('Terlalu banyak percobaan.');
  });

  it('sets a new password by the link of the message', async () => {
    const wish = await provenMember();
    const before = (await messagesTo(server, wish.email)).length;
    const browser = visitor();
    await browser.send('/masuk', { identifier: wish.username, password: MEMBER_PASSWORD });
    expect((await browser.send('/lupa-sandi', { identifier: wish.username })).to).toBe('/lupa-sandi/selesai');
    const again = await browser.send('/lupa-sandi', { identifier: wish.username });
    expect(again.text).toContain('Tautan dapat diminta lagi');
    const link = await linkTo(wish.email, before + 1);
    expect(link).toMatch(/^\/sandi-baru\?token=/);
    expect((await visitor(otherHost).get(link)).status).toBe(404);
    const token = link.split('=')[1] ?? '';
    expect((await browser.get(link)).html).toContain(`name="token" value="${token}"`);
    const weak = await browser.send('/sandi-baru', { token, password: 'lemah', confirmation: 'lemah' });
    expect(weak).toMatchObject({ status: 422, html: expect.stringContaining(`value="${token}"`) });
    const password = 'Baru#20266';
    const changed = await browser.send('/sandi-baru', { token, password, confirmation: password });
    expect(changed.to).toBe('/sandi-baru/selesai');
    expect((await browser.get('/akun')).status).toBe(303);
    expect((await browser.get(link)).text).toContain('sudah digunakan');
    expect((await browser.send('/masuk', { identifier: wish.email, password })).to).toBe('/akun');
  });

  describe('who signs in by a code', () => {
    const askFor = async (identifier: string, browser = visitor()) => {
      const { to } = await browser.send('/masuk/kode', { identifier, ke: '/akun/tier' });
      const { pathname, searchParams } = new URL(to, `http://${host}`);
      expect({ pathname, ke: searchParams.get('ke') }).toEqual({
        pathname: '/masuk/kode/isi',
        ke: '/akun/tier',
      });
      expect((await browser.get(to)).html).toContain('autoComplete="one-time-code"');
      return String(searchParams.get('request_id'));
    };
    const enter = (request_id: string, code: string, browser = visitor()) =>
      browser.send('/masuk/kode/isi', { request_id, code, ke: '/akun/tier' });

    it('gets it in the name of the website, once, and comes back', async () => {
      const wish = await provenMember();
      const before = (await messagesTo(server, wish.email)).length;
      const id = await askFor(wish.email);
      const code = await codeTo(server, wish.email, before + 1);
      const { text, subject } = await messageTo(server, wish.email, before + 1);
      expect({ text, subject }).toEqual({
        text: expect.stringContaining('adalah kode OTP Toko Sari Digital untuk masuk ke akun Anda.'),
        subject: 'Kode OTP Toko Sari Digital',
      });
      const browser = visitor();
      expect((await enter(id, code, browser)).to).toBe('/akun/tier');
      expect((await browser.get('/akun')).text).toContain(wish.name);
      expect((await enter(id, code)).text).toContain('Minta kode baru');
    });

    it('has proven the address, and is a member of this website', async () => {
      const fresh = newcomer();
      await desk.knock('register', fresh);
      await quiet(server);
      const before = (await messagesTo(server, fresh.email)).length;
      await askFor(fresh.email);
      await quiet(server);
      expect(await messagesTo(server, fresh.email)).toHaveLength(before);
      expect((await visitor().send('/masuk/kode', { identifier: fresh.username })).text).toContain(
        'Isi email atau nomor HP yang benar.',
      );

      const wish = await provenMember();
      const sent = (await messagesTo(server, wish.email)).length;
      const id = await askFor(wish.email);
      const code = await codeTo(server, wish.email, sent + 1);
      const elsewhere = visitor(otherHost);
      expect((await enter(id, code, elsewhere)).status).toBe(410);
      expect(elsewhere.cookies.size).toBe(0);
    });

    it('tries five codes, whether or not there is one', async () => {
      const wish = await provenMember();
      const before = (await messagesTo(server, wish.email)).length;
      const ids = [await askFor(wish.email), await askFor('tak.ada.kode@uji.test')];
      const code = await codeTo(server, wish.email, before + 1);
      const wrong = code === '000000' ? '111111' : '000000';
      const tries = ids.map(async (id) => {
        const texts = [];
        for (let turn = 0; turn < 5; turn += 1) texts.push((await enter(id, wrong)).status);
        return texts;
      });
      expect(await Promise.all(tries)).toEqual(Array(2).fill([422, 422, 422, 422, 423]));
      expect((await enter(String(ids[0]), code)).status).toBe(423);
      const soon = await visitor().send('/masuk/kode', { identifier: wish.email });
      expect(soon.text).toContain('Coba lagi dalam');
    });

    it('does not get in with a code that was sent before the partner blocked the account', async () => {
      const wish = await provenMember();
      const before = (await messagesTo(server, wish.email)).length;
      const id = await askFor(wish.email);
      const code = await codeTo(server, wish.email, before + 1);
      await query(
        server.database,
        `update entities set data = data || '{"status": "blocked"}' where data->>'username' = $1`,
        [wish.username],
      );
      expect((await enter(id, code)).status).toBe(410);
    });
  });

  it('is gone from pages as soon as the shop blocks the account', async () => {
    const wish = await provenMember();
    const browser = visitor();
    await browser.send('/masuk', { identifier: wish.email, password: MEMBER_PASSWORD });
    const [record] = await desk.recordOf(wish.username);
    await shop.change(String(record?.id), { status: 'blocked' });
    expect((await browser.get('/akun')).status).toBe(303);
    const refused = await browser.send('/masuk', { identifier: wish.email, password: MEMBER_PASSWORD });
    expect(refused.text).toContain('Akun member ini diblokir.');
  });
});
