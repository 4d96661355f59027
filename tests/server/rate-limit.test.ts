import { describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server';

const LOGIN = '/v1/crm/login';

describe('rate limits', () => {
  it('stop the 21st try to sign in within a minute, whatever the identifiers', async () => {
    const limited = await startTestServer({ seed: 'none', env: { RATE_LIMIT: 'on' } });
    try {
      const answers = [];
      for (let count = 0; count < 21; count++) {
        answers.push(await limited.guest.post(LOGIN, { identifier: `nobody${count}@x.test`, password: 'x' }));
      }
      expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(422));
      const last = answers[20];
      expect(last?.body).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await limited.guest.get('/v1/crm/profile')).status).toBe(401);
    } finally {
      await limited.close();
    }
  });
});

describe('behind a proxy', () => {
  it('counts the address that the proxy saw, not one that the caller claims', async () => {
    const limited = await startTestServer({ seed: 'none', env: { RATE_LIMIT: 'on', TRUST_PROXY: 'true' } });
    const signIn = (claimed: string, seen: string) =>
      limited.guest.post(
        LOGIN,
        { identifier: `${claimed}@x.test`, password: 'x' },
        { 'x-forwarded-for': `${claimed}, ${seen}` },
      );
    try {
      for (let count = 0; count < 20; count++) await signIn(`10.0.0.${count}`, '203.0.113.5');
      expect((await signIn('10.0.0.20', '203.0.113.5')).status).toBe(429);
      expect((await signIn('10.0.0.20', '203.0.113.6')).status).toBe(422);
    } finally {
      await limited.close();
    }
  });
});
