import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { buildCan } from '../../../src/admin/access/can';
import { compile } from '../../../src/admin/schema/compile';
import type { Profile } from '../../../src/core/contract/profile';
import type { AccessFacts, Can } from '../../../src/core/session/reason';
import { modeOf } from '../../../src/topics/shops/web/mode/mode';
import { pageRows } from '../../../src/web/routes/page-rows';
import { matching, searchEntries } from '../../../src/web/shell/header/search-entries';
import { searchWords } from '../../../src/web/shell/header/search-words';
import { activePath } from '../../../src/web/shell/sidebar/active-path';
import { linksOf, type MenuEntry, visibleMenu } from '../../../src/web/shell/sidebar/visible-menu';
import { mayCreateWebsite, websiteHost, websiteUrl } from '../../../src/web/shell/website';

const model = compile(config, pageRows);
const modelText = readFileSync('access.model.conf', 'utf8');
const can = (facts: Partial<AccessFacts> = {}): Promise<Can> =>
  buildCan(modelText, model, {
    privileges: [],
    isSubAccount: false,
    panelExpired: false,
    tierHasPanel: true,
    seesCost: true,
    seesProfit: true,
    ...facts,
  });

const panel = {
  status: 2,
  expired_date: null,
  url: 'https://toko.id',
  site_name: 'Toko',
  reject_reason: null,
};
const partner = { tier_has_panel: true, panel, is_referral_feature: true } as Profile;

const words = (entries: MenuEntry[]): string[] =>
  linksOf(entries).map(({ label, locked }) => (locked ? `${label} (terkunci)` : label));

describe('the menu of a person', () => {
  it('hides what there is no key to, and the group that is then empty', async () => {
    const menu = visibleMenu(model.menu.panel, {
      can: await can({ privileges: ['panel.statistic', 'panel.banner'] }),
      profile: partner,
    });
    expect(words(menu)).toEqual(['Statistik', 'Banner']);
    expect(menu.map(({ label }) => label)).toEqual(['Statistik', 'Menu']);
  });

  it('locks what an expired panel blocks and leaves the rest open', async () => {
    const menu = visibleMenu(model.menu.panel, { can: await can({ panelExpired: true }), profile: partner });
    expect(words(menu)).toEqual([
      'Statistik',
      'Member (terkunci)',
      'Transaksi',
      'Saldo Profit',
      'Flash Sale (terkunci)',
      'Kode Promo (terkunci)',
      'Banner (terkunci)',
      'Group (terkunci)',
      'Brand (terkunci)',
      'Variasi Supply (terkunci)',
      'Variasi Custom (terkunci)',
      'Blog',
      'Konfigurasi Web (terkunci)',
      'Member Tier (terkunci)',
      'Metode Pembayaran (terkunci)',
      'Kontak & Sosial Media (terkunci)',
    ]);
  });

  it('shows Referral only to partners who have the feature, and leaves its pages open to the others', async () => {
    const referral = model.menu.h2h.filter(({ label }) => label === 'Referral');
    const all = await can();
    const seen = (is_referral_feature: boolean) =>
      words(visibleMenu(referral, { can: all, profile: { is_referral_feature } }));
    expect(seen(true)).toEqual(['Referral']);
    expect(seen(false)).toEqual([]);
  });

  it.each([
    ['/dashboard', '/dashboard'],
    ['/transaction-form', '/product/data'],
    ['/detail-transaction', '/list-transaction'],
    ['/panel/banner/form', '/panel/banner/data'],
    ['/panel/blog/form', '/panel/blog/data'],
    ['/panel/setting/web-panel', '/panel/setting/web-panel'],
    ['/panel/member/detail/', '/panel/member/data'],
    ['/nowhere', undefined],
  ])('%s belongs to the entry %s', async (pathname, entry) => {
    const menu = [...model.menu.h2h, ...model.menu.panel];
    expect(
      activePath(linksOf(visibleMenu(menu, { can: await can(), profile: partner })), model.routes, pathname),
    ).toBe(entry);
  });
});

describe('the menu search', () => {
  const outside = { guideUrl: 'https://panduan.test', faqUrl: 'https://wa.me/62' };
  const everything = async (facts: Partial<AccessFacts> = {}, profile = partner, desktop = true) =>
    searchEntries({ model, can: await can(facts), profile, mode: 'mitra', desktop, config: outside });

  it('ends with the guide and the FAQ chat outside', async () => {
    const entries = await everything();
    expect(entries.slice(-2).map(({ label }) => label)).toEqual(['Panduan Mitra', 'FAQ via Chat']);
    const none = searchEntries({
      model,
      can: await can(),
      profile: partner,
      mode: 'mitra',
      desktop: true,
      config: { guideUrl: '', faqUrl: '' },
    });
    expect(none.every(({ kind }) => kind === 'page')).toBe(true);
  });

  it('shows four results at most, those that begin with the text first', async () => {
    const entries = await everything();
    expect(matching(entries, 'a')).toHaveLength(4);
    expect(matching(entries, 'sa').map(({ label }) => label)).toEqual([
      'Top Up Saldo',
      'Riwayat Saldo',
      'Profil Saya',
      'Kritik dan Saran',
    ]);
    expect(matching(entries, 'SALDO  riwayat').map(({ label }) => label)).toEqual(['Riwayat Saldo']);
    expect(matching(entries, '  ')).toEqual([]);
  });

  it('finds only what the menu shows, locked where the menu locks it', async () => {
    expect(matching(await everything({ privileges: ['product'] }), 'saldo')).toEqual([]);
    expect(matching(await everything({ panelExpired: true }), 'banner')).toMatchObject([{ locked: true }]);
  });

  it.each([
    ['pin', 'PIN Transaksi'],
    ['lupa pin', 'PIN Transaksi'],
    ['notifikasi', 'Notifikasi'],
    ['tier', 'Tier'],
    ['kata sandi', 'Kata Sandi'],
    ['password', 'Kata Sandi'],
    ['log', 'Log Aktifitas'],
    ['kyc', 'Verifikasi Berkas'],
    ['ktp', 'Verifikasi Berkas'],
    ['deposit', 'Top Up Saldo'],
    ['mutasi', 'Riwayat Saldo'],
    ['pengaturan', 'Pengaturan'],
    ['perangkat', 'Akun dan Perangkat'],
    ['withdraw', 'Saldo Profit'],
    ['kupon', 'Kode Promo'],
    ['whatsapp', 'Kontak & Sosial Media'],
    ['domain', 'Website Saya'],
    ['cara', 'Panduan Mitra'],
  ])('finds for "%s" the page %s', async (text, label) => {
    expect(matching(await everything(), text).map((entry) => entry.label)).toContain(label);
  });

  it('names every page that needs nothing in its address, to those alone for whom it is there', async () => {
    const profile = { ...partner, has_pin: true, kyc_verified: true } as Profile;
    const paths = (await everything({}, profile)).flatMap((entry) =>
      entry.kind === 'page' ? [entry.path] : [],
    );
    const inAddress = [
      ...['/detail-transaction', '/transaction-form', '/topup/payment', '/topup/invoice'],
      ...[
        '/price-history/detail',
        '/request-ticket/detail',
        '/transaction-form/approval',
        '/cashier-shift/detail',
      ],
    ];
    const ofNewcomers = ['/kyc', '/kyc-form', '/mitra-panel/register'];
    const missing = pageRows
      .filter(({ auth, screen }) => auth && screen.kind === 'page')
      .map(({ path }) => path)
      .filter((path) => !paths.includes(path));
    expect(missing.sort()).toEqual([...inAddress, ...ofNewcomers].sort());
    expect(new Set(paths).size).toBe(paths.length);
    expect(
      Object.keys(searchWords).filter((path) => !model.routes.some((route) => route.path === path)),
    ).toEqual([]);
    expect(matching(await everything({ isSubAccount: true }), 'kyc')).toEqual([]);
  });

  it('leaves the panel out where there is none, and away from a desktop', async () => {
    expect(matching(await everything({}, { ...partner, panel: null }), 'banner')).toEqual([]);
    expect(matching(await everything({}, partner, false), 'banner')).toEqual([]);
  });
});

describe('the partner’s website', () => {
  it.each([0, 1, 3] as const)('a panel of status %d is not a mode to be in', (status) => {
    const waiting = { ...partner, panel: { ...panel, status } } as Profile;
    expect(modeOf({ type: 'panel' }, waiting, true)).toBe('mitra');
  });

  it('the mode is that of the page, on a device that the panel is used on', () => {
    expect(modeOf({ type: 'panel' }, partner, true)).toBe('panel');
    expect(modeOf({ type: 'panel' }, partner, false)).toBe('mitra');
    expect(modeOf({}, partner, true)).toBe('mitra');
  });

  it.each([
    [{ key_verified: true }, true],
    [{ kyc_data: true }, true],
    [{ kyc_verified: true }, true],
    [{}, false],
  ])('may be made with %o: %s', (facts, may) => {
    const nothing = { key_verified: false, kyc_data: false, kyc_verified: false };
    expect(mayCreateWebsite({ ...partner, ...nothing, ...facts })).toBe(may);
  });

  it('is linked to with a scheme and named without', () => {
    expect(websiteUrl('toko.id')).toBe('https://toko.id');
    expect(websiteUrl('http://toko.id/')).toBe('http://toko.id/');
    expect(websiteHost('https://toko.id/')).toBe('toko.id');
  });
});
