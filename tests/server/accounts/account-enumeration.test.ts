import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
});
afterAll(() => server.close());

/** Distinguishable parts of an answer, without ids, instants and sent values. */
const seen = ({ status, headers, body }: Answer, sent: string[]) => {
  const answer = sent.reduce((text, part) => text.replaceAll(part, 'SENT'), JSON.stringify(body));
  return {
    status,
    headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
    body: answer
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT')
      .replace(/"request_id":"[^"]*"/g, 'ID')
      // Seconds may pass between the two.
      .replace(/dalam [\d a-z]+\.|"seconds":\d+/g, 'SECONDS'),
  };
};

const person = (email: string, phone: string) => ({
  name: 'Budi Santoso',
  email,
  phone,
  password: 'Rahasia99',
  password_confirmation: 'Rahasia99',
  business_type: 1,
  agree_tnc: true,
});

describe('whether an address has an account', () => {
  it.each([
    [
      'registering an e-mail',
      '/v1/crm/register-mitra',
      (who: string) => person(who, '081377770101'),
      'lain@demo.test',
      'budi101@x.test',
    ],
    [
      'registering a phone',
      '/v1/crm/register-mitra',
      (who: string) => person('budi102@x.test', who),
      '6281200000010',
      '6281377770102',
    ],
    [
      'asking for a code to sign in',
      '/v1/crm/login-v2/request',
      (phone: string) => ({ phone, channel: 'sms' }),
      '6281200000001',
      '6281377770103',
    ],
    [
      'asking for a code twice',
      '/v1/crm/login-v2/request',
      (phone: string) => ({ phone, channel: 'sms' }),
      '6281200000001',
      '6281377770103',
    ],
    [
      'forgetting a password by e-mail',
      '/v1/crm/forgot-password',
      (identifier: string) => ({ identifier }),
      'mitra@demo.test',
      'budi104@x.test',
    ],
    [
      'forgetting it twice',
      '/v1/crm/forgot-password',
      (identifier: string) => ({ identifier }),
      'mitra@demo.test',
      'budi104@x.test',
    ],
    [
      'forgetting a password by phone',
      '/v1/crm/forgot-password',
      (identifier: string) => ({ identifier }),
      '6281200000001',
      '6281377770105',
    ],
    [
      'asking for the link again',
      '/v1/crm/resend-email',
      (email: string) => ({ email }),
      'surel@demo.test',
      'budi106@x.test',
    ],
    [
      'asking for it of a verified one',
      '/v1/crm/resend-email',
      (email: string) => ({ email }),
      'mitra@demo.test',
      'budi107@x.test',
    ],
    [
      'a wrong password',
      '/v1/crm/login',
      (identifier: string) => ({ identifier, password: 'Salah#2026' }),
      'review@demo.test',
      'budi108@x.test',
    ],
  ])('is not revealed by %s', async (_words, path, body, known, unknown) => {
    const first = seen(await server.guest.post(path, body(known)), [known, '6281377770101']);
    const second = seen(await server.guest.post(path, body(unknown)), [unknown, '6281377770101']);
    expect(first).toEqual(second);
  });

  it('is not revealed by wrong codes, from the first to the lock', async () => {
    const guess = async (phone: string) => {
      const asked = await server.guest.post('/v1/crm/login-v2/request', { phone, channel: 'whatsapp' });
      const { request_id } = asked.body.data;
      const answers = [];
      for (let count = 0; count < 7; count++) {
        answers.push(seen(await server.guest.post('/v1/crm/login-v2', { request_id, code: '000000' }), []));
      }
      return answers;
    };
    expect(await guess('6281200000012')).toEqual(await guess('6281377770112'));
  });
});
