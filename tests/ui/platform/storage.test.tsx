import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNotice, isNoticeDismissed, showNoticeAgain } from '../../../src/platform/web/cookies';
import { draftName, forgetDraft, hasDrafts, readDraft, storeDraft } from '../../../src/platform/web/drafts';
import {
  forgetReturn,
  rememberReturn,
  returnPath,
  returnTarget,
} from '../../../src/platform/web/return-path';
import { clearSessionKeys, readStored, useStored, writeStored } from '../../../src/platform/web/storage';
import { forgetOrder, storeOrder, unansweredOrders } from '../../../src/platform/web/unanswered-orders';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('storage', () => {
  it('keeps the session under the name and in the shape of the specification', () => {
    writeStored('loginSession', { accessToken: 'abc', authType: 'phone' });
    expect(localStorage.getItem('loginSession')).toBe('{"accessToken":"abc","authType":"phone"}');
  });

  it('takes any authType for a session: the specification names only a missing session or a null token', () => {
    for (const session of ['{"accessToken":"abc","authType":"google"}', '{"accessToken":"abc"}']) {
      localStorage.setItem('loginSession', session);
      expect(readStored('loginSession')).toEqual(JSON.parse(session));
    }
  });

  it.each([
    ['loginSession', '{"accessToken":'],
    ['loginSession', '{"accessToken":7,"authType":"phone"}'],
    ['loginSession', 'null'],
    ['coach-marks', '["a",1]'],
    ['vcg-sidebar-type', 'both'],
    ['countdown', 'soon'],
  ] as const)('takes %s = %s for nothing', (key, text) => {
    localStorage.setItem(key, text);
    expect(readStored(key)).toBeNull();
  });

  it('goes on in memory where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    writeStored('theme', 'dark');
    expect(readStored('theme')).toBe('dark');
  });

  it('the end of a session takes its keys and leaves drafts, unanswered orders and inquiries', () => {
    writeStored('loginSession', { accessToken: 'abc', authType: 'email' });
    writeStored('permissions', ['dashboard']);
    writeStored('sendEmailVerif', '1');
    writeStored('theme', 'dark');
    writeStored('vcg-sidebar-type', 'panel');
    localStorage.setItem(draftName('banner', 'u1'), JSON.stringify({ title: 'Promo' }));
    clearSessionKeys();
    expect(Object.keys(localStorage).sort()).toEqual(['draft:u1:banner', 'theme', 'vcg-sidebar-type']);
  });

  it('a component follows what another tab stores', async () => {
    const { result } = renderHook(() => useStored('theme'));
    expect(result.current[0]).toBeNull();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    await vi.waitFor(() => expect(result.current[0]).toBe('dark'));
  });
});

describe('what is stored for one user', () => {
  it('counts as typed before it is written, and for no one else', () => {
    storeDraft(draftName('banner', 'u1'), { title: 'Promo' }, () => {});
    expect(localStorage.getItem('draft:u1:banner')).toBeNull();
    expect([hasDrafts('u1'), hasDrafts('u2')]).toEqual([true, false]);
    expect(readDraft(draftName('banner', 'u1'))).toEqual({ title: 'Promo' });
    expect([hasDrafts('u1'), hasDrafts('u2')]).toEqual([true, false]);
    forgetDraft(draftName('banner', 'u1'));
    expect(hasDrafts('u1')).toBe(false);
  });

  it('an order stays unanswered until it is forgotten, and a damaged record is none', () => {
    const order = { form: 'brand-1', key: 'k1', at: '2026-01-01T00:00:00Z', body: { qty: 1 } };
    storeOrder('u1', order);
    localStorage.setItem('order:u1:brand-2', JSON.stringify({ key: 5 }));
    expect(unansweredOrders('u2')).toEqual([]);
    expect(unansweredOrders('u1')).toEqual([order]);
    forgetOrder('u1', 'brand-1');
    expect(unansweredOrders('u1')).toEqual([]);
  });
});

describe('the page to come back to', () => {
  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])(
    '%s is not a page of the product',
    (path) => {
      forgetReturn();
      rememberReturn(path, null);
      expect(returnPath(null)).toBe('/dashboard');
    },
  );

  it('is the last one that makes sense', () => {
    rememberReturn('/list-transaction?page=2', null);
    rememberReturn('/verify-phone', null);
    rememberReturn('/login', null);
    expect(returnPath('u1')).toBe('/list-transaction?page=2');
    forgetReturn();
    expect(returnPath('u1')).toBe('/dashboard');
  });

  it('leads its own person back, and no one else', () => {
    rememberReturn('/list-transaction', 'u1');
    expect(returnPath('u2')).toBe('/dashboard');
    expect(returnPath(null)).toBe('/dashboard');
    expect(returnPath('u1')).toBe('/list-transaction');
    forgetReturn();
  });

  it('keeps what stood beside its address for its own person alone', () => {
    const state = { typedOrder: { user_id: '128845097' }, typedAt: 1 };
    rememberReturn('/transaction-form', 'u1', state);
    expect([returnTarget('u1'), returnTarget('u2')]).toEqual([
      { path: '/transaction-form', state },
      { path: '/dashboard' },
    ]);
    rememberReturn('/transaction-form', null, state);
    expect(returnTarget('u1').state).toBeUndefined();
    forgetReturn();
  });
});

it('"Jangan Tampilkan Lagi" is a marker by the name of the notice that belongs to its user, and can be taken back', () => {
  dismissNotice('7', 'ana');
  expect(document.cookie).toContain('onboarding-7=');
  expect(isNoticeDismissed('7', 'ana')).toBe(true);
  expect(isNoticeDismissed('7', 'budi')).toBe(false);
  expect(isNoticeDismissed('70', 'ana')).toBe(false);
  dismissNotice('7', 'budi');
  showNoticeAgain('7', 'ana');
  expect([isNoticeDismissed('7', 'ana'), isNoticeDismissed('7', 'budi')]).toEqual([false, true]);
  showNoticeAgain('7', 'budi');
  expect(document.cookie).not.toContain('onboarding-7');
});
