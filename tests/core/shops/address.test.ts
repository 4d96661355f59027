import { describe, expect, it } from 'vitest';
import { websiteInput } from '../../../src/topics/shops/contract/website';
import { domainError, hostOf, isUnder, subdomainError } from '../../../src/topics/shops/domain/address';

describe('a subdomain', () => {
  it.each(['tono', 'tono-store', 'a1b', '123', `a${'b'.repeat(28)}c`])('may be %s', (name) => {
    expect(subdomainError(name)).toBeNull();
  });

  it.each<[string, RegExp]>([
    ['ab', /minimal 3/],
    ['a'.repeat(31), /maksimal 30/],
    ['Tono', /huruf kecil/],
    ['tono_store', /huruf kecil/],
    ['tono.store', /huruf kecil/],
    ['töno', /huruf kecil/],
    ['-tono', /diawali atau diakhiri/],
    ['tono-', /diawali atau diakhiri/],
    ['xn--tono', /dua tanda hubung/],
    ['www', /dicadangkan/],
    ['mtr-000001', /dicadangkan/],
    ['mtr000001', /dicadangkan/],
    ['mtr-7f2k9q', /dicadangkan/],
    ['admin', /dicadangkan/],
    ['api', /dicadangkan/],
    ['pembayaran', /dicadangkan/],
  ])('is not %s', (name, why) => {
    expect(subdomainError(name)).toMatch(why);
  });
});

describe('a domain of one’s own', () => {
  it.each([
    ['www.tokosaya.com', 'www.tokosaya.com'],
    ['  https://WWW.TokoSaya.com/katalog?x=1 ', 'www.tokosaya.com'],
    ['topup.tokosaya.co.id.', 'topup.tokosaya.co.id'],
    ['tokosaya.id', 'tokosaya.id'],
    ['xn--tko-sna.com', 'xn--tko-sna.com'],
  ])('typed as %s is %s', (typed, host) => {
    expect(hostOf(typed)).toBe(host);
    expect(domainError(hostOf(typed))).toBeNull();
  });

  it.each([
    '',
    'tokosaya',
    '127.0.0.1',
    '[::1]',
    'toko saya.com',
    'toko_saya.com',
    '-toko.com',
    'toko-.com',
    'toko..com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    'localhost:4000',
    'orang@toko.com',
  ])('is not %s', (host) => {
    expect(domainError(hostOf(host))).toMatch(/Domain tidak valid/);
  });

  it('under the portal’s own is a subdomain', () => {
    expect(
      ['lumbung.test', 'toko.lumbung.test', 'bukanlumbung.test'].map((host) => isUnder(host, 'lumbung.test')),
    ).toEqual([true, true, false]);
  });
});

describe('a registration', () => {
  const good = {
    site_name: 'Tono Store',
    tagline: null,
    logo: null,
    category_focus: ['game'],
    subdomain: ' Tono-Store ',
    custom_domain: 'https://www.tonostore.com/',
    theme_id: 'kios',
    contact_whatsapp: '0812-0000-0012',
    agree: true,
  };

  it('is stored as the portal writes names and numbers', () => {
    expect(websiteInput.parse(good)).toMatchObject({
      subdomain: 'tono-store',
      custom_domain: 'www.tonostore.com',
      contact_whatsapp: '6281200000012',
    });
  });

  it.each<[string, object]>([
    ['site_name', { site_name: 'ab' }],
    ['site_name', { site_name: 'x'.repeat(41) }],
    ['tagline', { tagline: 'x'.repeat(81) }],
    ['category_focus', { category_focus: ['lain'] }],
    ['subdomain', { subdomain: 'www' }],
    ['custom_domain', { custom_domain: 'tokosaya' }],
    ['theme_id', { theme_id: '' }],
    ['contact_whatsapp', { contact_whatsapp: '12345' }],
    ['agree', { agree: false }],
  ])('with a wrong %s names that field alone, in words', (field, change) => {
    const { error } = websiteInput.safeParse({ ...good, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
    expect(error?.issues[0]?.message).not.toMatch(/Invalid|expected/i);
  });
});
