import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

/** Journeys through the built product in a real Chromium, each spec on a server of its own (`tests/support`). */
export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/support/product-setup.ts',
  outputDir: './test-results/e2e',
  workers: 2,
  // Generous on purpose: a slow machine must not fail a sentence of the product; speed is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    actionTimeout: 15_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
  },
});
