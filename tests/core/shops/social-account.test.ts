import { describe, expect, it } from 'vitest';
import { socialMedia } from '../../../resources/social-media';
import type { FieldOf } from '../../../src/admin/schema/field';
import { accountError, accountUrl } from '../../../src/topics/shops/domain/social-account';

const accounts = socialMedia.fields.accounts as FieldOf<'rows'>;
const networks = (accounts.fields.network as FieldOf<'choice'>).options.map(({ value }) => value);
const ASKS_FOR_ADDRESS = 'Tulis alamat lengkap yang diawali https:// untuk jaringan ini.';
const ASKS_FOR_NAME = 'Tulis nama akun seperti @tokosaya, atau alamat yang diawali https://.';

describe('an account of a website', () => {
  it.each([
    ['instagram', '@tokosari', 'https://www.instagram.com/tokosari'],
    ['instagram', 'toko.sari.id', 'https://www.instagram.com/toko.sari.id'],
    ['facebook', 'tokosari', 'https://www.facebook.com/tokosari'],
    ['tiktok', '@tokosari', 'https://www.tiktok.com/@tokosari'],
    ['youtube', '@tokosari', 'https://www.youtube.com/@tokosari'],
    ['x', '@toko_sari', 'https://x.com/toko_sari'],
    ['telegram', 'tokosari', 'https://t.me/tokosari'],
  ])('of %s that is called %s leads to its page', (network, account, url) => {
    expect(accountUrl(network, account)).toBe(url);
    expect(accountError(network, account)).toBeUndefined();
  });

  it.each(networks)('of %s leads to the address that was typed for it', (network) => {
    expect(accountUrl(network, 'HTTPS://contoh.id/toko?a=1')).toBe('HTTPS://contoh.id/toko?a=1');
  });

  it.each(['discord', 'line', 'jaringan-baru'])(
    'of %s, whose names lead nowhere, asks for an address',
    (network) => {
      expect(accountError(network, '@tokosari')).toBe(ASKS_FOR_ADDRESS);
      expect(accountUrl(network, '@tokosari')).toBeNull();
    },
  );

  it.each(['www.instagram.com', 'instagram.com/toko', 'a', 'toko sari', '@', ''])(
    'is not named %j',
    (account) => {
      expect(accountError('instagram', account)).toBe(ASKS_FOR_NAME);
      expect(accountUrl('instagram', account)).toBeNull();
    },
  );

  it.each([
    'http://contoh.id',
    'javascript://contoh.id/%0aalert(1)',
    'https://instagram.com@lain.example/',
    'https://x',
    'https://a"onclick=b.id',
    'https://contoh.id/ a',
  ])('never leads to %s', (account) => {
    expect(accountError('instagram', account)).toBeDefined();
    expect(accountUrl('instagram', account)).toBeNull();
  });
});
