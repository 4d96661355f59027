import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { test as base } from './browser';
import type { DemoProduct } from './product';
import { startProduct } from './product';

/** The automatic reviewer takes as long as it takes to see that a review is going on. */
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

/** For `test.use`: a camera that shows a picture of its own. */
export const camera = {
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...chromiumArguments, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
};
