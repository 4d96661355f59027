import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createActivityService } from '../../../src/platform/activity/service';
import { openDatabase } from '../../../src/platform/db/client';
import { createWorker } from '../../../src/platform/jobs/worker';
import { createNotificationService } from '../../../src/platform/notifications/service';
import { readPartnersDue } from '../../../src/topics/tiers/server/evaluate-store';
import { createTierService } from '../../../src/topics/tiers/server/service';
import {
  createTierEvaluation,
  queueTierEvaluation,
  TIER_EVALUATION,
} from '../../../src/topics/tiers/server/tier-evaluation';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const MILLION = 1_000_000;

describe('the tier of a partner', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

  /** A new verified partner at a tier. */
  const open = async (tier: string, { kyc = 2, validIn }: { kyc?: number; validIn?: string } = {}) => {
    const id = v7();
    await sql(
      `insert into partners (id, code, name, tier_id, kyc_status, tier_valid_until)
       values ($1, $2, 'Toko Uji', (select id from tiers where name = $3), $4, now() + $5::interval)`,
      [id, `T-${id}`, tier, kyc, validIn ?? null],
    );
    return id;
  };
  const topUp = (partner: string, amount: number, { daysAgo = 0, status = 2, isAdmin = false } = {}) =>
    sql(
      `insert into topups (id, code, partner_id, amount, fee, invoice_paid_amount, method_code, method_name, status,
         credited_at, created_at, is_admin)
       values ($1, $2, $3, $4, 0, $4, 'BCAVA', 'BCA Virtual Account', $5, now() - make_interval(days => $6), now(), $7)`,
      [v7(), `TU-${v7()}`, partner, amount, status, daysAgo, isAdmin],
    );
  const stateOf = async (partner: string) => {
    const [row] = await sql(
      `select t.name as tier, p.tier_valid_until as until, p.tier_warned_at as warned from partners p
       join tiers t on t.id = p.tier_id where p.id = $1`,
      [partner],
    );
    return row as { tier: string; until: string | null; warned: string | null };
  };
  const notices = async (partner: string) =>
    (await sql('select title from notifications where partner_id = $1 order by id', [partner])).map(
      ({ title }) => title,
    );
  const evaluate = (partner: string) => server.services.tier.evaluate(partner);

  it('is measured by what its partner paid in, not by what the operator gave', async () => {
    const partner = await open('Bronze');
    await topUp(partner, 100 * MILLION, { isAdmin: true });
    await evaluate(partner);
    expect((await stateOf(partner)).tier).toBe('Bronze');
    await topUp(partner, 25 * MILLION);
    await evaluate(partner);
    expect((await stateOf(partner)).tier).not.toBe('Bronze');
  });

  it('rises at once with the top-ups of 30 days, and stays until the end of the next month', async () => {
    const partner = await open('Bronze');
    await topUp(partner, 20 * MILLION, { daysAgo: 20 });
    await topUp(partner, 5 * MILLION);
    expect(await evaluate(partner)).toMatchObject({ verdict: 'raised', from: 'Bronze', to: 'Gold' });
    const { tier, until: end } = await stateOf(partner);
    expect(tier).toBe('Gold');
    const [month] = await sql(
      `select (date_trunc('month', now() at time zone 'Asia/Jakarta') + interval '2 months') at time zone 'Asia/Jakarta' as end`,
    );
    expect(end).toBe(month?.end);
    expect(await notices(partner)).toEqual(['Tier Anda naik ke Gold']);
    expect(await sql('select code, before, after from activities where partner_id = $1', [partner])).toEqual([
      { code: 'tier.raised', before: { Tier: 'Bronze' }, after: { Tier: 'Gold' } },
    ]);
  });

  it('counts neither what is older than 30 days nor what was never paid', async () => {
    const partner = await open('Bronze');
    await topUp(partner, 100 * MILLION, { daysAgo: 31 });
    await topUp(partner, 100 * MILLION, { status: 1 });
    await topUp(partner, 4_999_999);
    expect(await evaluate(partner)).toBeNull();
    expect((await stateOf(partner)).tier).toBe('Bronze');
  });

  it('waits for KYC, and rises with the approval', async () => {
    const partner = await open('Bronze', { kyc: 1 });
    await topUp(partner, 6 * MILLION);
    expect(await evaluate(partner)).toBeNull();
    await sql('update partners set kyc_status = 2 where id = $1', [partner]);
    expect(await evaluate(partner)).toMatchObject({ verdict: 'raised', to: 'Silver' });
  });

  it('does not fall before its time, is warned once a week before, and falls when the time is over', async () => {
    const partner = await open('Gold', { validIn: '8 days' });
    await topUp(partner, 6 * MILLION);
    expect(await evaluate(partner)).toBeNull();
    await sql(`update partners set tier_valid_until = now() + interval '6 days' where id = $1`, [partner]);
    expect(await evaluate(partner)).toMatchObject({ verdict: 'warned', from: 'Gold', to: 'Silver' });
    expect(await evaluate(partner)).toBeNull();
    expect((await stateOf(partner)).tier).toBe('Gold');
    await sql(`update partners set tier_valid_until = now() - interval '1 minute' where id = $1`, [partner]);
    expect(await evaluate(partner)).toMatchObject({ verdict: 'lowered', to: 'Silver' });
    expect(await stateOf(partner)).toMatchObject({ tier: 'Silver', warned: null, until: expect.any(String) });
    expect(await notices(partner)).toEqual([
      expect.stringMatching(/^Tier Gold berakhir \d\d \w+ \d{4}$/),
      'Tier Anda menjadi Silver',
    ]);
    // Both contain the volume, which requires the top-up key.
    expect(await sql('select distinct type from notifications where partner_id = $1', [partner])).toEqual([
      { type: 'Top Up' },
    ]);
  });

  it('is warned of what its end will count, and not of what counts today', async () => {
    const partner = await open('Silver', { validIn: '6 days' });
    await topUp(partner, 2 * MILLION);
    await topUp(partner, 5 * MILLION, { daysAgo: 28 });
    expect(await evaluate(partner)).toMatchObject({ verdict: 'warned', to: 'Bronze', volume: 2 * MILLION });
    const [news] = await sql('select body from notifications where partner_id = $1', [partner]);
    expect(news?.body).toMatch(
      /^Top up sejak \d\d \w+ \d{4} Rp\s?2\.000\.000, syarat Silver Rp\s?5\.000\.000\./,
    );
  });

  it('stays for another month after enough top ups, without a notification', async () => {
    const partner = await open('Silver', { validIn: '-1 minute' });
    await topUp(partner, 5 * MILLION);
    expect(await evaluate(partner)).toMatchObject({ verdict: 'unchanged' });
    expect(Date.parse((await stateOf(partner)).until ?? '')).toBeGreaterThan(Date.now());
    expect(await notices(partner)).toEqual([]);
  });

  it('has no end at the lowest tier, nor where none was given', async () => {
    const fallen = await open('Platinum', { validIn: '-1 minute' });
    expect(await evaluate(fallen)).toMatchObject({ verdict: 'lowered', to: 'Bronze' });
    expect(await stateOf(fallen)).toMatchObject({ tier: 'Bronze', until: null });
    const agreed = await open('Gold');
    expect(await evaluate(agreed)).toBeNull();
    expect((await stateOf(agreed)).tier).toBe('Gold');
  });

  it('leaves the demonstration accounts where they are', async () => {
    const tiersOf = () =>
      sql(`select u.email, t.name from users u join partners p on p.id = u.partner_id
        join tiers t on t.id = p.tier_id where u.email like '%@demo.test' order by u.email`);
    const before = await tiersOf();
    const partners = await sql(`select distinct partner_id from users where email like '%@demo.test'`);
    for (const { partner_id } of partners) await evaluate(String(partner_id));
    expect(await tiersOf()).toEqual(before);
  });

  it('validated by many at once, is changed and notified once', async () => {
    // Like another process: the embedded database allows only one.
    const other = server.database.kind === 'postgres' ? await openDatabase(server.env) : server.database;
    onTestFinished(async () => {
      if (server.database.kind === 'postgres') await other.close();
    });
    const activity = createActivityService({ database: other });
    const notification = createNotificationService({ database: other });
    const services = [server.services.tier, createTierService({ database: other, activity, notification })];
    const partner = await open('Bronze');
    await topUp(partner, 30 * MILLION);
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => services[at % services.length]?.evaluate(partner)),
    );
    expect(verdicts.filter(Boolean)).toHaveLength(1);
    expect(await notices(partner)).toEqual(['Tier Anda naik ke Gold']);
  });

  it('belongs to the transaction of a credit: what is rolled back upgrades nothing', async () => {
    const partner = await open('Bronze');
    await topUp(partner, 30 * MILLION);
    await expect(
      server.database.transaction(async (tx) => {
        expect(await server.services.tier.evaluate(partner, tx)).toMatchObject({ verdict: 'raised' });
        throw new Error('no credit');
      }),
    ).rejects.toThrow('no credit');
    expect((await stateOf(partner)).tier).toBe('Bronze');
    expect(await notices(partner)).toEqual([]);
  });

  it('is evaluated daily by one job, which does not end and is queued once', async () => {
    await queueTierEvaluation(server.database);
    await queueTierEvaluation(server.database);
    const partner = await open('Gold', { validIn: '-1 day' });
    const { database } = server;
    const handlers = { [TIER_EVALUATION]: createTierEvaluation({ database, tier: server.services.tier }) };
    const workers = [createWorker({ database, handlers }), createWorker({ database, handlers })];
    for (const worker of workers) worker.start({ error: () => undefined });
    onTestFinished(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    });
    await until('the fall', async () => (await stateOf(partner)).tier === 'Bronze');
    await until('the next midnight', async () => {
      const [job] = await sql('select done_at, run_at > now() as later from jobs where kind = $1', [
        TIER_EVALUATION,
      ]);
      return job?.later === true && job.done_at === null;
    });
    expect(await sql('select count(*)::int as jobs from jobs where kind = $1', [TIER_EVALUATION])).toEqual([
      { jobs: 1 },
    ]);
    expect(await notices(partner)).toEqual(['Tier Anda menjadi Bronze']);
  });

  it('that cannot be validated holds up none behind it, is logged with its partner, and validated within the hour', async () => {
    const { database, services } = server;
    const [broken, behind] = [
      await open('Gold', { validIn: '-1 day' }),
      await open('Gold', { validIn: '-1 day' }),
    ];
    const evaluate = async (partner: string) => {
      if (partner === broken) throw new Error('no verdict');
      return services.tier.evaluate(partner);
    };
    const logged: unknown[] = [];
    const log = { error: (line: object) => logged.push(line) };
    const evaluateTiers = createTierEvaluation({ database, tier: { evaluate } });
    const result = await evaluateTiers(
      { id: v7(), kind: TIER_EVALUATION, ref_id: v7(), attempts: 1 },
      log as never,
    );
    expect((await stateOf(behind)).tier).toBe('Bronze');
    expect(logged).toEqual([{ err: expect.any(Error), partner: broken }]);
    const { again } = result as { again: number };
    expect(again).toBeLessThanOrEqual(3_600_000);
    expect(await readPartnersDue(database.db, 100)).toContain(broken);
    expect(await readPartnersDue(database.db, 100, [broken])).not.toContain(broken);
  });
});

it('starts a new installation with the standard tiers, once', async () => {
  const server = await startTestServer({ seed: 'none' });
  onTestFinished(() => server.close());
  await server.services.tier.ready();
  await server.services.tier.ready();
  expect(await query(server.database, 'select name from tiers order by level')).toEqual(
    ['Bronze', 'Silver', 'Gold', 'Platinum'].map((name) => ({ name })),
  );
});
