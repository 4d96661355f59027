import type { Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { number } from '../../../src/core/format/number';
import type { SimulationFacts } from '../../../src/topics/selling-prices/contract';
import { plainRule } from '../../../src/topics/selling-prices/domain/starting-rule';
import { type Simulation, simulate } from '../../../src/topics/simulator/domain';
import { expect, test } from '../../support/browser';
import { axeErrors, axeErrorsOfThemes } from '../../support/browser-axe';
import { choiceField, choose, numberField } from '../../support/browser-form';
import { smallTargets } from '../../support/browser-targets';
import type { Client } from '../../support/client';

const PAGE = '/set-selling-price/simulator';
const PHONE = { width: 390, height: 844 };

const result = (page: Page) => page.getByRole('region', { name: 'Hasil', exact: true });

async function shows(page: Page, made: Simulation): Promise<void> {
  const lines = result(page).locator('dl > div');
  const says = (word: string, amount: number) =>
    expect(lines.filter({ hasText: word }).getByRole('definition')).toContainText(number(amount));
  await says('Pembeli membayar', made.total);
  await says(made.profit < 0 ? 'Rugi bersih' : 'Laba bersih', Math.abs(made.profit));
  await says('Biaya pembayaran', made.payment_fee);
  await says('Harga impas', made.break_even);
}

const factsOf = async (client: Client, id: string): Promise<SimulationFacts> =>
  (await client.get(`/v1/crm/selling-price/simulation/${id}`)).body.data;

/** A website item priced by tier margins. */
async function soldItem(client: Client): Promise<string> {
  const { body } = await client.get(
    '/v1/vendor-panel/product-vcg?f.price_mode=tier&f.is_active=true&limit=1',
  );
  return body.data[0].variation_id;
}

test('a sale is tried to the rupiah, whatever is typed, and what was tried becomes the rule for the PIN', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto(`${PAGE}?item=bukan-item`);
  await expect(page.getByText('Item ini tidak bisa disimulasikan')).toBeVisible();
  await page.goto(PAGE);
  await expect(page.getByText('Pilih item untuk mulai')).toBeVisible();
  await choiceField(page, 'Item').fill('86 Diamond');
  await page.locator('.ant-select-dropdown:visible').getByTitle('Mobile Legends – 86 Diamond').click();
  await expect(page).toHaveURL(/item=/);
  const id = new URL(page.url()).searchParams.get('item') ?? '';
  const { item, rule } = await factsOf(client, id);
  if (!rule) throw new Error('the demonstration has no rule for it');
  const free = { source: 'manual', group: 'bank', fee_bearer: 'shop', is_active: true } as const;
  const { discount_bps, base_price } = item;
  await shows(page, simulate({ base_price, discount_bps, rule, method: free }));

  // An invalid value shows an error and no result.
  const share = numberField(page, 'Persentase di atas modal');
  await share.fill('301');
  await share.blur();
  await expect(page.getByText(/maksimal 300/)).toBeVisible();
  await expect(result(page).getByText('Lengkapi isian untuk melihat hasilnya.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jadikan aturan' })).toBeHidden();
  await share.fill('7,5');
  const supplier = numberField(page, 'Harga pemasok');
  await supplier.fill('');
  await supplier.blur();
  await expect(page.getByText('Harga pemasok wajib diisi.')).toBeVisible();
  await supplier.fill('0');
  await supplier.blur();
  await expect(result(page).getByText('Lengkapi isian untuk melihat hasilnya.')).toBeVisible();
  await supplier.fill('21987');
  await numberField(page, 'Margin terendah').fill('900');
  await numberField(page, 'Margin tertinggi').fill('800');
  await expect(result(page).getByText(/Margin tertinggi harus/)).toBeVisible();
  await numberField(page, 'Margin tertinggi').fill('');
  const typed = { ...rule, value: 7.5, min_margin: 900 };
  const tried = { discount_bps, rule: typed, method: free };
  await shows(page, simulate({ ...tried, base_price: 21_987 }));

  // The slider changes the typed value, and one click resets it.
  await page.getByRole('slider', { name: 'Geser harga pemasok' }).press('Home');
  const least = Number((await supplier.inputValue()).replace(/\D/g, ''));
  expect(least).toBeLessThan(base_price * 0.6);
  await shows(page, simulate({ ...tried, base_price: least }));
  await page.getByRole('button', { name: /^Kembali ke/ }).click();
  await shows(page, simulate({ ...tried, base_price }));

  await choose(page, 'Cara bayar', 'Biaya sendiri');
  await numberField(page, 'Biaya persen').fill('2,5');
  await numberField(page, 'Biaya tetap').fill('500');
  await shows(page, simulate({ ...tried, base_price, method: { ...free, fee_percent: 2.5, fee_flat: 500 } }));
  await choose(page, 'Biaya ditanggung', 'Pembeli');
  const onTop = { ...free, fee_percent: 2.5, fee_flat: 500, fee_bearer: 'buyer' } as const;
  await shows(page, simulate({ ...tried, base_price, method: onTop }));
  expect(await axeErrorsOfThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Jadikan aturan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Persentase di atas modal')).toHaveValue('7,5');
  await expect(dialog.getByLabel('Margin terendah')).toHaveValue('900');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('1 data berubah')).toBeVisible();
  await dialog.getByLabel('PIN').first().fill('000001');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(/PIN salah/)).toBeVisible();
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Harga jual 1 item diatur.')).toBeVisible();
  await expect(page.getByText(/^Mulai dari aturan yang berlaku: Item, Modal \+ 7,5/)).toBeVisible();
  const { data } = (await client.get(`/v1/crm/selling-price/product/${id}`)).body;
  expect(data).toMatchObject({ price: simulate({ ...tried, base_price }).price, rule_scope: 'variation' });
});

test('a member tier and a way to pay of the website are tried as an order would be, on a phone too', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await page.setViewportSize(PHONE);
  const id = await soldItem(client);
  const { item, website } = await factsOf(client, id);
  const tier = website?.tiers.find(({ is_standard }) => !is_standard);
  const qris = website?.methods.find(({ group }) => group === 'qris');
  if (!tier?.rule || !qris) throw new Error('the demonstration has no such website');
  await page.goto(`${PAGE}?item=${id}`);
  await choose(page, 'Pembeli', tier.name);
  await choose(page, 'Cara bayar', qris.name);
  const trial = { ...item, rule: tier.rule, method: qris };
  await shows(page, simulate(trial));
  await expect(result(page).getByText('ditanggung Anda')).toBeVisible();
  await expect(page.getByText(/Harga website diatur di Member Tier/)).toBeVisible();

  const ways = page.getByRole('region', { name: 'Menurut cara bayar' }).getByRole('row');
  for (const method of website?.methods ?? []) {
    const made = simulate({ ...trial, method });
    const row = ways.filter({ has: page.getByRole('rowheader', { name: method.name, exact: true }) });
    await expect(row).toContainText(number(made.total));
    await expect(row).toContainText(number(made.break_even));
  }
  await choose(page, 'Cara', 'Harga tetap');
  await numberField(page, 'Harga jual tetap').fill('1000');
  await shows(page, simulate({ ...trial, rule: { ...plainRule, method: 'fixed', value: 1_000 } }));
  await expect(result(page).getByText(/^Rugi Rp/)).toBeVisible();
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await shows(page, simulate(trial));

  expect(await axeErrorsOfThemes(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(spill).toBeLessThanOrEqual(0);
});

test('without a website sales to H2H customers are tried, and it says so', async ({ page, enter }) => {
  const client = await enter('perunggu@demo.test');
  const { body } = await client.get('/v1/crm/selling-price/product?limit=1');
  await page.goto(`${PAGE}?item=${body.data[0].id}`);
  await expect(page.getByText(/Anda belum punya website dengan member tier/)).toBeVisible();
  const { item, rule } = await factsOf(client, body.data[0].id);
  const method = { source: 'manual', group: 'bank', is_active: true } as const;
  await shows(page, simulate({ ...item, rule: rule ?? plainRule, method }));
  await choiceField(page, 'Pembeli').press('ArrowDown');
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([
    'Pelanggan H2H',
  ]);
  expect(await axeErrors(page)).toEqual([]);
});
