import { expect, test } from '../support/browser';
import {
  buyButton,
  destination,
  fillOrder,
  formPath,
  item,
  ordersTo,
  result,
  typePin,
} from '../support/browser-shop';

test('an answer that is lost, and a reload: the order is found, and bought once', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/net::ERR_/);
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  const target = destination('1230');
  let arrived = false;
  await page.route('**/transaction/create-new', async (route) => {
    // The server hears it; the browser never gets the answer.
    await route.fetch();
    arrived = true;
  });
  await fillOrder(page, path, target);
  await typePin(page);
  await expect.poll(() => arrived).toBe(true);
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText(/^Pesanan sebelumnya tercatat sebagai TRX-/)).toBeVisible();
  expect(await ordersTo(client, target)).toHaveLength(1);
});

test('an order that never arrived is sent again under the same key', async ({ page, enter, complaints }) => {
  complaints.allow(/net::ERR_/);
  const client = await enter('mitra@demo.test');
  const target = destination('1230');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transaction/create-new')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/transaction/create-new', (route) => route.abort());
  await fillOrder(page, await formPath(client), target);
  await typePin(page);
  await page.getByRole('button', { name: 'Kirim Ulang' }).click();
  await page.unrouteAll();
  await typePin(page);
  await expect(result(page)).toContainText('Berhasil');
  expect(await ordersTo(client, target)).toHaveLength(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('offline nothing can be bought, and online it can again', async ({
  page,
  enter,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR_|WebSocket/);
  const client = await enter('mitra@demo.test');
  await page.goto(await formPath(client));
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page).press('Space');
  await expect(buyButton(page)).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('Anda dapat membeli setelah tersambung kembali.')).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
  await context.setOffline(false);
  await expect(buyButton(page)).toBeEnabled();
});
