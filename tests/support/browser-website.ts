import type { Page } from '@playwright/test';
import { settle } from './app-pages';
import type { WebsitePage } from './website-pages';

/** Fills in the form that leads to the page, if one does, and waits for its pictures. */
export async function openWebsitePage(page: Page, { url, sent }: WebsitePage): Promise<void> {
  await page.goto(url);
  if (sent) {
    const path = new URL(url).pathname;
    const shown = page.waitForEvent('load');
    await page.evaluate(
      ([action, values]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action });
        for (const [name, value] of Object.entries(values))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
        document.body.append(form);
        form.submit();
      },
      [path, sent] as const,
    );
    await shown;
  }
  await settle(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
