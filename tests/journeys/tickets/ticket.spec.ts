import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { choose, textField } from '../../support/browser-form';
import { runOperator } from '../../support/browser-operator';
import { pictureOf } from '../../support/sample';

const send = (page: Page) => page.getByRole('button', { name: /^Kirim/ }).click();

/** Ticket code on screen. */
const codeOn = async (page: Page): Promise<string> => {
  const code = page.getByText(/^TK-\d{6}-[0-9A-Z]{4}$/).first();
  return (await code.textContent()) ?? '';
};

test('one press on an order leads to a form that knows it, the next one to the ticket that is open', async ({
  page,
  enter,
}) => {
  const client = await enter('segera@demo.test');
  const [order] = (await client.get('/v1/crm/transaction/all?limit=1')).body.data;
  const [topup] = (await client.get('/v1/crm/topup/all?limit=1&status=2')).body.data;
  for (const { path, code, category } of [
    { path: `/detail-transaction?q=${order.id}`, code: order.code, category: /Transaksi bermasalah|Refund/ },
    { path: `/topup/payment?q=${topup.id}`, code: topup.code, category: /Top up belum masuk/ },
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Ajukan Komplain' }).click();
    await expect(page).toHaveURL(/request-ticket\/new/);
    await expect(page.getByRole('combobox', { name: /^Kode transaksi/ })).toHaveValue(code);
    await expect(page.getByText(category).first()).toBeVisible();
    await page.getByLabel('Pesan').fill('Mohon dicek, pelanggan saya menunggu.');
    await send(page);
    await expect(page).toHaveURL(/request-ticket\/detail\?q=/);
    const ticket = page.url();
    await page
      .getByRole('complementary', { name: 'Tentang tiket ini' })
      .getByRole('link', { name: code })
      .click();
    await page.getByRole('button', { name: 'Ajukan Komplain' }).click();
    await expect(page).toHaveURL(ticket);
  }
});

test('a ticket is a conversation, live for the partner in the browser and the operator at the command line', async ({
  page,
  enter,
  product,
}) => {
  await enter('perunggu@demo.test');
  await page.goto('/dashboard');
  const entry = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: /Tiket/ });
  await expect(entry).toContainText('1 tiket terbuka');
  await entry.click();
  await page.getByRole('link', { name: 'Tambah Permintaan Tiket' }).click();
  await send(page);
  await expect(page.getByText(/wajib diisi/).first()).toBeVisible();
  await choose(page, 'Kategori', 'Lainnya');
  await textField(page, 'Judul').fill('Nama di invoice');
  await page.getByLabel('Pesan').fill('Nama usaha kami di invoice belum diperbarui.');
  const file = { name: 'invoice.png', mimeType: 'image/png', buffer: await pictureOf(60, 40) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('invoice.png')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await send(page);

  await expect(page).toHaveURL(/request-ticket\/detail\?q=/);
  await expect(page.getByRole('heading', { name: 'Nama di invoice' })).toBeVisible();
  await expect(page.getByText(/Kami jawab paling lambat/)).toBeVisible();
  await expect(entry).toContainText('2 tiket terbuka');
  const talk = page.getByRole('region', { name: 'Percakapan' });
  await talk.getByRole('button', { name: 'Lampiran invoice.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'invoice.png' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).first().click();
  const code = await codeOn(page);

  await runOperator(product.dataDir, 'ticket', 'reply', code, 'Nama', 'yang', 'benar', 'apa,', 'Kak?');
  await expect(talk.getByText('Nama yang benar apa, Kak?')).toBeVisible();
  await expect(page.getByText(/Menunggu balasan Anda\. Tanpa balasan/)).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Balasan Anda' }).fill('CV Maju Jaya');
  await expect(page.getByText('Draf tersimpan di peramban ini.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Balasan Anda' })).toHaveValue('CV Maju Jaya');
  await page.getByRole('button', { name: 'Kirim Balasan' }).click();
  await expect(talk.getByText('CV Maju Jaya')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Balasan Anda' })).toHaveValue('');
  const { stdout } = await runOperator(product.dataDir, 'ticket', 'show', code);
  expect(stdout).toContain('CV Maju Jaya');
  expect(stdout).toContain('invoice.png');

  await runOperator(product.dataDir, 'ticket', 'reply', code, 'Sudah kami perbarui.', '--close');
  await expect(talk.getByText('Sudah kami perbarui.')).toBeVisible();
  await expect(entry).toContainText('1 tiket terbuka');
  await page.getByRole('button', { name: 'Kirim Nilai' }).click();
  await expect(page.getByText('Pilih nilainya terlebih dahulu.')).toBeVisible();
  await page.getByRole('radio', { name: '5 dari 5 bintang' }).check();
  await page.getByRole('button', { name: 'Kirim Nilai' }).click();
  await expect(page.getByText('Anda memberi nilai 5 dari 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Buka lagi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buka lagi' }).click();
  await expect(page.getByRole('button', { name: 'Tandai selesai' })).toBeVisible();
});
