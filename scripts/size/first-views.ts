import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure';
import { serveFloors } from './floors';
import { inTurns, type Line, lines, median, type Ready } from './ready';

/**
 * Allowed ratio to the baselines of the same round until content is drawn: React alone with ten fetched rows,
 * and antd's bare table. The second ratios are 0.7 (plain) and 0.5 (slow) of react-admin's demo (ADR 0019),
 * whose fastest view took 2.8 and 2.56 times as long as that table in the same rounds.
 */
const longest: Record<Line, { limit: number; antd: number }> = {
  plain: { limit: 3.9, antd: 1.96 },
  slow: { limit: 3, antd: 1.28 },
};
const PAINTED = 200;
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
  const floors = await serveFloors();
  const figures: Figure[] = [];
  try {
    for (const line of Object.keys(lines) as Line[]) {
      const rounds = await inTurns(
        browser,
        [
          { url: `${floors.url}/limit`, selector: ROWS },
          { url: `${floors.url}/antd`, selector: ROWS },
          ...views.map(({ path, selector }) => ({ url: url + path, selector, prepare })),
        ],
        line,
      );
      const middle = (read: (round: Ready[]) => number) => median(rounds.map(read));
      const timeOf = (nth: number) => `${middle((round) => at(round, nth).ready).toFixed(0)} ms`;
      console.log(`${line}: React alone ${timeOf(0)}, antd's bare table ${timeOf(1)}`);
      views.forEach(({ path }, index) => {
        const nth = index + 2;
        const what = `${path}, ${line}`;
        const toFloor = (floor: number, read: (sample: Ready) => number) =>
          middle((round) => read(at(round, nth)) / at(round, floor).ready);
        console.log(`${line}: ${path} ready after ${timeOf(nth)}`);
        figures.push(
          {
            what: `${what}: ready, to React alone`,
            value: toFloor(0, ({ ready }) => ready),
            budget: longest[line].limit,
            unit: '×',
          },
          {
            what: `${what}: ready, to antd's bare table`,
            value: toFloor(1, ({ ready }) => ready),
            budget: longest[line].antd,
            unit: '×',
          },
          line === 'plain'
            ? {
                what: `${what}: painted`,
                value: middle((round) => at(round, nth).painted),
                budget: PAINTED,
                unit: 'ms',
              }
            : {
                what: `${what}: painted, to antd's bare table`,
                value: toFloor(1, ({ painted }) => painted),
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
    floors.close();
  }
  return figures;
}

const at = (round: Ready[], nth: number): Ready => {
  const sample = round[nth];
  if (!sample) throw new Error('a round leaves no place out');
  return sample;
};
