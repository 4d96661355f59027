import { expect, test } from '../../support/browser';
import { rowWith, runAction } from '../../support/browser-form';

test('a change is seen and taken back, and a deleted record returns from the bin', async ({
  page,
  enter,
}) => {
  const client = await enter('lain@demo.test');
  const path = '/v1/vendor-panel/tier';
  const tier = {
    ...{ name: 'Tier Lama', level: 9, margin: { type: 'percent', value: 90 } },
    ...{ upgrade: 'free', is_default: false, is_active: true },
  };
  const { body } = await client.post(path, tier);
  const { id, version } = body.data;
  await client.put(`${path}/update/${id}`, { ...tier, name: 'Tier Baru', level: 8, version });

  await page.goto('/panel/setting/member-tier/data');
  await rowWith(page, 'Tier Baru').getByRole('button', { name: 'Tier Baru', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Riwayat', { exact: true }).click();
  await expect(drawer).toContainText('Diubah oleh Laila Nurhaliza');
  await expect(drawer).toContainText('Tier Lama Tier Baru');
  await drawer.getByRole('button', { name: 'Kembalikan ke versi ini' }).click();
  await expect(drawer).toContainText('Tier Baru Tier Lama');
  await page.keyboard.press('Escape');
  await expect(rowWith(page, 'Tier Lama')).toContainText('9');

  await runAction(page, 'Tier Lama', 'Hapus');
  const question = page.getByRole('dialog', { name: 'Hapus Tier Lama?' });
  await expect(question).toContainText('30 hari');
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(rowWith(page, 'Tier Lama')).toHaveCount(0);
  await page.getByRole('button', { name: 'Data terhapus' }).click();
  const bin = page.getByRole('dialog', { name: 'Member Tier terhapus' });
  await expect(bin).toContainText('Laila Nurhaliza');
  await bin.getByRole('button', { name: 'Kembalikan Tier Lama' }).click();
  await expect(bin).toContainText('Tidak ada member tier terhapus');
  await bin.getByRole('button', { name: 'Tutup' }).click();
  await expect(rowWith(page, 'Tier Lama')).toBeVisible();
});
