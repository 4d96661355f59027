import { type Browser, devices, type Page } from '@playwright/test';
import { settle } from '../../tests/support/app-pages';
import { shiftsOf, watchShifts } from '../../tests/support/browser-meter';
import { median } from './ready';

const SLOWER = 4;
const RUNS = 3;
/** Milliseconds after which a task blocks input (web.dev/tbt). */
const FELT = 50;

export interface OnPhone {
  /** Median of the runs, unitless. */
  shift: number;
  /** Total blocking time in milliseconds after the first paint, median of the runs. */
  blocked: number;
}

/** Loads a previously visited address at a quarter of the CPU speed. */
export async function onPhone(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<OnPhone> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'id-ID' });
  const seen: OnPhone[] = [];
  try {
    const page = await context.newPage();
    await prepare(page);
    await watchShifts(page);
    await watchTasks(page);
    await page.goto(url);
    await settle(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(url);
      await settle(page);
      seen.push({ shift: await shiftsOf(page), blocked: await blockedOf(page) });
    }
  } finally {
    await context.close();
  }
  return {
    shift: median(seen.map(({ shift }) => shift)),
    blocked: median(seen.map(({ blocked }) => blocked)),
  };
}

interface Task {
  startTime: number;
  duration: number;
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as typeof window & { tasks: Task[] };
    seen.tasks = [];
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
    }).observe({ type: 'longtask', buffered: true });
  });
}

async function blockedOf(page: Page): Promise<number> {
  const { tasks, painted } = await page.evaluate(() => ({
    tasks: (window as typeof window & { tasks: Task[] }).tasks,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > painted)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - FELT), 0);
}
