import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { allowAddress, ProgramClient, tokenOf } from '../../support/programs';

test('a call of a program appears in the log by itself, is found by its request id, and its detail shows no secret', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('bebas@demo.test');
  await allowAddress(client);
  const keys = await tokenOf(client, 'sandbox');
  const program = new ProgramClient(product.url, keys);

  await page.goto('/setting/api-log/data');
  await expect(
    page.getByText('Permintaan pertama program Anda muncul di sini, juga yang ditolak.'),
  ).toBeVisible();
  const read = await program.get('/balance');
  const refused = await program.post('/orders', {
    ...{ ref_id: 'log-000001', sku: 'TIDAK-ADA', qty: 1, price: 1_000 },
    customer: { user_id: '12341230', pin: DEMO_PIN, note: keys.access_key },
  });
  expect([read.status, refused.status]).toEqual([200, 404]);
  // The page updates without reload.
  await expect(page.getByRole('row', { name: /GET \/balance/ })).toBeVisible();
  const row = page.getByRole('row', { name: /POST \/orders/ });
  await expect(row).toContainText('PRODUCT_NOT_FOUND');
  await expect(row).toContainText('log-000001');

  const id = refused.headers.get('x-request-id') ?? '';
  await page.getByRole('searchbox').fill(id);
  await expect(page.getByRole('row', { name: /GET \/balance/ })).toBeHidden();
  await row.getByRole('button', { name: id, exact: true }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('/open-api/v1/orders')).toBeVisible();
  await expect(detail.getByText(/"sku": "TIDAK-ADA"/)).toBeVisible();
  await expect(detail.getByText(/"code": "PRODUCT_NOT_FOUND"/)).toBeVisible();
  const shown = String(await detail.textContent());
  for (const secret of [keys.secret, keys.access_key, DEMO_PIN]) expect(shown).not.toContain(secret);
  expect(shown).toContain('••••••');
  expect(await axeErrorsOfThemes(page)).toEqual([]);

  // Search by order reference, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/setting/api-log/data?search=log-000001');
  await expect(page.getByText('PRODUCT_NOT_FOUND')).toBeVisible();
  expect(await axeErrorsOfThemes(page)).toEqual([]);
});
