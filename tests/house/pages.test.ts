import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';
import { pageRows } from '../../src/core/routes/page-rows';

const folder = join(repositoryRoot, 'src', 'pages');
const screens = pageRows.flatMap(({ screen }) => (screen.kind === 'page' ? [screen] : []));
const named = [...new Set(screens.map(({ page }) => page))];
const withMobile = [...new Set(screens.flatMap(({ page, mobile }) => (mobile ? [page] : [])))];

it('has a page for every row of the route table', () => {
  expect(named.filter((page) => !existsSync(join(folder, page, 'page.tsx')))).toEqual([]);
});

it('gives the first script the pages that need no sign-in, and no other', () => {
  const open = pageRows.flatMap(({ auth, screen }) => (screen.kind === 'page' && !auth ? [screen.page] : []));
  const source = readFileSync(join(repositoryRoot, 'src/app/public-pages.ts'), 'utf8');
  const globbed = [...source.matchAll(/pages\/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(','));
  expect(globbed.sort()).toEqual([...new Set(open)].sort());
});

it('has a row for every page, so that none is there without a way to it', () => {
  expect(readdirSync(folder).filter((page) => !named.includes(page))).toEqual([]);
});

it('has a mobile variant for exactly those rows that say so', () => {
  const found = named.filter((page) => existsSync(join(folder, page, 'page.mobile.tsx')));
  expect(found).toEqual(withMobile);
});
