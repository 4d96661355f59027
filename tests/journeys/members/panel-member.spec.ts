import type { Locator, Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { buyerAt } from '../../support/browser-buyer';
import { choose, rowWith } from '../../support/browser-form';
import type { Client } from '../../support/client';

interface Member {
  id: string;
  name: string;
  balance: number;
}

const memberOf = async (owner: Client, filter: string): Promise<Member> =>
  (await owner.get(`/v1/vendor-panel/member?${filter}&limit=1`)).body.data[0];

/** Opens the dialog of a member action. */
async function ask(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: label, exact: true }).click();
  return page.getByRole('dialog', { name: label });
}

test('a member’s balance is adjusted with a reason and the PIN, and never below nothing', async ({
  page,
  enter,
}) => {
  const owner = await enter('mitra@demo.test');
  const member = await memberOf(owner, 'f.status=active');
  await page.goto(`/panel/member/detail?q=${member.id}`);
  await expect(page.getByRole('heading', { name: member.name, level: 1 })).toBeVisible();

  const dialog = await ask(page, 'Sesuaikan saldo');
  await dialog.getByRole('textbox', { name: 'Jumlah' }).fill('25000');
  await dialog.getByLabel('PIN').fill(DEMO_PIN);
  await dialog.getByRole('button', { name: 'Sesuaikan saldo' }).click();
  await expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Bonus pelanggan setia');
  await dialog.getByLabel('PIN').fill('000001');
  await dialog.getByRole('button', { name: 'Sesuaikan saldo' }).click();
  await expect(dialog.getByText(/PIN salah/)).toBeVisible();
  await dialog.getByLabel('PIN').fill(DEMO_PIN);
  expect(await axeErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sesuaikan saldo' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('radio', { name: 'Saldo', exact: true }).press('Space');
  await expect(rowWith(page, 'Bonus pelanggan setia')).toContainText(/25\.000/);
  expect((await memberOf(owner, `search=${encodeURIComponent(member.name)}`)).balance).toBe(
    member.balance + 25_000,
  );

  const more = await ask(page, 'Sesuaikan saldo');
  await choose(page, 'Penyesuaian', 'Kurangi saldo');
  await more.getByRole('textbox', { name: 'Jumlah' }).fill(String(member.balance + 25_001));
  await more.getByRole('textbox', { name: 'Alasan' }).fill('Terlalu banyak');
  await more.getByLabel('PIN').fill(DEMO_PIN);
  await more.getByRole('button', { name: 'Sesuaikan saldo' }).click();
  await expect(more.getByRole('alert')).toContainText(/[Ss]aldo/);
});

test('a member is blocked with a word of warning, and let in again', async ({ page, enter }) => {
  const owner = await enter('mitra@demo.test');
  const member = await memberOf(owner, 'f.status=active');
  await page.goto(`/panel/member/detail?q=${member.id}`);
  const block = await ask(page, 'Blokir');
  await expect(block).toContainText('tidak dapat masuk dan memesan');
  await block.getByRole('button', { name: 'Blokir' }).click();
  await expect(block).toBeHidden();
  await expect(page.getByRole('button', { name: 'Blokir', exact: true })).toHaveCount(0);
  await expect(page.getByText('Diblokir').first()).toBeVisible();

  const unblock = await ask(page, 'Buka blokir');
  await unblock.getByRole('button', { name: 'Buka blokir' }).click();
  await expect(unblock).toBeHidden();
  await expect(page.getByRole('button', { name: 'Blokir', exact: true })).toBeVisible();
});

test('what a member bought, has, earned and uses stands in tabs beside the profile', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const { data } = (await owner.get('/v1/vendor-panel/member?limit=100')).body;
  const rich = data.find(({ point }: { point: number }) => point > 0);
  const buyer = await buyerAt(owner, product.url);
  const invoice = await buyer.order();
  await buyer.pay(invoice);
  await page.goto(`/panel/member/detail?q=${buyer.memberId}`);
  const tabs = page.getByRole('group', { name: 'Data terkait' });
  await expect(tabs.getByRole('radio', { name: 'Transaksi' })).toBeChecked();
  const bought = page.getByRole('region', { name: 'Transaksi', exact: true });
  await expect(bought.getByRole('row').nth(1)).toContainText(invoice);
  await tabs.getByRole('radio', { name: 'Perangkat' }).press('Space');
  const devices = page.getByRole('region', { name: 'Perangkat', exact: true });
  await expect(devices.getByRole('row').nth(1)).toContainText('Aktif');
  await tabs.getByRole('radio', { name: 'Transaksi' }).press('Space');
  await bought.getByRole('button', { name: invoice }).click();
  await expect(page.getByRole('heading', { level: 1, name: invoice })).toBeVisible();

  await page.goto(`/panel/member/detail?q=${rich.id}`);
  await tabs.getByRole('radio', { name: 'Poin' }).press('Space');
  const points = page.getByRole('region', { name: 'Poin', exact: true });
  const newest = points.getByRole('row').nth(1);
  await expect(newest.getByRole('cell', { name: String(rich.point), exact: true }).last()).toBeVisible();
});
