import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { FirstCall } from '../../../src/web/page/first-calls';
import { firstCallsScript } from '../../../src/web/page/first-calls-script';

const calls = [{ path: '/profile' }, { path: '/topups', needs: 'topup' }];

/** Calls of the script with these stored values. */
function askedWith(stored: Record<string, unknown>, of: readonly FirstCall[] = calls): string[] {
  const asked: string[] = [];
  runInNewContext(firstCallsScript(of, ''), {
    window: {},
    performance: { now: () => 0 },
    AbortSignal: { timeout: () => undefined },
    localStorage: { getItem: (name: string) => JSON.stringify(stored[name] ?? null) },
    fetch: (path: string) => {
      asked.push(path);
      return Promise.resolve();
    },
  });
  return asked;
}

describe('what a page asks before its screen is there', () => {
  const loginSession = { accessToken: 'token' };

  it.each([
    ['all to a holder of its keys', ['topup'], ['/profile', '/topups']],
    ['all to who has an empty list, which is no check', [], ['/profile', '/topups']],
    ['nothing that it would be refused', ['product'], ['/profile']],
    ['nothing that takes a key while it is not known who holds it', null, ['/profile']],
  ])('is %s', (_what, permissions, asked) => {
    expect(askedWith({ loginSession, permissions })).toEqual(asked);
  });

  it('is a page of as many rows as this person wants', () => {
    const paged = { path: '/topups?page=1&limit=10', paged: true as const };
    const stored = { loginSession, permissions: [] };
    expect(askedWith({ ...stored, 'page-size': 25 }, [paged, { path: '/banks?limit=10' }])).toEqual([
      ...['/topups?page=1&limit=25', '/banks?limit=10'],
    ]);
    expect(askedWith(stored, [paged])).toEqual(['/topups?page=1&limit=10']);
  });

  it('is no list that opens with a view of this person', () => {
    const stored = { loginSession, permissions: [], 'lists-with-view': ['member'] };
    const lists = [
      { path: '/members', list: 'member' },
      { path: '/banners', list: 'banner' },
    ];
    expect(askedWith(stored, lists)).toEqual(['/banners']);
  });

  it('is nothing where no one is signed in', () => {
    expect(askedWith({})).toEqual([]);
  });
});
