import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Facts, FactsContext } from '../../../src/admin/web/session/facts';
import { useDraft } from '../../../src/admin/web/session/use-draft';
import { closeSession, openSession, sessionRefused } from '../../../src/platform/web/session';

const blank = { name: '', count: 0 };
const KEY = 'draft:u1:form';

const enter = (user = 'u1') => openSession({ accessToken: `token-${user}`, authType: 'email' }, user);
/** Renders a form for a signed-in user. */
const by =
  (id: string) =>
  ({ children }: { children: ReactNode }) => {
    const facts = { profile: { id } } as Facts;
    const refresh = () => Promise.resolve();
    return <FactsContext.Provider value={{ facts, error: null, refresh }}>{children}</FactsContext.Provider>;
  };
const open = (saved = blank, user = 'u1') =>
  renderHook(({ now }) => useDraft('form', now), { initialProps: { now: saved }, wrapper: by(user) });
const type = (form: ReturnType<typeof open>, part: Partial<typeof blank>) =>
  act(() => form.result.current.change(part));
/** Hides the page, which saves pending input. */
const turnAway = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const reload = (form: ReturnType<typeof open>) => {
  turnAway();
  form.unmount();
  return open();
};

beforeEach(() => {
  enter();
  closeSession();
  localStorage.clear();
  sessionStorage.clear();
  enter();
});

describe('what is typed in a form', () => {
  it('is found again after a reload, in the middle of a word too, until it is saved', () => {
    const first = open();
    expect(first.result.current).toMatchObject({ values: blank, restored: false, isChanged: false });
    type(first, { name: 'Rina' });
    type(first, { count: 2 });
    expect(first.result.current.isChanged).toBe(true);

    const second = reload(first);
    expect(second.result.current).toMatchObject({
      values: { name: 'Rina', count: 2 },
      restored: true,
      isChanged: true,
    });
    act(() => second.result.current.settle());
    expect(second.result.current).toMatchObject({ values: blank, restored: false, isChanged: false });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(reload(second).result.current.restored).toBe(false);
  });

  it('is stored as soon as typing pauses, and then says when', async () => {
    const form = open();
    type(form, { name: 'Rina' });
    expect(localStorage.getItem(KEY)).toBeNull();
    await act(() => expect.poll(() => localStorage.getItem(KEY)).toBe('{"name":"Rina","count":0}'));
    expect(form.result.current.draftAt ?? 0).toBeGreaterThan(0);
  });

  it('is no draft any more once it is what is saved', () => {
    const form = open();
    type(form, { name: 'Rina' });
    turnAway();
    type(form, { name: '' });
    turnAway();
    expect(form.result.current.isChanged).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is not overwritten when the server sends something newer, which an untouched form takes', () => {
    const form = open();
    form.rerender({ now: { name: 'Server', count: 1 } });
    expect(form.result.current.values).toEqual({ name: 'Server', count: 1 });
    type(form, { name: 'Rina' });
    form.rerender({ now: { name: 'Server lagi', count: 9 } });
    expect(form.result.current.values).toEqual({ name: 'Rina', count: 1 });
  });

  it('is unsaved no more from the answer on, and follows what is read after it', () => {
    const form = open();
    type(form, { name: 'Rina' });
    act(() => form.result.current.settle({ name: 'Rina', count: 5 }));
    expect(form.result.current).toMatchObject({ values: { name: 'Rina', count: 5 }, isChanged: false });
    form.rerender({ now: { name: 'Rina', count: 6 } });
    expect(form.result.current).toMatchObject({ values: { name: 'Rina', count: 6 }, isChanged: false });
    type(form, { count: 5 });
    expect(form.result.current).toMatchObject({ values: { name: 'Rina', count: 5 }, isChanged: true });
  });

  it('is not written where a form that was sent meanwhile has forgotten it', () => {
    const form = open();
    type(form, { name: 'Rina' });
    form.unmount();
    form.result.current.settle();
    turnAway();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{"name":', '7', 'null', '{"name":7,"count":1}', '{"name":"Rina"}'])(
    'is not read from %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(open().result.current).toMatchObject({ values: blank, restored: false });
    },
  );

  it('is another person’s no more than another form’s', () => {
    type(open(), { name: 'Rina' });
    turnAway();
    expect(open(blank, 'u2').result.current.restored).toBe(false);
  });
});

describe('where a session ends', () => {
  it('by itself, its person finds what was typed', () => {
    type(open(), { name: 'Rina' });
    sessionRefused('token-u1');
    turnAway();
    enter();
    expect(open().result.current.values.name).toBe('Rina');
  });

  it('by signing out, nothing typed is left, neither what lies there nor what was about to', () => {
    type(open(), { name: 'Rina' });
    turnAway();
    const other = renderHook(() => useDraft('other', blank), { wrapper: by('u1') });
    act(() => other.result.current.change({ name: 'Sari' }));
    const tab = renderHook(() => useDraft('tab', blank, { tab: true }));
    act(() => tab.result.current.change({ name: 'Tari' }));
    closeSession();
    turnAway();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

it('a form without an account keeps its draft in this tab alone', () => {
  const form = renderHook(() => useDraft('register', blank, { tab: true }));
  act(() => form.result.current.change({ name: 'Rina' }));
  turnAway();
  expect(sessionStorage.getItem('kept:register')).toBe('{"name":"Rina","count":0}');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  form.unmount();
  const again = renderHook(() => useDraft('register', blank, { tab: true }));
  expect(again.result.current.values.name).toBe('Rina');
});

it('what a form leaves out of its draft is not stored', () => {
  const leaveOut = { write: ({ count }: typeof blank) => ({ count }) };
  const form = renderHook(() => useDraft('form', blank, leaveOut), { wrapper: by('u1') });
  act(() => form.result.current.change({ name: 'secret', count: 3 }));
  turnAway();
  expect(localStorage.getItem(KEY)).toBe('{"count":3}');
});
