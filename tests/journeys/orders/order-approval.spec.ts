import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { copySession } from '../../support/browser-session';
import { destination, fillOrder, formPath, ordersTo, pinDialog, typePin } from '../../support/browser-shop';
import { Client } from '../../support/client';

/** Above the cashier's order limit. */
const LARGE = '2.180 Diamond';
const WAITING = 'Pemilik sedang diminta menyetujui pesanan ini. Saldo belum terpotong.';

test('a cashier asks for an order above its limit and the owner answers on the phone, live on both sides', async ({
  page,
  product,
  enter,
  otherBrowser,
}) => {
  test.slow();
  const owner = await enter('mitra@demo.test');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/list-transaction');

  const desk = await otherBrowser();
  const cashier = await new Client(product.url).signIn('kasir.malam@demo.test', DEMO_PASSWORD);
  await copySession(desk, cashier);
  const path = await formPath(owner);
  const [refused, taken, bought] = [destination('1230'), destination('1230'), destination('1230')];
  const ask = async (target: string) => {
    await fillOrder(desk, path, target, LARGE);
    await expect(desk.getByText(/Setelah PIN, pemilik diminta menyetujuinya/)).toBeVisible();
    await expect(pinDialog(desk).getByRole('button', { name: 'Minta Persetujuan' })).toBeVisible();
    await typePin(desk);
    await expect(desk).toHaveURL(/\/transaction-form\/approval\?q=/);
    await expect(desk.getByText(WAITING)).toBeVisible();
  };

  await ask(refused);
  expect(await axeErrors(desk)).toEqual([]);
  // The request appears on the owner's current page and links to it.
  await page.getByRole('link', { name: 'Periksa' }).click();
  await expect(page.getByText(/Rangga Saputra ingin membeli ini/)).toBeVisible();
  await expect(page.getByText(refused)).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tolak' }).click();
  await page.getByRole('dialog').getByLabel('Alasan').fill('Tunggu saya di toko');
  await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
  await expect(desk.getByText('Alasan: Tunggu saya di toko')).toBeVisible();

  await desk.getByRole('link', { name: 'Kembali ke Formulir' }).click();
  await expect(desk.getByRole('textbox', { name: 'Player ID' })).toHaveValue(refused);
  await ask(taken);
  await desk.reload();
  await expect(desk.getByText(WAITING)).toBeVisible();
  const tab = await desk.context().newPage();
  await tab.goto(desk.url());
  await expect(tab.getByText(WAITING)).toBeVisible();
  await page.context().clearCookies({ name: /^(?:onboarding|notice)-/ });
  const refreshed = page.waitForResponse(/\/onboarding$/);
  await page.goto('/dashboard');
  await (await refreshed).finished();
  const notice = page.getByRole('dialog', { name: 'Selamat datang di portal mitra' });
  await expect(notice).toHaveCount(0);
  await desk.getByRole('button', { name: 'Batalkan Permintaan' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Batalkan Permintaan' }).click();
  for (const open of [desk, tab])
    await expect(open.getByText('Dibatalkan oleh Rangga Saputra. Tidak ada yang dibeli.')).toBeVisible();
  await tab.close();
  // The notice waited for the answer to the approval.
  await notice.getByRole('button', { name: 'Tutup' }).click();
  await page.goto('/list-transaction');

  await ask(bought);
  await desk.getByRole('link', { name: 'Kembali ke Formulir' }).click();
  await desk.getByRole('link', { name: 'Lihat', exact: true }).click();
  await expect(desk.getByText(WAITING)).toBeVisible();
  await page.getByRole('link', { name: 'Periksa' }).click();
  await page.getByRole('button', { name: 'Setujui' }).click();
  await typePin(page, '111222');
  await expect(page.getByText(/PIN salah/)).toBeVisible();
  await typePin(page, DEMO_PIN);
  await expect(page.getByText('Disetujui oleh Sari Wulandari dan sudah dibeli.')).toBeVisible();
  await expect(desk).toHaveURL(/\/detail-transaction\?q=/);
  const [order, ...more] = await ordersTo(owner, bought);
  expect(more).toEqual([]);
  expect(await ordersTo(owner, refused)).toEqual([]);
  expect(await ordersTo(owner, taken)).toEqual([]);
  await expect(desk.getByText(String(order?.code)).first()).toBeVisible();
  await desk.goto(path);
  await expect(desk.getByRole('textbox', { name: 'Player ID' })).toHaveValue('');

  await page.goto('/sub-account/approval/data');
  for (const [target, state] of [
    [bought, 'Disetujui'],
    [taken, 'Dibatalkan'],
    [refused, 'Ditolak'],
  ] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: target })).toContainText(state);
  }
});
