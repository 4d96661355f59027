import { type BrowserContextOptions, devices } from '@playwright/test';

/** A phone, not merely a window as small as one. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7']?.userAgent ?? '',
  isMobile: true,
  hasTouch: true,
};
