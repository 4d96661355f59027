import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { test as base } from './browser';
import type { DemoProduct } from './product';
import { startProduct } from './product';

/** Long enough for the review state to be visible. */
const REVIEW_SECONDS = '5';

export const kycTest = base.extend<object, { reviewed: DemoProduct }>({
  reviewed: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ env: { AUTO_REVIEW_SECONDS: REVIEW_SECONDS } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ reviewed }, use) => use(reviewed),
});

/** For `test.use`: a fake camera. */
export const camera = {
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...chromiumArguments, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
};
