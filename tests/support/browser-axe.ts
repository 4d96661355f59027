import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';
import { showTheme } from './browser-places';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(options: object): Promise<AxeResults> };

/** Names, roles and the like are the same in every theme; only these change with it. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Serious and critical errors of what the page shows once it stands still, each with the place where it stands; on
 * wish of its colours alone.
 */
export async function axeErrors(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  await page.evaluate(stillness);
  // The debugger's own door, which the content policy does not guard.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const only = what === 'colours' ? COLOURS : {};
  const { violations } = await page.evaluate(
    (only) => axe.run({ resultTypes: ['violations'], ...only }),
    only,
  );
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(errorsOf);
}

/** The same of both themes; the page is left in the dark one. */
export async function axeErrorsOfThemes(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  const light = await axeErrors(page);
  await showTheme(page, 'dark');
  const dark = await axeErrors(page, 'colours');
  return [...light, ...dark.map((error) => `in the dark: ${error}`)];
}

/** Half faded in, words have less contrast than they will have. What never ends, as a spinner, is not waited for. */
async function stillness(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const errorsOf = ({ id, nodes }: Result): string[] =>
  nodes.map(
    ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
  );
