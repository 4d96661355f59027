import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(options: object): Promise<AxeResults> };

/** Serious and critical faults of what the page shows now, each with the place where it stands. */
export async function axeFaults(page: Page): Promise<string[]> {
  // The debugger's own door, which the content policy does not guard.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(faultsOf);
}

const faultsOf = ({ id, nodes }: Result): string[] =>
  nodes.map(
    ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
  );
