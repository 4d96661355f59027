import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';
import { showTheme } from './app-pages';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

/** Only colour rules depend on the theme. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Excludes the slowest rule, whose findings are at most moderate. */
const EVERYTHING = { rules: { region: { enabled: false } } };

interface AxeOptions {
  /** Only colour rules. */
  colours?: boolean;
  /** Selector of parts checked before. */
  without?: string;
}

/** Serious and critical errors of the settled page, with selectors. */
export async function axeErrors(
  page: Page,
  { colours = false, without }: AxeOptions = {},
): Promise<string[]> {
  // Rows of the previous question are shown dimmed.
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  const found = await violationsOf(page, colours ? COLOURS : EVERYTHING, without);
  return found.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(errorsOf);
}

/** Findings of every rule and impact; `colours` runs the rules of colours alone. */
export const axeFindings = async (page: Page, { colours = false } = {}): Promise<string[]> =>
  (await violationsOf(page, colours ? COLOURS : {})).flatMap(errorsOf);

async function violationsOf(page: Page, rules: object, without?: string): Promise<Result[]> {
  await page.evaluate(stillness);
  // Evaluated through the debugger, which bypasses the content policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ without, options }) => axe.run(without ? { exclude: [without] } : document, options),
    { without, options: { resultTypes: ['violations'], ...rules } },
  );
  return violations;
}

/** Checks both themes, the current one first; leaves the other active. */
export async function axeErrorsOfThemes(page: Page, without?: string): Promise<string[]> {
  const first = await page.evaluate(() => document.documentElement.dataset.theme);
  const second = first === 'dark' ? 'light' : 'dark';
  const errors = await axeErrors(page, { without });
  await showTheme(page, second);
  const further = await axeErrors(page, { colours: true, without });
  return [...errors, ...further.map((error) => `${second}: ${error}`)];
}

/** Waits for animations, because fading text has less contrast. Ignores endless ones. */
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
