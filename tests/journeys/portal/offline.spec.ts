import { expect, test } from '../../support/browser';

test.use({ serviceWorkers: 'allow' });

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
  // Waits until the service worker has cached everything for an offline start.
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
