import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';
import { pageRows } from '../../src/core/routes';

const folder = join(repositoryRoot, 'src', 'pages');
const named = [...new Set(pageRows.flatMap(({ screen }) => (screen.kind === 'page' ? [screen.page] : [])))];

it('has a page for every row of the route table', () => {
  expect(named.filter((page) => !existsSync(join(folder, page, 'page.tsx')))).toEqual([]);
});

it('has a row for every page, so that none is there without a way to it', () => {
  expect(readdirSync(folder).filter((page) => !named.includes(page))).toEqual([]);
});
