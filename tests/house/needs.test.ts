import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import shipped from '../../resources.config';
import { API_CALLS } from '../../src/core/integration/calls';
import { OPEN_API } from '../../src/core/integration/paths';
import { pageRows } from '../../src/core/routes/page-rows';
import { check } from '../../src/core/schema/check';
import { pathsOf } from '../../src/core/schema/compile';
import { serverNeeds } from '../../src/core/schema/server-needs';
import { isNeeded, leavingOut, pointedAt } from '../support/least-configuration';
import { programCalls } from '../support/program-calls';

/** Words for the finder, by paths that may be none; they stand beside every screen that there is. */
const words = 'src/layout/header/search-words.ts';
const sources = ['src', 'server/modules']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== words)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** How code names a resource: to read its declaration, as the resource of a screen, in a constant, or by its path. */
const waysToName = (name: string, paths: string[]): RegExp[] => [
  new RegExp(`resourceOf\\([^']*'${name}'`),
  new RegExp(`name: '${name}' \\}`),
  new RegExp(`const [A-Z_]+ = '${name}'`),
  ...paths.map((path) => new RegExp(`['"\`]${path}(?:['"\`]|\\?)`)),
];

const free = shipped.resources.filter(({ name }) => !isNeeded(name));

it('whatever resource code names is told at start when it is left out', () => {
  const forgotten = free.filter((spec) =>
    waysToName(spec.name, Object.values(pathsOf(spec))).some((way) => way.test(sources)),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

it('the log of programs has a word for each of their calls', () => {
  const calls = programCalls.map(({ method, path }) => `${method} ${path.slice(OPEN_API.length)}`);
  expect([...API_CALLS].toSorted()).toEqual(calls.toSorted());
});

it.each(Object.entries(serverNeeds.resources))('%s is not left out unnoticed', (name, by) => {
  expect(
    check(
      leavingOut(shipped, (one) => one === name),
      pageRows,
    ),
  ).toContainEqual(expect.stringMatching(`${name}: is missing, but needed by ${by}`));
});

/** What fields of others point at is told as their mistake. */
const pointed = pointedAt(shipped.resources);

it.each(free.filter(({ name }) => !pointed.has(name)))('$name may be left out', ({ name }) => {
  expect(
    check(
      leavingOut(shipped, (one) => one === name),
      pageRows,
    ),
  ).toEqual([]);
});
