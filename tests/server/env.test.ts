import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { StartError } from '../../server/start-error';

const refusal = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (failure) {
    expect(failure).toBeInstanceOf(StartError);
    return (failure as StartError).message;
  }
  throw new Error('the environment was accepted');
};

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnv({})).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      PRODUCT_NAME: 'Lumbung',
      SUPPORT_NUMBER: '6281234567890',
      GUIDE_URL: 'https://panduan.lumbung.test',
      FAQ_URL: 'https://wa.me/6281234567890',
      MAINTENANCE: false,
      OTP: true,
      RATE_LIMIT: true,
      LIVE_AUTH: 'ticket',
      TRUST_PROXY: false,
    });
  });

  it('takes an empty variable for one that is not set, and ignores those of others', () => {
    expect(readEnv({ PORT: '', SEED: '', PATH: '/bin' })).toEqual(readEnv({}));
  });

  it('gives each value its type', () => {
    const env = readEnv({
      PORT: '0',
      MAINTENANCE: 'true',
      OTP: 'off',
      SEED: 'none',
      API_URL: 'https://api.example.test/v2/',
      SUPPORT_NUMBER: '62811000222',
    });
    expect(env).toMatchObject({ PORT: 0, MAINTENANCE: true, OTP: false, SEED: 'none' });
    expect(env.API_URL).toBe('https://api.example.test/v2');
    expect(env.FAQ_URL).toBe('https://wa.me/62811000222');
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535 (found "70000").'],
    ['PORT', '4e3', 'PORT must be a whole number from 0 to 65535 (found "4e3").'],
    ['HOST', 'a b', 'HOST must be a host name or an address to listen on (found "a b").'],
    ['SEED', 'yes', 'SEED must be demo or none (found "yes").'],
    ['API_URL', 'ftp://x.test', 'API_URL must be an http(s):// address (found "ftp://x.test").'],
    ['MAINTENANCE', '1', 'MAINTENANCE must be true or false (found "1").'],
    ['OTP', 'no', 'OTP must be on or off (found "no").'],
    ['LIVE_AUTH', 'cookie', 'LIVE_AUTH must be ticket or token (found "cookie").'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true or false (found "yes").'],
    [
      'SUPPORT_NUMBER',
      '0812345678',
      'SUPPORT_NUMBER must be a phone number in digits with its country code, such as 6281234567890 (found "0812345678").',
    ],
  ])('refuses %s=%s in one line that names the variable', (name, value, line) => {
    expect(refusal({ [name]: value })).toBe(line);
  });

  it('tells every wrong variable at once, a line each', () => {
    expect(refusal({ PORT: 'x', OTP: 'x', SEED: 'x' }).split('\n')).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^SEED /),
      expect.stringMatching(/^OTP /),
    ]);
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://root:rahasia@db' })).toBe(
      'DATABASE_URL must be a postgres:// address.',
    );
  });

  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('lets RATE_LIMIT=off pass on %s', (HOST) => {
    expect(readEnv({ RATE_LIMIT: 'off', HOST }).RATE_LIMIT).toBe(false);
  });

  it.each(['0.0.0.0', '::', '127.evil.test', '192.168.1.2'])('refuses RATE_LIMIT=off on %s', (HOST) => {
    expect(refusal({ RATE_LIMIT: 'off', HOST })).toMatch(/^RATE_LIMIT=off .* HOST is /);
  });

  it('refuses session tokens in addresses of this server', () => {
    expect(refusal({ LIVE_AUTH: 'token' })).toMatch(/^LIVE_AUTH=token needs API_URL/);
    expect(readEnv({ LIVE_AUTH: 'token', API_URL: 'https://api.test' }).LIVE_AUTH).toBe('token');
  });
});
