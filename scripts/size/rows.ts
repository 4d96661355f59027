import type { Page } from '@playwright/test';

/** Lists of the panel with as many columns, the boxes and the menus included, as most screens have room for. */
const PATH =
  '/panel/transaction/data?columns=invoice,created_at,order_status,buyer,product_name,item_name,target,total,profit,payment_status';
const ROWS = 100;

/** Milliseconds of the longest task in which a list draws 100 rows of 12 columns. The page is signed in. */
export async function drawRows(page: Page, url: string): Promise<number> {
  await page.goto(url + PATH);
  await page.locator('tbody tr').first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { tasks });
  });
  await page.getByLabel('Baris per halaman').selectOption(String(ROWS));
  await page
    .locator('tbody tr')
    .nth(ROWS - 1)
    .waitFor();
  // The browser reports a task shortly after its end.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}
