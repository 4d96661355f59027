/** `npm run count`: lines written by hand for the panel compared with its declarations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from '../resources.config';
import { compile } from '../src/admin/schema/compile';
import type { Route } from '../src/core/routes/route';
import { pageRows } from '../src/web/routes/page-rows';

const root = fileURLToPath(new URL('..', import.meta.url));
const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const linesIn = (folder: string, matching: RegExp): number =>
  readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matching.test(entry.name))
    .reduce((sum, { parentPath, name }) => sum + linesOf(readFileSync(`${parentPath}/${name}`, 'utf8')), 0);

const model = compile(config, pageRows);
const row = (name: string, ...values: (number | string)[]) =>
  console.log(`  ${name.padEnd(40)}${values.map((value) => String(value).padStart(8)).join('')}`);

console.log('Lines of a declaration:');
const fileLines = (path: string): number => linesOf(readFileSync(`${root}${path}`, 'utf8'));
for (const file of readdirSync(`${root}resources`))
  row(file.replace(/\.ts$/, ''), fileLines(`resources/${file}`));
row('resources.config.ts', fileLines('resources.config.ts'));

/** Modules in `src/web/custom` that the fields of a resource reference. */
const customOf = (name: string): string[] => {
  const fields = model.resources.find((resource) => resource.name === name)?.fields ?? {};
  const named = Object.values(fields).flatMap(({ cell, input }) => [cell ?? [], input ?? []].flat());
  return [...new Set(named)];
};
const partsOf = ({ screen }: Route): string[] =>
  screen.kind === 'page' || screen.kind === 'redirect' ? [] : customOf(screen.resource);
const pageFolder = (page: string): string => {
  const folders = readdirSync(`${root}src/topics`).map((topic) => `src/topics/${topic}/web/${page}`);
  return folders.find((folder) => existsSync(root + folder)) ?? 'src/web/error';
};
const ownLines = ({ screen }: Route): number =>
  screen.kind === 'page' ? linesIn(pageFolder(screen.page), /\.tsx?$/) : 0;

console.log('\nPanel routes: lines of page code, shared parts of src/web/custom by name:');
const routes = model.routes.filter(({ path }) => path.startsWith('/panel/'));
/** The two pages that lead to the panel, which belong to H2H mode (specification 2). */
const leading = model.routes.filter(({ path }) => path.startsWith('/mitra-panel/'));
for (const route of [...routes, ...leading])
  row(route.path, ownLines(route), `  ${partsOf(route).join(', ')}`);

const custom = linesIn('src/web/custom', /\.tsx?$/);
const written = routes.reduce((sum, route) => sum + ownLines(route), 0);
const pure = routes.filter((route) => ownLines(route) === 0);
const plain = pure.filter((route) => partsOf(route).length === 0);
console.log();
row('panel routes', routes.length);
row('without a page of their own', pure.length);
row('of these without a part of src/web/custom', plain.length);
row('lines of page code', written);
row('of these a panel route', Math.round(written / routes.length));
row('lines of src/web/custom', custom);
