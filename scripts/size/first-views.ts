import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure';
import { inTurns, type Line, lines, median, type Ready } from './ready';
import { serveBaseline } from './serve-baseline';

/**
 * Allowed ratio of the time until content is drawn to that of antd's bare table in the same round: 0.7 (plain) and
 * 0.5 (slow) of react-admin's demo (ADR 0019), whose fastest view took 2.8 and 2.56 times as long as that table.
 */
const longest: Record<Line, number> = { plain: 1.96, slow: 1.28 };
const ROWS = 'tbody tr:nth-child(10)';
const views = [
  { path: '/panel/member/data', selector: ROWS },
  { path: '/dashboard', selector: 'main a[href^="/detail-transaction"]' },
];

/** Median over all rounds of the ratios within one round, so that machine speed cancels out. */
export async function firstViews(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const baseline = await serveBaseline();
  const figures: Figure[] = [];
  try {
    for (const line of Object.keys(lines) as Line[]) {
      const rounds = await inTurns(
        browser,
        [
          { url: baseline.url, selector: ROWS },
          ...views.map(({ path, selector }) => ({ url: url + path, selector, prepare })),
        ],
        line,
      );
      const middle = (read: (round: Ready[]) => number) => median(rounds.map(read));
      const timeOf = (nth: number) => `${middle((round) => at(round, nth).ready).toFixed(0)} ms`;
      console.log(`${line}: antd's bare table ${timeOf(0)}`);
      views.forEach(({ path }, index) => {
        const nth = index + 1;
        const what = `${path}, ${line}`;
        const toBaseline = (read: (sample: Ready) => number) =>
          middle((round) => read(at(round, nth)) / at(round, 0).ready);
        console.log(`${line}: ${path} ready after ${timeOf(nth)}`);
        figures.push(
          {
            what: `${what}: ready, to antd's bare table`,
            value: toBaseline(({ ready }) => ready),
            budget: longest[line],
            unit: '×',
          },
          {
            what: `${what}: painted, to antd's bare table`,
            value: toBaseline(({ painted }) => painted),
            budget: 1,
            unit: '×',
          },
          {
            what: `${what}: requests until ready`,
            value: middle((round) => at(round, nth).requests),
            budget: 20,
            unit: 'requests',
          },
        );
      });
    }
  } finally {
    baseline.close();
  }
  return figures;
}

const at = (round: Ready[], nth: number): Ready => {
  const sample = round[nth];
  if (!sample) throw new Error('a round omits a page');
  return sample;
};
