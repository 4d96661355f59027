import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const PROGRAM = '/v1/crm/referral/program';
const PARTNER = '/v1/crm/referral/partner';
const HISTORY = '/v1/crm/referral/balance-history';

describe('the referral programme of the demonstration', () => {
  let server: TestServer;
  let mitra: Client;
  beforeAll(async () => {
    server = await startTestServer();
    mitra = await server.signIn();
  });
  afterAll(() => server.close());

  const rowsOf = async (path: string, ask = ''): Promise<Record<string, unknown>[]> =>
    (await mitra.get(`${path}?limit=100${ask}`)).body.data;

  it('shows code, link, terms and what it has brought, equal to the ledger', async () => {
    const { data } = (await mitra.get(PROGRAM)).body;
    expect(data).toMatchObject({ code: 'SARI001', rate: 50, valid_months: 12, partners: 4, active: 4 });
    expect(data.link).toBe(`${server.env.PUBLIC_URL}/register?ref=SARI001`);
    const [row] = await query(
      server.database,
      `select sum(amount)::bigint as total from referral_commissions c join users u on u.partner_id = c.partner_id
       where u.email = 'mitra@demo.test'`,
    );
    expect(data.total).toBe(row?.total);
    expect(data.total).toBeGreaterThan(50_000);
    expect(data.month).toBeLessThanOrEqual(data.total);
    expect(await firstError(server.database)).toBeNull();
  });

  it('lists who registered by masked names, and no whole one anywhere in answers and files', async () => {
    const rows = await rowsOf(PARTNER);
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ba•• P.', 'Ka•• D.', 'Pu•• A.', 'To•• W.']);
    const { data } = (await mitra.get(PROGRAM)).body;
    expect(rows.reduce((sum, { commission_total }) => sum + Number(commission_total), 0)).toBe(data.total);
    const one = (await mitra.get(`${PARTNER}/${rows[0]?.id}`)).body.data;
    expect(one).toMatchObject({ id: rows[0]?.id, name: rows[0]?.name });
    const answers = await Promise.all([
      mitra.get(`${PARTNER}?limit=100`),
      mitra.get(`${PARTNER}/export?format=csv`),
      mitra.get(`${HISTORY}?limit=100`),
      mitra.get(`${HISTORY}/export?format=csv`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Kartika|Putri|Tono|Bagas|demo\.test|62812/);
    }
  });

  it('lists every movement, whose sums are the balance', async () => {
    const { balance } = (await mitra.get(PROGRAM)).body.data;
    const [newest] = await rowsOf(HISTORY);
    expect(newest?.balance_after).toBe(balance);
    expect(newest?.partner_name).toMatch(/^\S+•• \S\.$/);
    const found = await rowsOf(HISTORY, `&search=${newest?.trx_code}&f.type=1`);
    expect(found.map(({ id }) => id)).toEqual([newest?.id]);
  });

  it('opens its pages to a partner that takes no part: the flag hides the menu entry alone', async () => {
    const baru = await server.signIn('baru@demo.test');
    expect((await baru.get('/v1/crm/profile')).body.data.is_referral_feature).toBe(false);
    for (const path of [PROGRAM, PARTNER, HISTORY]) expect((await baru.get(path)).status).toBe(200);
    const { partner_id } = (await baru.get('/v1/crm/profile')).body.data;
    expect(await server.services.referralOperator.takePart(partner_id, true)).toBe(true);
    expect(await server.services.referralOperator.takePart(partner_id, true)).toBe(false);
    const { body } = await baru.get(PROGRAM);
    expect(body.data).toMatchObject({ partners: 0, active: 0, balance: 0, month: 0, total: 0 });
    await server.services.referralOperator.takePart(partner_id, false);
    expect((await baru.get(PROGRAM)).status).toBe(200);
  });

  it('is read by a sub-account with its key alone', async () => {
    const kasir = await server.signIn('kasir@demo.test');
    expect((await kasir.get(PARTNER)).status).toBe(403);
    await query(
      server.database,
      `update users set privileges = array_append(privileges, 'referral') where email = 'kasir@demo.test'`,
    );
    expect((await kasir.get(PARTNER)).status).toBe(200);
  });

  it('binds who registers with the code', async () => {
    const before = (await mitra.get(PROGRAM)).body.data.partners;
    const answer = await server.guest.post('/v1/crm/register', {
      ...{ name: 'Andi Saputra', email: 'andi.saputra@contoh.test', phone: '081299887766' },
      ...{ password: 'Rahasia#2026', password_confirmation: 'Rahasia#2026', business_type: 1 },
      ...{ agree_tnc: true, referral_code: 'sari001' },
    });
    expect(answer.status).toBe(200);
    expect((await mitra.get(PROGRAM)).body.data.partners).toBe(before + 1);
    const [newest] = await rowsOf(PARTNER);
    expect(newest).toMatchObject({ name: 'An•• S.', state: 'active', total_trx: 0, commission_total: 0 });
    const news = await until('the bell of whose code it is', async () =>
      (await mitra.get('/v1/crm/notifications?type=Referral')).body.data.find(
        ({ title }: { title: string }) => title === 'Mitra baru dari kode Anda',
      ),
    );
    expect(news.body).toContain('An•• S. mendaftar');
    expect(JSON.stringify(news)).not.toMatch(/Andi|Saputra|contoh/);
  });
});
