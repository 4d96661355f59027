import type { Page } from '@playwright/test';
import { updateSetting } from '../../../src/core/contract/setting';
import { settle } from '../../support/app-pages';
import { expect, test } from '../../support/browser';

/** URLs requested until the content is visible; cached responses count once. */
async function visit(page: Page, path: string, ready: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && request.resourceType() !== 'image') asked.push(pathname + search);
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  return asked;
}

const views: [name: string, path: string, ready: string, own: string][] = [
  ['a list', '/panel/member/data', 'tbody tr:nth-child(10)', '/v1/vendor-panel/member?page=1&limit=10'],
  [
    'the dashboard',
    '/dashboard',
    'a[href^="/detail-transaction"]',
    '/v1/crm/transaction/all?page=1&limit=10',
  ],
];

for (const [name, path, ready, own] of views) {
  test(`${name} asks for everything at once, and for nothing twice`, async ({ page, enter }) => {
    await enter('mitra@demo.test');
    const asked = await visit(page, path, ready);
    const calls = asked.filter((one) => one.startsWith('/v1/'));
    expect(calls).toContain(own);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls.slice(0, 3)).toEqual(expect.arrayContaining(['/v1/crm/profile', '/v1/crm/privileges']));
    const files = new Set(asked.filter((one) => one.startsWith('/assets/')));
    expect(files.size).toBeLessThanOrEqual(14);
  });
}

test('the frame stands in the page itself, and is not shown without a session', async ({ page, enter }) => {
  await page.goto('/login');
  const pageOf = (path: string) => page.request.get(path, { headers: { accept: 'text/html' } });
  const shell = 'class="shell"';
  expect(await (await pageOf('/login')).text()).not.toContain(shell);
  expect(await (await pageOf('/')).text()).not.toContain(shell);
  await enter('mitra@demo.test');
  expect(await (await pageOf('/')).text()).toContain(shell);
  const dashboard = await (await pageOf('/dashboard')).text();
  expect(dashboard).toMatch(/"\/assets\/portal-[^"]+\.js"/);
  // Scripts before the first paint would delay it.
  expect(dashboard).not.toContain('<script type="module"');
});

test('an answer that was asked for ahead is shown once: a later visit asks again', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/list-transaction');
  await expect(page.getByRole('heading', { name: 'Transaksi' })).toBeVisible();
  const again = page.waitForRequest((request) =>
    request.url().includes('/v1/crm/transaction/all?page=1&limit=10'),
  );
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await again;
});

test('a press on the menu asks for the rows of a list before it is drawn, once, at as many rows as one wants', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await client.put(updateSetting.path, { default_page_size: 25, sound_on_success: false });
  await page.goto('/panel/banner/data');
  // Waits for later requests of the page.
  await settle(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The page asks for its news whenever it is idle.
    if (pathname.startsWith('/v1/') && !pathname.endsWith('/changelogs')) asked.push(pathname + search);
  });
  await page.getByRole('link', { name: 'Member', exact: true }).first().click();
  await page.locator('tbody tr:nth-child(11)').waitFor();
  const own = '/v1/vendor-panel/member?page=1&limit=25';
  expect(asked[0]).toBe(own);
  expect(asked.filter((one) => one === own)).toHaveLength(1);
});
