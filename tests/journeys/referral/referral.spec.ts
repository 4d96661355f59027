import { commissionOf } from '../../../src/topics/referral/domain';
import { expect, test } from '../../support/browser';
import { codeInput, fillRegister, stored } from '../../support/browser-account';
import { axeErrors } from '../../support/browser-axe';
import { codeSentTo, linkSentTo } from '../../support/browser-mail';
import { buy, destination, formPath, ordersTo, result, shownBalance } from '../../support/browser-shop';
import { atSandbox, openTopup } from '../../support/browser-topup';
import { Client } from '../../support/client';

const EMAIL = 'rina.referral@toko.test';
const PHONE = '081277700019';
const MONEY = 100_000;

test('anyone who registers through the link brings commission with its first order, and that is withdrawn', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  test.slow();
  const referrer = await enter('mitra@demo.test');
  await page.goto('/referral/data');
  const figures = page.getByRole('region', { name: 'Ringkasan referral' });
  const balance = figures.getByRole('heading', { name: 'Saldo komisi' }).locator('..');
  const link = String(await page.getByText(/^https?:\S+\/register\?ref=\w+$/).textContent());
  const program = async () => (await referrer.get('/v1/crm/referral/program')).body.data;
  const before = await program();

  // Another browser, because the same one would look like the same person.
  const desk = await otherBrowser({ userAgent: 'Peramban Rina' });
  await desk.goto(new URL(link).pathname + new URL(link).search);
  await expect(desk.getByLabel('Kode referral')).toHaveValue(before.code);
  await expect(desk.getByText(/Sari/)).toBeVisible();
  await fillRegister(desk, EMAIL, PHONE);
  await desk.getByRole('button', { name: 'Daftar' }).click();
  await expect(desk).toHaveURL(/\/register-success$/);

  // The referrer sees the masked name live.
  const partners = page.getByRole('region', { name: 'Mitra Anda' });
  await expect(partners).toContainText('Ri•• K.');
  await expect(partners).not.toContainText('Rina');

  await desk.getByRole('link', { name: 'Verifikasi Nomor HP' }).click();
  await desk.getByRole('button', { name: 'Kirim Kode' }).click();
  await codeInput(desk).fill(await codeSentTo(product.url, PHONE));
  await expect(desk).toHaveURL(/\/verify-email-info$/);
  await desk.goto(await linkSentTo(product.url, EMAIL, '/verify/new-user'));
  await expect(desk).toHaveURL(/\/verified$/);
  // Sets PIN and top up through the API, tested by hand in `newcomer.spec`.
  const { accessToken } = JSON.parse(String(await stored(desk, 'loginSession')));
  const newcomer = new Client(product.url, accessToken);
  const pin = '590418';
  expect((await newcomer.post('/v1/crm/pin/new', { pin })).status).toBe(200);
  const { id } = await openTopup(newcomer, MONEY, 'BRIVA');
  await atSandbox(product.url, id, 'pay');
  await expect.poll(async () => (await newcomer.get('/v1/crm/profile')).body.data.saldo).toBe(MONEY);

  const target = destination('1230');
  await buy(desk, await formPath(newcomer), target, undefined, pin);
  await expect(result(desk)).toContainText('Berhasil');
  const [order] = await ordersTo(newcomer, target);
  const earned = commissionOf(Number(order?.selling_total), 50);
  expect(earned).toBeGreaterThan(0);
  await expect
    .poll(async () => Number((await balance.textContent())?.match(/[\d.]+/)?.[0].replaceAll('.', '')))
    .toBe(before.balance + earned);

  const mainBefore = await shownBalance(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Tarik Komisi' }).click();
  await dialog.getByRole('textbox', { name: 'Nominal' }).fill('50000');
  await dialog.getByRole('radio', { name: /Saldo H2H/ }).press('Space');
  expect(await axeErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByLabel('PIN transaksi').fill('246810');
  await expect(dialog).toContainText('Komisi sudah masuk ke saldo H2H.');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect.poll(() => shownBalance(page)).toBe(mainBefore + 50_000);
});
