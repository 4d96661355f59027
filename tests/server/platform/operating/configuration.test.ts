import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freshBuild } from '../../../../scripts/fresh-build.mjs';
import type { Config } from '../../../../src/admin/schema/resource';
import { makeVariant } from '../../../support/product-variant';

const marked =
  "export default { ...shipped, accessKeys: [...shipped.accessKeys, { key: 'mark', label: 'Satu' }] };";

let variant: Awaited<ReturnType<typeof makeVariant>>;
beforeAll(async () => {
  variant = await makeVariant(marked);
});
afterAll(() => variant?.discard());

const pathIn = (file: string) => join(variant.root, file);
/** Changes a file until the end of the test. */
function change(file: string, was: string, is: string): void {
  const text = readFileSync(pathIn(file), 'utf8');
  expect(text.includes(was)).toBe(true);
  writeFileSync(pathIn(file), text.replace(was, is));
  onTestFinished(() => writeFileSync(pathIn(file), text));
}
const builds = () => ['dist/client', 'dist/server'].map((folder) => statSync(pathIn(folder)).ino);
const made = () => readFileSync(pathIn('dist/configuration.json'), 'utf8');

/** The built configuration module. */
const moduleMade = (): Promise<{ config: Config; accessModel: string }> =>
  import(pathIn(join('dist', 'configuration', JSON.parse(made()).file)));

it('a changed label and a changed access model are there at the next start, and nothing is built', async () => {
  const before = { builds: builds(), made: made() };
  change('resources.config.ts', "label: 'Satu'", "label: 'Dua'");
  change('access.model.conf', '# Who may', '# Here: who may');
  await freshBuild(variant.root);
  expect(builds()).toEqual(before.builds);
  expect(made()).not.toBe(before.made);

  const { config, accessModel } = await moduleMade();
  expect(config.accessKeys).toContainEqual({ key: 'mark', label: 'Dua' });
  expect(accessModel).toMatch(/^# Here: who may/);
});

it('a configuration whose module is gone is made again at the next start', async () => {
  rmSync(pathIn('dist/configuration'), { recursive: true });
  await freshBuild(variant.root);
  expect(JSON.parse(readFileSync(pathIn('dist/configuration.json'), 'utf8'))).toHaveProperty('file');
  expect((await moduleMade()).config.accessKeys).toContainEqual({ key: 'mark', label: 'Satu' });
});

it.each([
  [
    'resources.config.ts',
    "label: 'Satu'",
    "lable: 'Satu'",
    /^resources\.config\.ts: accessKeys\.\d+: .*"label"\?$/,
  ],
  ['access.model.conf', 'p.obj ==', 'p.objj ==', /^access\.model\.conf: \[matchers\].*objj/],
])(
  'a mistake in %s ends the start in one line, and what was made before stays',
  async (file, was, is, line) => {
    const before = made();
    change(file, was, is);
    await expect(freshBuild(variant.root)).rejects.toThrow(line);
    expect(made()).toBe(before);
  },
);
