import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import shipped from '../../resources.config';
import { check } from '../../src/admin/schema/check';
import { pathsOf } from '../../src/admin/schema/compile';
import { reads } from '../../src/server/reads';
import { offers } from '../../src/topics/offers';
import { pageRows } from '../../src/web/routes/page-rows';
import { configurationWithout } from '../support/configuration-without';

/** Search words may contain paths that do not exist. */
const words = 'src/web/shell/header/search-words.ts';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && file !== words)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Ways in which code references a resource: its declaration, a screen, a constant, or its path. */
const waysToName = (name: string, paths: string[]): RegExp[] => [
  new RegExp(`resourceOf\\([^']*'${name}'`),
  new RegExp(`name: '${name}' \\}`),
  new RegExp(`const [A-Z_]+ = '${name}'`),
  ...paths.map((path) => new RegExp(`['"\`]${path}(?:['"\`]|\\?)`)),
];

const unlisted = shipped.resources.filter(({ name }) => !(name in reads));

it('every resource that code names is in the list of what code reads', () => {
  const forgotten = unlisted.filter((spec) =>
    waysToName(spec.name, Object.values(pathsOf(spec))).some((way) => way.test(sources)),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

const referenced = new Set(JSON.stringify(shipped.resources).match(/(?<="to":")[^"]+/g));

it.each(unlisted.filter(({ name }) => !referenced.has(name)))('$name may be left out', ({ name }) => {
  expect(check(configurationWithout(shipped, name), pageRows, offers, reads)).toEqual([]);
});
