import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';
import { pageRows } from '../../src/web/routes/page-rows';

/** Names of pages that have a file of this name: pages of topics, and the error page. */
const pagesWith = (file: string): string[] =>
  readdirSync(join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)web\/[\w-]+\/[^/]+$/.test(path) && basename(path) === file)
    .map((path) => basename(dirname(path)));
const screens = pageRows.flatMap(({ screen }) => (screen.kind === 'page' ? [screen] : []));
const named = [...new Set(screens.map(({ page }) => page))];
const withMobile = [...new Set(screens.flatMap(({ page, mobile }) => (mobile ? [page] : [])))];

it('has a page for every row of the route table', () => {
  expect(named.filter((page) => !pagesWith('page.tsx').includes(page))).toEqual([]);
});

it('gives the first script the pages that need no sign-in, and no other', () => {
  const open = pageRows.flatMap(({ auth, screen }) => (screen.kind === 'page' && !auth ? [screen.page] : []));
  const source = readFileSync(join(repositoryRoot, 'src/web/app/public-app.tsx'), 'utf8');
  const globbed = [...source.matchAll(/web\/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(','));
  expect([...globbed, 'error'].sort()).toEqual([...new Set(open)].sort());
});

it('has a row for every page, so that none is there without a way to it', () => {
  expect(pagesWith('page.tsx').filter((page) => !named.includes(page))).toEqual([]);
});

it('has a mobile variant for exactly those rows that say so', () => {
  const found = named.filter((page) => pagesWith('page.mobile.tsx').includes(page));
  expect(found).toEqual(withMobile);
});
