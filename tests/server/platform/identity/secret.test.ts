import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Doer } from '../../../../src/platform/activity/service';
import { AppError } from '../../../../src/platform/http/app-error';
import { createSecretService } from '../../../../src/platform/identity/secret/service';
import { startTestServer, type TestServer } from '../../../support/server';

const PIN = '246810';

describe('a PIN', () => {
  let server: TestServer;
  let people: Map<string, Doer>;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    const rows = await server.database.run<{ email: string } & Doer>(
      {
        name: 'test_users',
        text: 'select email, id as "userId", partner_id as "partnerId", role, name from users',
      },
      [],
    );
    const device = { ip: '192.0.2.7', userAgent: 'uji' };
    people = new Map(rows.map(({ email, ...person }) => [email, { ...person, device }]));
  });
  afterAll(() => server?.close());

  const person = (email: string): Doer => {
    const found = people.get(email);
    if (!found) throw new Error(`nobody is ${email}`);
    return found;
  };
  const check = async (email: string, pin: string, secret = server.services.secret) => {
    try {
      await secret.checkPin(person(email), pin);
      return 'right';
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      return { code: failure.code, left: failure.details?.left };
    }
  };

  it('passes when it is right', async () => {
    expect(await check('mitra@demo.test', PIN)).toBe('right');
  });

  it('must have been set', async () => {
    expect(await check('baru@demo.test', PIN)).toMatchObject({ code: 'PIN_NOT_SET' });
  });

  it('locks for 30 minutes with the third wrong one in a row, the right one too', async () => {
    expect(await check('lain@demo.test', '000000')).toEqual({ code: 'WRONG_PIN', left: 2 });
    expect(await check('lain@demo.test', PIN)).toBe('right');
    expect(await check('lain@demo.test', '000000')).toEqual({ code: 'WRONG_PIN', left: 2 });
    expect(await check('lain@demo.test', '000000')).toEqual({ code: 'WRONG_PIN', left: 1 });
    expect(await check('lain@demo.test', '000000')).toMatchObject({ code: 'PIN_LOCKED' });
    expect(await check('lain@demo.test', PIN)).toMatchObject({ code: 'PIN_LOCKED' });
  });

  it('returns the hour at which the lock ends', async () => {
    for (let count = 0; count < 3; count++) await check('segera@demo.test', '111111');
    const error = await server.services.secret
      .checkPin(person('segera@demo.test'), PIN)
      .catch((failure: AppError) => failure);
    expect(error).toMatchObject({ message: expect.stringMatching(/^PIN terkunci sampai \d\d:\d\d WIB\.$/) });
    const { locked_until } = (error as AppError).details as { locked_until: string };
    expect((Date.parse(locked_until) - Date.now()) / 60_000).toBeCloseTo(30, 0);
  });

  it('opens again when the lock has ended, with a new count', async () => {
    for (let count = 0; count < 3; count++) await check('menunggu@demo.test', '111111');
    await server.database.db.execute(`update attempts set locked_until = now() where kind = 'pin'`);
    expect(await check('menunggu@demo.test', '111111')).toEqual({ code: 'WRONG_PIN', left: 2 });
    expect(await check('menunggu@demo.test', PIN)).toBe('right');
  });

  it('is compared at most three times when 100 wrong ones arrive at two processes at once', async () => {
    // Two services with a shared database action like two processes.
    const other = createSecretService({
      database: server.database,
      activity: server.services.activity,
    });
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        check('bebas@demo.test', '999999', at % 2 ? other : server.services.secret),
      ),
    );
    const compared = outcomes.filter((one) => one !== 'right' && one.code === 'WRONG_PIN');
    expect(compared).toHaveLength(2);
    expect(await check('bebas@demo.test', PIN, other)).toMatchObject({ code: 'PIN_LOCKED' });
  });

  it('passes every time when the right one arrives 30 times at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => check('perunggu@demo.test', PIN)));
    expect(new Set(outcomes)).toEqual(new Set(['right']));
  });

  it('keeps its count when old tries to sign in are forgotten', async () => {
    await check('ditolak@demo.test', '111111');
    await server.database.db.execute(`update attempts set updated_at = now() - interval '2 days'`);
    await server.services.secret.forgetOldTries();
    expect(await check('ditolak@demo.test', '111111')).toEqual({ code: 'WRONG_PIN', left: 1 });
  });

  it('is stored as argon2id with 19 MiB and two passes', async () => {
    expect(await server.services.secret.hash(PIN)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
