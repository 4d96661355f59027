import { test as base, expect } from '../../support/browser';
import { choose, rowWith, save, textField } from '../../support/browser-form';
import type { DemoProduct } from '../../support/product';
import { startProduct } from '../../support/product';
import { makeVariant } from '../../support/product-variant';

/** Changes by an administrator: a new entity with its own key, and an additional field. */
const declaration = `
import { resource } from './src/admin/schema/resource';
const courier = resource({
  name: 'courier',
  label: 'Kurir',
  icon: 'zap',
  area: 'panel',
  path: '/panel/courier',
  endpoint: '/v1/vendor-panel/courier',
  access: 'panel.courier',
  fields: {
    name: { kind: 'text', label: 'Nama kurir', required: true, min: 3, max: 30, unique: true },
    speed: {
      kind: 'choice',
      label: 'Kecepatan',
      required: true,
      options: [{ value: 'fast', label: 'Kilat' }, { value: 'slow', label: 'Hemat' }],
    },
    fee: { kind: 'money', label: 'Ongkos', min: 1000 },
  },
  title: 'name',
  list: ['name', 'speed', 'fee'],
  filters: ['speed'],
  search: ['name'],
  sort: ['name'],
  form: ['name', 'speed', 'fee'],
  detail: ['name', 'speed', 'fee'],
  can: ['create', 'edit', 'delete', 'export'],
});
const bannerWithNote = {
  ...banner,
  fields: { ...banner.fields, note: { kind: 'text', label: 'Catatan tim', max: 20 } },
  list: [...banner.list, 'note'],
  form: [...banner.form, { title: 'Tim', fields: ['note'] }],
};
export default defineConfig({
  ...shipped,
  accessKeys: [
    ...shipped.accessKeys,
    { key: 'panel.courier', label: 'Panel: lihat kurir' },
    { key: 'panel.courier.action', label: 'Panel: kelola kurir' },
  ],
  resources: [...shipped.resources.filter(({ name }) => name !== 'banner'), bannerWithNote, courier],
  menu: { ...shipped.menu, panel: [...shipped.menu.panel, 'courier'] },
});
`;

/** Repeats the tests on a product built without that declaration. */
const test = base.extend<object, { variant: DemoProduct }>({
  variant: [
    async ({ browserName: _ }, use) => {
      const { root, discard } = await makeVariant(declaration);
      const running = await startProduct({ root });
      await use(running);
      await running.stop();
      discard();
    },
    { scope: 'worker' },
  ],
  product: async ({ variant }, use) => use(variant),
});

test('an entity that is only declared has its menu entry, list, form, detail and API', async ({
  page,
  enter,
}) => {
  const client = await enter('bebas@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Buka Panel Website' }).click();
  await page.getByRole('link', { name: 'Kurir' }).click();
  await expect(page).toHaveURL('/panel/courier/data');
  await expect(page.getByText('Belum ada kurir')).toBeVisible();
  await page.getByRole('link', { name: 'Tambah Kurir' }).first().click();
  await textField(page, 'Nama kurir').fill('Si');
  await save(page);
  await expect(textField(page, 'Nama kurir')).toHaveAccessibleDescription(/Nama kurir minimal 3 karakter\./);
  await textField(page, 'Nama kurir').fill('Si Cepat');
  await choose(page, 'Kecepatan', 'Kilat');
  await page.getByRole('textbox', { name: /^Ongkos/ }).fill('12500');
  await save(page);
  await expect(rowWith(page, 'Si Cepat')).toContainText(/Kilat\s*Rp\s?12\.500/);
  await rowWith(page, 'Si Cepat').getByRole('button', { name: 'Si Cepat', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Kilat');

  const { body } = await client.get('/v1/vendor-panel/courier?search=cepat&f.speed=fast&sort=-name');
  expect(body.data).toMatchObject([{ name: 'Si Cepat', speed: 'fast', fee: 12_500 }]);
  const refused = await client.post('/v1/vendor-panel/courier', { name: 'Lain', speed: 'teleport' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ speed: ['Kecepatan tidak ada dalam pilihan.'] });
});

test('its key reaches owners by itself; a sub-account that was not given it neither sees nor opens it', async ({
  page,
  enter,
}) => {
  const owner = await enter('mitra@demo.test');
  await page.goto('/panel/statistic');
  await expect(page.getByRole('link', { name: 'Kurir' })).toBeVisible();
  expect((await owner.get('/v1/vendor-panel/courier')).status).toBe(200);

  const cashier = await enter('kasir@demo.test');
  await page.goto('/panel/courier/data');
  await expect(page).toHaveURL(/\/403$/);
  await expect(page.getByRole('link', { name: 'Kurir' })).toHaveCount(0);
  expect((await cashier.get('/v1/vendor-panel/courier')).status).toBe(403);
});

test('a field that is only declared stands in the form and the list, and is stored', async ({
  page,
  enter,
}) => {
  await enter('bebas@demo.test');
  await page.goto('/panel/banner/data');
  await expect(page.getByRole('columnheader', { name: 'Catatan tim' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await textField(page, 'Catatan tim').fill('Tayang lebih awal');
  await save(page);
  await expect(rowWith(page, 'Tayang lebih awal')).toBeVisible();
});
