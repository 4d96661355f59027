import { expect, test } from '../../support/browser';
import { operate, runOperator } from '../../support/browser-operator';

test('rupiah that the operator gives are a newcomer’s first top up, on the open dashboard', async ({
  page,
  enter,
  product,
}) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: /^Selamat datang/ });
  const topup = steps.getByRole('listitem').filter({ hasText: 'Top up pertama' });
  await expect(topup).toContainText('Belum');
  await operate(product.dataDir, 'balance', 'credit', 'baru@demo.test', '150000', 'Bonus pendaftaran');
  await expect(topup).toContainText('Selesai');
  await expect(steps.getByRole('img', { name: 'Persiapan 40%' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saldo mitra' })).toContainText('150.000');
});

test('a KYC waits in the steps until the operator approves it, on the open dashboard', async ({
  page,
  enter,
  product,
}) => {
  await enter('review@demo.test');
  await page.goto('/dashboard');
  const banner = page.getByText('Kami sedang melakukan proses pengecekan verifikasi berkas');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: /^Persiapan 80%/ }).click();
  const step = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Verifikasi berkas' });
  await expect(step).toContainText('Menunggu Verifikasi');
  await expect(step.getByRole('link')).toHaveCount(0);
  const { stdout } = await runOperator(product.dataDir, 'kyc', 'show', 'review@demo.test');
  const submission = /Submission (\S+)/.exec(stdout)?.[1] ?? '';
  await operate(product.dataDir, 'kyc', 'approve', 'review@demo.test', submission);
  await expect(step).toContainText('Selesai');
  await expect(banner).toHaveCount(0);
});
