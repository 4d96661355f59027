import { expect, it, vi } from 'vitest';

/** Runs the island at a script with these IDs; returns the scripts that it asks for, none of which is loaded. */
async function started(ids: Record<string, string>): Promise<HTMLScriptElement[]> {
  const asked: HTMLScriptElement[] = [];
  const own = document.createElement('script');
  Object.assign(own.dataset, { analytics: 'true', ...ids });
  own.nonce = 'abc';
  document.head.append(own);
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    asked.push(node as HTMLScriptElement);
  });
  try {
    vi.resetModules();
    await import('../../../src/topics/website/islands/analytics');
    return asked;
  } finally {
    append.mockRestore();
    own.remove();
  }
}

const page = window as unknown as Record<string, never> & {
  dataLayer: ArrayLike<unknown>[];
  fbq: { queue: unknown[] };
  ttq: unknown[] & { _i: object };
};

it('asks each service for its script, by the nonce of the page, and tells it that the page was opened', async () => {
  const asked = await started({
    google: 'G-ABCD123456',
    meta: '123456789012345',
    tiktok: 'C4A1B2C3D4E5F6G7H8J9',
  });
  expect(asked.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABCD123456',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4A1B2C3D4E5F6G7H8J9&lib=ttq',
  ]);
  expect(asked.map(({ nonce }) => nonce)).toEqual(['abc', 'abc', 'abc']);
  expect(page.dataLayer.map((call) => [...Array.from(call)].slice(0, 2))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABCD123456'],
  ]);
  expect(page.fbq.queue).toEqual([
    ['set', 'autoConfig', false, '123456789012345'],
    ['init', '123456789012345'],
    ['track', 'PageView'],
  ]);
  expect([...page.ttq]).toEqual([['page']]);
});

it('asks no other service', async () => {
  const asked = await started({ meta: '123456789012345' });
  expect(asked.map(({ src }) => src)).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
});
