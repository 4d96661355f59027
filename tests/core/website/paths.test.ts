import { describe, expect, it } from 'vitest';
import { ownPath, signInFrom } from '../../../src/topics/website/text/paths';

describe('the page after signing in', () => {
  it.each(['/akun/saldo?hal=2', '/mobile-legends', '/pesanan/INV1?k=a%2Bb', '/?cari=ml'])('is %s', (url) => {
    expect(ownPath(url)).toBe(url);
    expect(signInFrom(url)).toBe(`/masuk?ke=${encodeURIComponent(url)}`);
  });

  it.each([
    '//lain.test/x',
    'https://lain.test/x',
    'https:lain.test',
    '/\\lain.test',
    '\\\\lain.test',
    '/.//lain.test',
    '/x/..//lain.test',
    '\t//lain.test',
    '/\t/lain.test',
    'javascript:alert(1)',
    'http://',
    '',
    undefined,
  ])('is never another site: %j', (url) => {
    expect(ownPath(url)).toBe('/akun');
  });

  it.each([
    '/',
    '/masuk?ke=%2Fakun',
    '/masuk/kode',
    '/daftar',
    '/sandi-baru?token=rahasia',
    '/verifikasi?token=x',
  ])('is the account for %s', (url) => {
    expect(signInFrom(url)).toBe('/masuk');
  });

  it('is a brand whose name begins like one of them', () => {
    expect(signInFrom('/daftar-harga')).toBe('/masuk?ke=%2Fdaftar-harga');
  });
});
