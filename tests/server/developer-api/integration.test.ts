import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { activities } from '../../../src/core/text/activities';
import { MOST_ADDRESSES, MOST_TOKENS } from '../../../src/topics/developer-api/contract/integration';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const TOKENS = '/v1/crm/access-token';
const ADDRESSES = '/v1/crm/ip-whitelist';
const wish = {
  ...{ label: 'Server kasir', environment: 'sandbox', scopes: ['order.create', 'order.read'] },
  ...{ expires_in_days: 30, pin: DEMO_PIN },
};

describe('what a partner sets for its programs', () => {
  let server: TestServer;
  let owner: Client;
  let developer: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    await query(
      server.database,
      `update users set privileges = '{integration}' where email = 'kasir@demo.test'`,
    );
    await query(
      server.database,
      `update sub_accounts set can_see_cost = true where id = (select id from users where email = 'kasir@demo.test')`,
    );
    [owner, developer] = (await Promise.all(
      ['mitra@demo.test', 'kasir@demo.test'].map((email) => server.signIn(email)),
    )) as [Client, Client];
  });
  afterAll(() => server?.close());

  const list = async (by = owner) => (await by.get(TOKENS)).body.data;
  const log = async () =>
    (await owner.get('/v1/crm/activity-log?limit=5')).body.data.map(({ label }: { label: string }) => label);

  it('a token shows its secret once, to its owner, for the PIN', async () => {
    const wrong = await owner.post(TOKENS, { ...wish, pin: '135790' });
    expect([wrong.body.code, await list()]).toEqual(['WRONG_PIN', []]);
    const { body } = await owner.post(TOKENS, wish);
    const { secret, ...shown } = body.data;
    expect(shown).toMatchObject({ label: wish.label, secret_tail: secret.slice(-4), status: 1 });
    expect(await list(developer)).toEqual([shown]);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const [row] = await query(
      server.database,
      'select to_json(access_tokens)::text as text from access_tokens',
    );
    expect(row?.text).not.toContain(secret);
    expect(await log()).toContain(activities['api_token.create'].label);
  });

  it('a new secret leaves the old one a day; one that was revoked gets none', async () => {
    const [{ id, secret_tail }] = await list();
    const { body } = await owner.post(`${TOKENS}/${id}/secret`, { pin: DEMO_PIN });
    expect(body.data.secret_tail).not.toBe(secret_tail);
    const hours = (Date.parse(body.data.previous_until) - Date.parse(body.data.created_at)) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    const soon = (await owner.post(`${TOKENS}/${id}/secret`, { pin: DEMO_PIN })).body;
    const { previous_until, secret_tail: newest } = (await list())[0];
    expect([soon.code, soon.details.previous_until]).toEqual(['SECRET_OVERLAP', previous_until]);
    expect([soon.message.includes(soon.details.until), newest]).toEqual([true, body.data.secret_tail]);
    expect((await developer.post(`${TOKENS}/${id}/revoke`)).status).toBe(403);
    const ended = await owner.post(`${TOKENS}/${id}/revoke`);
    expect(ended.body.data).toMatchObject({ id, status: 2, previous_until: null });
    expect((await owner.post(`${TOKENS}/${id}/secret`, { pin: DEMO_PIN })).body.code).toBe('ACT_NOT_NOW');
    expect(await log()).toEqual(
      expect.arrayContaining([activities['api_token.rotate'].label, activities['api_token.revoke'].label]),
    );
  });

  it(`no more than ${MOST_TOKENS} tokens are in use, however many are made at once`, async () => {
    const made = await Promise.all(Array.from({ length: MOST_TOKENS + 2 }, () => owner.post(TOKENS, wish)));
    const codes = made.map(({ status, body }) => (status === 200 ? 'made' : body.code)).sort();
    expect(codes).toEqual(['RULE_CONFLICT', 'RULE_CONFLICT', ...Array(MOST_TOKENS).fill('made')]);
  });

  it.each([
    ['999.1.1.1', 'network'],
    ['203.0.113.0/23', 'network'],
    ['2001:db8::/47', 'network'],
    ['contoh.test', 'network'],
    ['::ffff:8.8.8.0/100', 'network'],
  ])('no address is %s', async (network, field) => {
    const { status, body } = await owner.post(ADDRESSES, { network, label: '', pin: DEMO_PIN });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('addresses stand in one spelling, once, for the PIN; not public is one’s own alone', async () => {
    const allow = async (network: string, by = owner) =>
      (await by.post(ADDRESSES, { network, label: 'Kantor', pin: DEMO_PIN })).body;
    const wrong = await owner.post(ADDRESSES, { network: '8.8.8.8', pin: '135790' });
    expect([wrong.body.code, (await owner.get(ADDRESSES)).body.data.allowed]).toEqual(['WRONG_PIN', []]);
    expect((await allow('2606:4700:0:0::7', developer)).data).toMatchObject({
      own: '127.0.0.1',
      allowed: [{ network: '2606:4700::7', label: 'Kantor', last_hit_at: null }],
    });
    expect((await allow('2606:4700::7/128')).errors).toHaveProperty('network');
    expect((await allow('10.0.0.7')).code).toBe('RULE_CONFLICT');
    const body = await allow('127.0.0.1');
    const own = body.data.allowed.find(({ network }: { network: string }) => network === '127.0.0.1');
    const left = (await owner.delete(`${ADDRESSES}/${own.id}`)).body.data.allowed;
    expect(left.map(({ network }: { network: string }) => network)).toEqual(['2606:4700::7']);
    expect(await log()).toContain(activities['api_address.allow'].label);
  });

  it(`allows ${MOST_ADDRESSES} addresses, however many are added at once`, async () => {
    const added = await Promise.all(
      Array.from({ length: MOST_ADDRESSES }, (_one, at) =>
        owner.post(ADDRESSES, { network: `8.8.4.${at}`, pin: DEMO_PIN }),
      ),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(MOST_ADDRESSES - 1);
    expect((await owner.get(ADDRESSES)).body.data.allowed).toHaveLength(MOST_ADDRESSES);
  });
});
