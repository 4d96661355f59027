import type { Database } from '../../src/platform/db/client';
import { hashSecret } from '../../src/platform/identity/secret/hashing';
import { startApiProcess } from '../../tests/support/api-process';
import { Client } from '../../tests/support/client';
import { openTestDatabase } from '../../tests/support/database';
import { emptyTables } from '../../tests/support/filling';
import { type Figure, median } from './figure';

/** Calls per side (promise S6). */
const CALLS = 200;
/** Allowed difference of the medians: milliseconds, or 5 % of the slower one. */
const APART = 10;
const SHARE = 0.05;

interface Probe {
  name: string;
  path: string;
  /** Body for the `nth` known account, or for an unknown address. */
  body(known: boolean, nth: number): object;
  /** Number of identical calls before the measured one. */
  before?: number;
  /** Expected status, the same for both sides. */
  status?: number;
}

const email = (known: boolean, nth: number) => (known ? `ada${nth}@bench.test` : `tiada${nth}@bench.test`);
const phone = (known: boolean, nth: number) => `0813${known ? 1 : 2}${String(nth).padStart(7, '0')}`;

const LOGIN = '/v1/crm/login';
const wrongLogin = (known: boolean, nth: number) => ({
  identifier: phone(known, nth),
  password: 'Salah#2026',
});

const probes: Probe[] = [
  {
    name: 'register',
    path: '/v1/crm/register-mitra',
    body: (known, nth) => ({
      name: 'Budi Santoso',
      email: email(known, nth),
      phone: `0813${known ? 3 : 4}${String(nth).padStart(7, '0')}`,
      password: 'Rahasia99',
      password_confirmation: 'Rahasia99',
      business_type: 1,
      agree_tnc: true,
    }),
  },
  { name: 'login', path: LOGIN, body: wrongLogin, status: 422 },
  // The fifth wrong password of each account, including the call above: the lock is logged only for known
  // accounts.
  { name: 'login that locks', path: LOGIN, body: wrongLogin, before: 3, status: 429 },
  {
    name: 'code to sign in',
    path: '/v1/crm/login-v2/request',
    body: (known, nth) => ({ phone: phone(known, nth), channel: 'sms' }),
  },
  {
    name: 'forgotten password',
    path: '/v1/crm/forgot-password',
    body: (known, nth) => ({ identifier: phone(known, nth) }),
  },
  {
    name: 'verification again',
    path: '/v1/crm/resend-email',
    body: (known, nth) => ({ email: known ? email(true, nth) : `lain${nth}@bench.test` }),
  },
];

/**
 * Measures the time difference between answers about known and unknown addresses; the server is a separate
 * process.
 */
export async function enumerationFigures(): Promise<Figure[]> {
  const store = await openTestDatabase(emptyTables(), 'postgres');
  const api = await startApiProcess(store.env);
  try {
    await openKnown(store.database);
    const client = new Client(api.url);
    const figures: Figure[] = [];
    for (const probe of probes) {
      // Clear rate limits between endpoints, because each case is a new visitor.
      await store.database.run({ name: 'bench_waits', text: 'delete from quotas' }, []);
      const [known, unknown] = await mediansOf(client, probe);
      figures.push({
        name: `Enumeration: ${probe.name}, medians of known and unknown apart`,
        value: Math.abs(known - unknown),
        unit: 'ms',
        most: Math.max(APART, Math.round(SHARE * Math.max(known, unknown))),
      });
    }
    return figures;
  } finally {
    await api.kill();
    await store.close();
  }
}

/** Accounts with verified phone and unverified e-mail, so that every endpoint has work to do. */
async function openKnown(database: Database): Promise<void> {
  const text = `with made as (
      insert into partners (id, code, name, tier_id)
      select gen_random_uuid(), 'BENCH-' || n, 'Bench', (select id from tiers order by level limit 1)
      from generate_series(0, $1::int - 1) as n returning id, code)
    insert into users (id, partner_id, role, name, email, phone, password_hash, phone_verified_at)
    select gen_random_uuid(), id, 'owner', 'Ada', 'ada' || n || '@bench.test', '628131' || lpad(n, 7, '0'), $2, now()
    from made, lateral split_part(code, '-', 2) as n`;
  await database.run({ name: 'bench_known', text }, [CALLS, await hashSecret('Rahasia99')]);
}

/**
 * Median of each side in milliseconds, known first; the sides alternate, so that slow moments affect both.
 */
async function mediansOf(
  client: Client,
  { path, body, before = 0, status: expected = 200 }: Probe,
): Promise<[number, number]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let nth = 0; nth < CALLS; nth += 1) {
    for (const known of nth % 2 ? [true, false] : [false, true]) {
      for (let count = 0; count < before; count += 1) await client.post(path, body(known, nth));
      const start = performance.now();
      const { status } = await client.post(path, body(known, nth));
      times[known ? 'known' : 'unknown'].push(performance.now() - start);
      if (status !== expected) throw new Error(`${path} was answered ${status}`);
    }
  }
  return [median(times.known), median(times.unknown)];
}
