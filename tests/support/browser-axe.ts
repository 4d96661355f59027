import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(options: object): Promise<AxeResults> };

/** Serious and critical faults of what the page shows once it stands still, each with the place where it stands. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(stillness);
  // The debugger's own door, which the content policy does not guard.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(faultsOf);
}

/** Half faded in, words have less contrast than they will have. What never ends, as a spinner, is not waited for. */
async function stillness(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const faultsOf = ({ id, nodes }: Result): string[] =>
  nodes.map(
    ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
  );
