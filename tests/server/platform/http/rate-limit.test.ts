import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server';

const LOGIN = '/v1/crm/login';

let limited: TestServer;
beforeAll(async () => {
  limited = await startTestServer({ seed: 'none', env: { RATE_LIMIT: 'on', TRUST_PROXY: 'true' } });
});
afterAll(() => limited?.close());

let callers = 0;
/** A caller with a new address. */
function newCaller() {
  callers += 1;
  const from = { 'x-forwarded-for': `198.51.100.${callers}` };
  return {
    get: (path: string) => limited.guest.get(path, from),
    post: (path: string, body: object) => limited.guest.post(path, body, from),
  };
}

describe('rate limits', () => {
  it('stop the 21st try to sign in within a minute, whatever the identifiers', async () => {
    const caller = newCaller();
    const answers = [];
    for (let count = 0; count < 21; count++) {
      answers.push(await caller.post(LOGIN, { identifier: `nobody${count}@x.test`, password: 'x' }));
    }
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(422));
    const last = answers[20];
    expect(last?.body).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await caller.get('/v1/crm/profile')).status).toBe(401);
  });
});

describe('each other public endpoint', () => {
  it.each([
    ['/v1/crm/register-mitra', (nth: number) => ({ email: `${nth}@x.test` })],
    ['/v1/crm/login-v2/request', (nth: number) => ({ phone: `08137777${1000 + nth}`, channel: 'sms' })],
    ['/v1/crm/login-v2', () => ({ request_id: '01900000-0000-7000-8000-000000000000', code: '123456' })],
    ['/v1/crm/forgot-password', (nth: number) => ({ identifier: `${nth}@x.test` })],
    ['/v1/crm/resend-email', (nth: number) => ({ email: `${nth}@x.test` })],
  ])('stops the 21st call within a minute: %s', async (path, body) => {
    const caller = newCaller();
    const codes = [];
    for (let nth = 0; nth < 21; nth++) codes.push((await caller.post(path, body(nth))).body.code);
    expect(codes.slice(0, 20)).not.toContain('RATE_LIMITED');
    expect(codes[20]).toBe('RATE_LIMITED');
  });
});

it('an endpoint with two names is one endpoint', async () => {
  const caller = newCaller();
  const codes = [];
  for (let nth = 0; nth < 21; nth++) {
    const path = nth % 2 === 0 ? '/v1/crm/register-mitra' : '/v1/crm/register';
    codes.push((await caller.post(path, { email: `${nth}@x.test` })).body.code);
  }
  expect(codes.slice(0, 20)).not.toContain('RATE_LIMITED');
  expect(codes[20]).toBe('RATE_LIMITED');
});

describe('behind a proxy', () => {
  it('counts the address that the proxy saw, not one that the caller claims', async () => {
    const signIn = (claimed: string, seen: string) =>
      limited.guest.post(
        LOGIN,
        { identifier: `${claimed}@x.test`, password: 'x' },
        { 'x-forwarded-for': `${claimed}, ${seen}` },
      );
    for (let count = 0; count < 20; count++) await signIn(`10.0.0.${count}`, '203.0.113.5');
    expect((await signIn('10.0.0.20', '203.0.113.5')).status).toBe(429);
    expect((await signIn('10.0.0.20', '203.0.113.6')).status).toBe(422);
    // One address, with a port and as mapped IPv6.
    expect((await signIn('10.0.0.21', '203.0.113.5:50123')).status).toBe(429);
    expect((await signIn('10.0.0.21', '::ffff:203.0.113.5')).status).toBe(429);
  });

  it('counts all addresses of one IPv6 connection as one caller, at the endpoints and in quotas', async () => {
    const signIn = (nth: number, seen: string) =>
      limited.guest.post(LOGIN, { identifier: `${nth}@x.test`, password: 'x' }, { 'x-forwarded-for': seen });
    const referral = (seen: string) =>
      limited.services.account.checkReferral('KODE', { ip: seen, userAgent: '' });
    for (let nth = 0; nth < 20; nth++) await signIn(nth, `2001:db8:1:2::${nth + 1}`);
    expect((await signIn(20, '[2001:DB8:1:2:ffff::9]:443')).status).toBe(429);
    expect((await signIn(20, '2001:db8:1:3::1')).status).toBe(422);
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_none, nth) => referral(`2001:db8:1:2::${nth + 1}`)),
    );
    expect(asked.some(({ status }) => status === 'rejected')).toBe(true);
    await expect(referral('2001:db8:1:3::1')).resolves.toEqual({ name: null });
  });
});
