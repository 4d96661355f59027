import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorDesk } from '../../support/operator';
import { messagesTo } from '../../support/outbox';
import { query } from '../../support/query';
import { PASSWORD } from '../../support/shop';
import { until } from '../../support/until';

const PERSON = 'mitra@demo.test';
const OLD_PHONE = '6281200000001';
const reason = 'Nomor lama hangus, identitas sudah diperiksa.';

describe('another address for a person who cannot reach the old one', () => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await OperatorDesk.open();
  });
  afterAll(() => desk.close());

  const heard = (address: string, words: string) =>
    until(`${words} at ${address}`, async () =>
      (await messagesTo(desk.server, address)).find(({ text }) => text.includes(words)),
    );

  it('names who it is and what changes before it changes anything', async () => {
    const given = { person: PERSON, to: '0812 9999 0001', reason };
    expect(await desk.question('person phone', given)).toEqual({
      question: expect.stringMatching(
        /^Change the phone of .+ \(owner\) from 0812-0000-0001 to 0812-9999-0001\?/,
      ),
    });
    expect((await desk.mitra.get('/v1/crm/profile')).body.data.phone).toBe(OLD_PHONE);
  });

  it.each([
    ['person phone', { person: 'siapa@ada.test', to: '081299990001', reason }, 'Nobody has'],
    ['person phone', { person: PERSON, to: '12', reason }, 'is no phone'],
    ['person email', { person: PERSON, to: 'lain@demo.test', reason }, 'already'],
    ['person email', { person: PERSON, to: 'baru@toko.test', reason: ' ' }, 'blank'],
  ])('%s is refused in a sentence: %o', async (command, given, words) => {
    expect(await desk.action(command, given)).toEqual({ refused: expect.stringContaining(words) });
  });

  it('ends all sessions, is verified again, and both numbers, the e-mail and the log are notified', async () => {
    const given = { person: PERSON, to: '081299990001', reason };
    expect(await desk.action('person phone', given)).toHaveProperty('done');
    expect((await desk.mitra.get('/v1/crm/profile')).status).toBe(401);

    for (const address of [OLD_PHONE, '6281299990001', PERSON]) {
      expect(await heard(address, '0812-9999-0001')).toBeTruthy();
    }
    const again = await desk.server.signIn(PERSON, PASSWORD);
    expect((await again.get('/v1/crm/check-auth')).body.data).toMatchObject({ missing: 'phone' });
  });

  it('of an e-mail leads to the new one alone, and stands in the log with its reason', async () => {
    const owner = await desk.server.signIn('lain@demo.test', PASSWORD);
    const given = { person: 'lain@demo.test', to: 'Baru@Toko.test', reason };
    expect(await desk.action('person email', given)).toHaveProperty('done');
    expect((await owner.get('/v1/crm/profile')).status).toBe(401);
    for (const address of ['lain@demo.test', 'baru@toko.test']) {
      expect(await heard(address, 'baru@toko.test')).toMatchObject({ subject: 'Email akun Anda diganti' });
    }
    const old = await desk.server.guest.post('/v1/crm/login', {
      identifier: 'lain@demo.test',
      password: PASSWORD,
    });
    expect(old.status).toBe(422);
    const byPhone = await desk.server.signIn('081200000010', PASSWORD);
    expect((await byPhone.get('/v1/crm/check-auth')).body.data).toMatchObject({ missing: 'email' });
    const [row] = await query(
      desk.server.database,
      `select actor_type, before, after from activities where code = 'account.email_moved'`,
    );
    expect(row).toEqual({
      actor_type: 'admin',
      before: { email: 'lain@demo.test' },
      after: { email: 'baru@toko.test', reason },
    });
  });
});
