import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endpoint, PUBLIC } from '../../../src/core/contract/endpoint';
import { getPrivileges, getProfile } from '../../../src/core/contract/profile';
import { createLiveTickets } from '../../../src/core/contract/session';
import { listTopups } from '../../../src/topics/topup/contract/topup-list';
import { openUiPage } from '../../support/ui-page';

let api: typeof import('../../../src/platform/web/call');
let session: typeof import('../../../src/platform/web/session');
let signIn: typeof import('../../../src/platform/web/sign-in')['signIn'];
let announce: typeof import('../../../src/platform/web/live-events')['announce'];
let sendAhead: typeof import('../../../src/platform/web/transport')['sendAhead'];
let ApiError: typeof import('../../../src/platform/web/api-error')['ApiError'];

const mitra = { identifier: 'mitra@demo.test', password: 'Mitra#2026' };

beforeAll(async () => {
  await openUiPage('/topup/data?page=2');
  api = await import('../../../src/platform/web/call');
  session = await import('../../../src/platform/web/session');
  ({ signIn } = await import('../../../src/platform/web/sign-in'));
  ({ announce } = await import('../../../src/platform/web/live-events'));
  ({ sendAhead } = await import('../../../src/platform/web/transport'));
  ({ ApiError } = await import('../../../src/platform/web/api-error'));
});
beforeEach(() => localStorage.clear());

it('a call answers what the endpoint promises', async () => {
  await signIn(mitra);
  const { data } = await api.call(getProfile);
  expect(data.email).toBe('mitra@demo.test');
  const list = await api.call(listTopups, { query: { limit: 5 } });
  expect(list.meta).toMatchObject({ page: 1, limit: 5 });
});

it('a refusal is an ApiError with its code, its Indonesian text and the errors of the fields', async () => {
  await signIn(mitra);
  const wrong = await api.call(listTopups, { query: { page: 0 } }).catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(ApiError);
  expect(wrong).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
    message: 'Permintaan tidak dapat dibaca.',
    isUnanswered: false,
  });
  expect((wrong as InstanceType<typeof ApiError>).errors).toHaveProperty('page');
});

it('an answer in another shape than promised is refused, not shown', async () => {
  await signIn(mitra);
  const lying = endpoint({ ...getProfile, reply: getPrivileges.reply });
  await expect(api.call(lying)).rejects.toMatchObject({ code: 'BAD_REPLY' });
});

it('an answer that was asked for ahead is taken by the next such call, unless something was changed or received in between', async () => {
  await signIn(mitra);
  const asked = vi.spyOn(globalThis, 'fetch');
  sendAhead(getPrivileges.path);
  await api.call(getPrivileges);
  expect(asked).toHaveBeenCalledTimes(1);
  sendAhead(getPrivileges.path);
  await api.call(createLiveTickets, { body: { channels: ['mitra'] } });
  await api.call(getPrivileges);
  expect(asked).toHaveBeenCalledTimes(4);
  sendAhead(getPrivileges.path);
  announce('resync', null);
  await api.call(getPrivileges);
  expect(asked).toHaveBeenCalledTimes(6);
  vi.restoreAllMocks();
});

it('without a connection the call says so, and that the result is unknown', async () => {
  const nowhere = endpoint({ ...getPrivileges, object: PUBLIC, path: '/v1/crm/privileges' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api.call(nowhere)).rejects.toMatchObject({ code: 'OFFLINE', status: 0, isUnanswered: true });
  vi.restoreAllMocks();
});

it('a call that takes too long is given up', async () => {
  // An answer that never comes: even a prompt one might come before a timeout of nothing.
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(
    (_url, { signal } = {}) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  await expect(api.call(getProfile, undefined, { timeout: 0 })).rejects.toMatchObject({ code: 'TIMEOUT' });
});

it.each([
  [{ 'retry-after': '3660' }, '1 jam 1 menit'],
  [{ 'retry-after': 'Sat, 28 Nov 2026 22:00:00 GMT' }, 'beberapa detik'],
  [{}, 'beberapa detik'],
])('a refusal by a proxy with %j says to wait %s', async (headers, wait) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<html>', { status: 429, headers }));
  await expect(api.call(getProfile)).rejects.toMatchObject({
    message: `Terlalu banyak permintaan. Coba lagi dalam ${wait}.`,
  });
});

it('many refused calls end the session once, and keep the page', async () => {
  await signIn(mitra);
  const ended = vi.fn();
  const forget = session.onSessionEnd(ended);
  session.openSession({ accessToken: 'a-token-that-nobody-gave', authType: 'email' }, 'u1');
  ended.mockClear();
  const calls = [api.call(getProfile), api.call(getPrivileges), api.call(listTopups)];
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(session.currentSession()).toBeNull();
  expect(session.endReason()).toBe('refused');
  expect(document.cookie).not.toContain('session=1');
  const { returnPath } = await import('../../../src/platform/web/return-path');
  expect(returnPath('u1')).toBe('/topup/data?page=2');
  forget();
});

it('a refusal of the last session says nothing about the present one', async () => {
  await signIn(mitra);
  session.sessionRefused('the-token-before');
  expect(session.currentSession()).not.toBeNull();
  expect(document.cookie).toContain('session=1');
});

it('a wrong password and an unknown account answer alike', async () => {
  const answers = await Promise.all(
    ['mitra@demo.test', 'siapa@demo.test'].map((identifier) =>
      signIn({ identifier, password: 'salah-besar' }).catch(({ status, code, message }) => ({
        status,
        code,
        message,
      })),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ code: 'WRONG_CREDENTIALS' });
});
