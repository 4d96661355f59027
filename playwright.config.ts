import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { noticeMarker } from './tests/support/browser-notice';

/** Journeys through the built product in a real Chromium, each spec on a server of its own (`tests/support`). */
export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/product-setup.ts',
  outputDir: './test-results/journeys',
  workers: 2,
  // Generous on purpose: a slow machine must not fail a sentence of the product; speed is measured elsewhere.
  timeout: 120_000,
  // A second try that passes is told as flaky in the sum, by name, so that it is mended and not forgotten.
  retries: 1,
  expect: { timeout: 25_000 },
  reporter: [
    ['dot'],
    ['./scripts/playwright-reporter.mjs'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Nothing is proven by how it fades in, and every frame costs.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A worker would answer what a journey wants to see asked; `offline.spec` lets it in.
    serviceWorkers: 'block',
    storageState: {
      cookies: [
        { ...noticeMarker, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: false, secure: false },
      ],
      origins: [],
    },
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
  },
});
