import type { Page } from '@playwright/test';
import { flashSale } from '../../resources/flash-sale';

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
  const tasks = await tasksOf(page, async () => {
    await page.getByLabel('Baris per halaman').selectOption(String(ROWS));
    await hasDrawn(page, 'tbody tr');
  });
  return Math.max(...tasks);
}

/** Milliseconds of processor time from the press on Ubah until the form of a flash sale shows 100 products. */
export async function drawForm(page: Page, url: string): Promise<number> {
  const { path, endpoint } = flashSale;
  // The demonstration has no sale of as many products: its first one is repeated.
  await page.route(`**${endpoint}/*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [item] = body.data?.items ?? [];
    if (item) body.data.items = Array.from({ length: ROWS }, () => item);
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`${url}${path}/data`);
  await page
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click();
  const tasks = await tasksOf(page, async () => {
    await page.getByRole('menuitem', { name: 'Ubah' }).click();
    await hasDrawn(page, 'form fieldset');
  });
  // The preview may still be asking.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return tasks.reduce((sum, one) => sum + one, 0);
}

/** Only counted: a test for visibility would lay the page out in a task of its own. */
const hasDrawn = (page: Page, selector: string) =>
  page.waitForFunction(([wanted, rows]) => document.querySelectorAll(String(wanted)).length >= Number(rows), [
    selector,
    ROWS,
  ] as const);

/** Milliseconds of processor time of each task of a page's thread during `act`, without those under 1 ms. */
async function tasksOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  // What the page loads in idle moments is no part of it.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await act();
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
  const tasks = events.flatMap((event) =>
    event.name === 'RunTask' && (event.tdur ?? 0) > 1000 && isMain(event) ? [(event.tdur ?? 0) / 1000] : [],
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return tasks;
}
