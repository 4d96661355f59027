import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';
import { showTheme } from './browser-places';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

/** Names, roles and the like are the same in every theme; only these change with it. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Every rule but the dearest, whose findings are moderate at most. */
const EVERYTHING = { rules: { region: { enabled: false } } };

interface AxeWish {
  /** Only the rules whose answer depends on colours. */
  colours?: boolean;
  /** A selector of what was looked at before. */
  without?: string;
}

/** Serious and critical errors of what the page shows once it stands still, each with the place where it stands. */
export async function axeErrors(page: Page, { colours = false, without }: AxeWish = {}): Promise<string[]> {
  await page.evaluate(stillness);
  // The debugger's own door, which the content policy does not guard.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ without, options }) => axe.run(without ? { exclude: [without] } : document, options),
    { without, options: { resultTypes: ['violations'], ...(colours ? COLOURS : EVERYTHING) } },
  );
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(errorsOf);
}

/** The same in both themes, beginning with the one on screen; the page is left in the other. */
export async function axeErrorsOfThemes(page: Page, without?: string): Promise<string[]> {
  const first = await page.evaluate(() => document.documentElement.dataset.theme);
  const second = first === 'dark' ? 'light' : 'dark';
  const errors = await axeErrors(page, { without });
  await showTheme(page, second);
  const further = await axeErrors(page, { colours: true, without });
  return [...errors, ...further.map((error) => `${second}: ${error}`)];
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
