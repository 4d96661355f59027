import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '../../support/browser';
import { freePort } from '../../support/free-port';
import { type DemoProduct, startProduct } from '../../support/product';
import { copyRepository } from '../../support/product-variant';

const PATIENCE = 100_000;
const HELP = 'Bagian akhir alamat brand.';

/** `npm run dev` of a copy whose declarations may change. In a worker of its own, as browsers keep the URL of one. */
const test = base.extend<object, { development: DemoProduct & { root: string } }>({
  development: [
    async ({ browserName: _ }, use) => {
      const { root, discard } = await copyRepository();
      const running = await startProduct({
        root,
        program: ['--import', 'tsx', join('scripts', 'dev.ts')],
        env: { NODE_ENV: 'development', PORT: String(await freePort()) },
      });
      await use({ ...running, root });
      await running.stop();
      discard();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  product: async ({ development }, use) => use(development),
});
test.setTimeout(4 * PATIENCE);

/** Asks again and again; `stop` returns the different statuses, 0 for no answer. */
function pollApi(url: string) {
  const statuses = new Set<number>();
  let isOver = false;
  const polling = (async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/openapi.json`).catch(() => null);
      await answer?.text();
      statuses.add(answer?.status ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await polling;
      return [...statuses];
    },
  };
}

test('an administrator sees a saved declaration, and a mistake with its line, without reloading or losing the API', async ({
  page,
  complaints,
  enter,
  development: { root, url },
}) => {
  // The packages of the copy are linked from outside its root.
  complaints.allow(/403.*fontsource/);
  await enter('mitra@demo.test');
  await page.goto('/panel/category/form');
  const shown = (help: string) => expect(page.getByText(help)).toBeVisible({ timeout: PATIENCE });
  await shown(HELP);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const poll = pollApi(url);
  const file = join(root, 'resources', 'category.ts');
  const declared = readFileSync(file, 'utf8');

  writeFileSync(file, declared.replace(HELP, 'Nama pendek di alamat.'));
  await shown('Nama pendek di alamat.');

  writeFileSync(file, declared.replace('label:', 'labl:'));
  await expect(page.locator('vite-error-overlay')).toContainText(
    /resources\/category\.ts:\d+: category: there is no setting "labl"; did you mean "label"\?/,
    { timeout: PATIENCE },
  );

  writeFileSync(file, declared);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0, { timeout: PATIENCE });
  await shown(HELP);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await poll.stop()).toEqual([200]);
});
