import { expect, test } from '../../support/browser';
import { signIn } from '../../support/browser-session';

const LIST = '/request-ticket/data';

test('a view is saved, shared, pinned, opened by a link and by a sub-account, and is where a list begins', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  await enter('mitra@demo.test');
  await page.goto(`${LIST}?sort=-last_reply_at`);
  await page.getByRole('button', { name: 'Tampilan tersimpan' }).click();
  await page.getByLabel('Simpan tampilan sekarang').fill('Terbaru');
  await page.getByLabel('Bagikan ke sub akun').check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page).toHaveURL(/sort=-last_reply_at.*&view=/);
  const id = new URL(page.url()).searchParams.get('view');
  const menuOf = page.getByRole('button', { name: 'Tindakan untuk tampilan Terbaru' });
  await menuOf.click();
  await page.getByRole('menuitem', { name: 'Sematkan di menu' }).click();
  const pinned = page.getByRole('link', { name: 'Terbaru' });
  await expect(pinned).toHaveAttribute('aria-current', 'page');
  const stored = page.waitForResponse(/list-layout/);
  await menuOf.click();
  await page.getByRole('menuitem', { name: 'Jadikan tampilan awal' }).click();
  await expect(page.getByText('Tampilan awal')).toBeVisible();
  await stored;

  const sub = await otherBrowser();
  await signIn(sub, product.url, 'kasir@demo.test');
  await sub.goto(`${LIST}?view=${id}`);
  await expect(sub).toHaveURL(/sort=-last_reply_at/);
  await expect(sub.getByRole('link', { name: 'Terbaru' })).toBeVisible();
  await sub.goto(LIST);
  await expect(sub.getByRole('table')).toBeVisible();
  await expect(sub).toHaveURL(LIST);

  const device = await otherBrowser();
  await signIn(device, product.url, 'mitra@demo.test');
  await device.goto(LIST);
  await expect(device).toHaveURL(/sort=-last_reply_at/);
  await expect(device.getByRole('columnheader', { name: /^Pesan terakhir/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await device.goto('/dashboard');
  await device.getByRole('link', { name: 'Terbaru' }).click();
  await expect(device).toHaveURL(new RegExp(`view=${id}`));
});
