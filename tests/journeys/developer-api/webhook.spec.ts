import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { buy, destination, formPath, result } from '../../support/browser-shop';
import { isGenuine, openReceiver } from '../../support/receiver';

test('an owner connects a server, sees an order arrive there, verifies it, sends it again and reads the log', async ({
  page,
  enter,
}) => {
  const receiver = await openReceiver();
  try {
    const client = await enter('bebas@demo.test');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/setting/api-integration?tab=webhook');
    const section = page.getByRole('region', { name: 'Webhook' });
    await section.getByRole('button', { name: 'Tambah Webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Tambah Webhook' });
    await form.getByLabel('URL').fill('https://10.0.0.1/webhook');
    await form.getByLabel('PIN 6 angka').fill(DEMO_PIN);
    await form.getByRole('button', { name: 'Tambah Webhook' }).click();
    await expect(
      form.getByText('Alamat tidak diizinkan: hanya https ke alamat internet publik.'),
    ).toBeVisible();
    await form.getByLabel('URL').fill(receiver.url);
    await form.getByLabel('PIN 6 angka').fill(DEMO_PIN);
    await form.getByRole('button', { name: 'Tambah Webhook' }).click();

    const dialog = page.getByRole('dialog', { name: 'Simpan secret ini sekarang' });
    const secret = String(await dialog.getByText(/^whsec_/).textContent());
    expect(await axeErrorsOfThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sudah Saya Simpan' }).click();
    await section.getByRole('button', { name: /^Kirim ping/ }).click();
    await expect(page.getByText(/^Server Anda menjawab 200 dalam \d+ ms\.$/)).toBeVisible();

    await buy(page, await formPath(client), destination('1230'));
    await expect(result(page)).toContainText('Berhasil');
    await expect
      .poll(() => receiver.received.map(({ type }) => type))
      .toEqual([...['ping', 'transaction.created', 'transaction.updated']]);
    expect(receiver.received.map((one) => isGenuine(one, secret))).toEqual([true, true, true]);

    await page.goto('/setting/api-integration?tab=webhook');
    await section.getByRole('button', { name: 'Periksa Tanda Tangan' }).click();
    const verifier = page.getByRole('dialog', { name: 'Pemeriksa tanda tangan' });
    const last = receiver.received.at(-1);
    await verifier.getByLabel('Secret (whsec_…)').fill(secret);
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      await verifier.getByLabel(name).fill(last?.headers[name] ?? '');
    await verifier.getByLabel('Isi permintaan').fill(`${last?.body} `);
    await verifier.getByRole('button', { name: 'Periksa' }).click();
    await expect(verifier.getByText(/^Tanda tangan tidak cocok/)).toBeVisible();
    await verifier.getByLabel('Isi permintaan').fill(last?.body ?? '');
    await verifier.getByRole('button', { name: 'Periksa' }).click();
    await expect(verifier.getByText(/^Tanda tangan cocok/)).toBeVisible();
    expect(await axeErrorsOfThemes(page)).toEqual([]);
    await verifier.getByRole('button', { name: 'Tutup' }).click();

    await page.setViewportSize({ width: 1440, height: 900 });
    await section.getByRole('link', { name: 'Log Pengiriman' }).click();
    await expect(page).toHaveURL(/\/setting\/webhook-log\/data/);
    const row = page.getByRole('row', { name: /Status pesanan berubah/ });
    await row.getByRole('button', { name: /^TRX-/ }).click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByText(last?.id ?? '', { exact: true })).toBeVisible();
    await expect(detail.getByText('diterima', { exact: true })).toBeVisible();
    await detail.getByRole('button', { name: 'Kirim ulang' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim ulang' }).last().click();
    await expect(page.getByText('1 pengiriman dikirim ulang.')).toBeVisible();
    await expect.poll(() => receiver.received.map(({ id }) => id).slice(-2)).toEqual([last?.id, last?.id]);
  } finally {
    await receiver.close();
  }
});
