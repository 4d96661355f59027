import { type BrowserContextOptions, devices } from '@playwright/test';

/** Emulates a phone, not only its window size. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7']?.userAgent ?? '',
  isMobile: true,
  hasTouch: true,
};
