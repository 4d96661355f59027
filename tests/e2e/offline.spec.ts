import { expect, test } from '../support/browser';
import { signIn } from '../support/browser-session';

test.use({ serviceWorkers: 'allow' });

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const phone = { viewport: { width: 390, height: 844 } };

test('the portal opens without a connection, with what it last showed and from when', async ({
  page,
  context,
  enter,
  complaints,
}) => {
  const client = await enter('mitra@demo.test');
  const [newest] = (await client.get('/v1/crm/transaction/all?page=1&limit=10')).body.data;
  await page.goto('/dashboard');
  await expect(page.getByText(newest.code).first()).toBeVisible();
  // Everything that a start without connection needs is kept once the worker has been told of it.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files-1')).keys()).length))
    .toBeGreaterThan(5);

  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible();
  await expect(page.getByText(/Ini data terakhir yang dibaca .* WIB/)).toBeVisible();
  await expect(page.getByText(newest.code).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beli Produk' })).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toHaveCount(0);
  await expect(page.getByText('10 transaksi terakhir')).toBeVisible();
});

test('what was last seen goes with the session', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/dashboard');
  const seen = () => page.evaluate(() => localStorage.getItem('last-seen'));
  await expect.poll(seen).not.toBeNull();
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await seen()).toBeNull();
});

test('the portal can be installed: its manifest names the product and has its icons', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Lumbung',
    display: 'standalone',
    start_url: '/dashboard',
    lang: 'id',
  });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('Chrome on Android offers to install, and asks once', async ({ otherBrowser, product }) => {
  const page = await otherBrowser({ ...phone, userAgent: chromeOnAndroid, serviceWorkers: 'block' });
  await signIn(page, product.url, 'mitra@demo.test');
  await page.goto('/dashboard');
  const banner = page.getByRole('complementary', { name: 'Pasang aplikasi' });
  await expect(page.getByText('10 transaksi terakhir')).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The browser hands this over when a site may be installed; a test browser never does.
  await page.evaluate(() => {
    const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked';
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(asked);
  });
  await banner.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(banner).toHaveCount(0);
});

test('iOS is told how it is done, and a closed banner stays away', async ({ otherBrowser, product }) => {
  const page = await otherBrowser({ ...phone, userAgent: safari, serviceWorkers: 'block' });
  await signIn(page, product.url, 'mitra@demo.test');
  await page.goto('/dashboard');
  const banner = page.getByRole('complementary', { name: 'Pasang aplikasi' });
  await banner.getByRole('button', { name: 'Selengkapnya' }).click();
  const steps = page.getByRole('dialog', { name: 'Pasang Lumbung di layar utama' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await steps.getByRole('button', { name: 'Tutup' }).click();
  await banner.getByRole('button', { name: /Tutup/ }).click();
  await page.reload();
  await expect(page.getByText('10 transaksi terakhir')).toBeVisible();
  await expect(banner).toHaveCount(0);
});
