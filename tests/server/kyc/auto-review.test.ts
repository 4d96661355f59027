import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KycState } from '../../../src/topics/kyc/contract/kyc';
import type { Client } from '../../support/client';
import { forgetKycs, KYC, personForm, submitAll } from '../../support/kyc';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

let server: TestServer;
let client: Client;

const state = async (client: Client): Promise<KycState> => (await client.get(KYC)).body.data;
const validated = (client: Client, status: number) =>
  until(`status ${status}`, async () => {
    const now = await state(client);
    return now.status === status && now;
  });
const jobs = () => query(server.database, `select done_at from jobs where kind = 'review-kyc'`);

describe('a demonstration', () => {
  beforeAll(async () => {
    const env = { SEED: 'demo', AUTO_REVIEW_SECONDS: '1' };
    server = await startTestServer({ seed: 'accounts', env });
    client = await server.signIn('baru@demo.test');
  });
  afterAll(() => server.close());
  beforeEach(() => forgetKycs(server.database));

  it('reviews a submission by itself after AUTO_REVIEW_SECONDS', async () => {
    expect((await submitAll(client)).body.data.status).toBe(1);
    await validated(client, 2);
    const [activity] = await query(
      server.database,
      `select actor_type from activities where code = 'kyc.approve'`,
    );
    expect(activity).toEqual({ actor_type: 'system' });
  });

  it('sends a NIK that ends in 0009 back, and validates the next submission again', async () => {
    await submitAll(client, { ...personForm, nik: '3273015704910009' });
    const rejected = await validated(client, 3);
    expect(rejected).toMatchObject({
      reject_reasons: ['KTP_BLURRED'],
      reject_fields: ['ktp_photo'],
      reject_note: 'Foto KTP buram. Unggah ulang foto yang jelas dan tidak terpotong.',
    });
    await submitAll(client);
    await validated(client, 2);
  });

  it('sends a NIK back that another partner is verified with', async () => {
    await submitAll(await server.signIn('telepon@demo.test'));
    await validated(await server.signIn('telepon@demo.test'), 2);
    await submitAll(client);
    expect((await validated(client, 3)).reject_fields).toEqual(['nik']);
  });

  it('leaves alone what the operator validated meanwhile', async () => {
    await submitAll(client);
    const [row] = await query(
      server.database,
      `select k.partner_id, k.submission_id from kycs k join users u using (partner_id) where u.email = 'baru@demo.test'`,
    );
    await server.services.kyc.reject(String(row?.partner_id), String(row?.submission_id), ['UNDER_AGE']);
    await until('the job is done', async () => (await jobs()).every(({ done_at }) => done_at !== null));
    expect((await state(client)).status).toBe(3);
  });

  it('validates nothing once the database holds real partners', async () => {
    const rename = (from: string, to: string) =>
      query(
        server.database,
        `update users set email = replace(email, $1, $2) where partner_id = (select id from partners order by id limit 1)`,
        [from, to],
      );
    await rename('@demo.test', '@toko.id');
    await submitAll(client);
    expect((await jobs()).filter(({ done_at }) => done_at === null)).toEqual([]);
    await rename('@toko.id', '@demo.test');
  });
});

it.each([
  ['AUTO_REVIEW_SECONDS=0', { AUTO_REVIEW_SECONDS: '0' }],
  ['SEED=none', { SEED: 'none' }],
])('with %s waits for the operator', async (_what, env) => {
  server = await startTestServer({ seed: 'accounts', env });
  client = await server.signIn('baru@demo.test');
  await submitAll(client);
  expect(await jobs()).toEqual([]);
  expect((await state(client)).status).toBe(1);
  await server.close();
});
