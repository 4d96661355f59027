import type { Page } from '@playwright/test';

/** Lists of the panel with as many columns, the boxes and the menus included, as most screens have room for. */
const PATH =
  '/panel/transaction/data?columns=invoice,created_at,order_status,buyer,product_name,item_name,target,total,profit,payment_status';
const ROWS = 100;

/** Event of a trace; durations in microseconds, `tdur` counts only what the thread itself computed. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Milliseconds of processor time of the longest task in which a list draws 100 rows of 12 columns. Other processes of a
 * busy machine do not count. The page is signed in.
 */
export async function drawRows(page: Page, url: string): Promise<number> {
  await page.goto(url + PATH);
  await page.locator('tbody tr').first().waitFor();
  // What the page loads in idle moments is no part of it.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await page.getByLabel('Baris per halaman').selectOption(String(ROWS));
  // Only counted: a test for visibility would lay the page out in a task of its own.
  await page.waitForFunction((rows) => document.querySelectorAll('tbody tr').length === rows, ROWS);
  await page.waitForTimeout(500);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const isMain = ({ pid, tid }: TraceEvent) =>
    events.some(
      (one) =>
        one.name === 'thread_name' &&
        one.args?.name === 'CrRendererMain' &&
        one.pid === pid &&
        one.tid === tid,
    );
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && (event.tdur ?? 0) > 1000 && isMain(event),
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
