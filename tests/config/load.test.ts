import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder';

const entity = "export const promo = { label: 'a' label: 'b' };\n";

/** Configurations that cannot be loaded, with the error reported before any build. */
const mistakes: Record<string, [source: string, line: string]> = {
  'syntax.ts': [
    'const banner = {\n  fields: { title: 1 }\n  title: 2,\n};\nexport default { resources: [banner] };\n',
    'syntax.ts:3: Expected "}" but found "title"',
  ],
  'name.ts': [
    'const banner = {};\n\nexport default {\n  resources: [bannr],\n};\n',
    'name.ts:4: there is no name "bannr"; did you mean "banner"?',
  ],
  'early.ts': [
    'const all = [blog];\nconst blog = {};\nexport default { resources: all };\n',
    "early.ts:1: Cannot access 'blog' before initialization",
  ],
  'export.ts': [
    'export const config = { resources: [] };\n',
    'export.ts: has no default export: it must end in "export default defineConfig({ … })"',
  ],
  'member.ts': [
    'const shipped: any = undefined;\nexport default { ...shipped, resources: shipped.resources };\n',
    "member.ts:2: Cannot read properties of undefined (reading 'resources')",
  ],
  'empty.ts': ['export default {};\n', 'empty.ts: accessKeys: is missing'],
  'undefined.ts': [
    'export default { accessKeys: [], resources: [undefined], menu: { h2h: [], panel: [] } };\n',
    'undefined.ts: resources.0: is missing',
  ],
  'entity.ts': [
    "import { promo } from './resources/promo';\nexport default { resources: [promo] };\n",
    'resources/promo.ts:1: Expected "}" but found "label"',
  ],
  'absent.ts': [
    "import { promo } from './resources/prmo';\nexport default { resources: [promo] };\n",
    'resources/prmo: there is no such file; did you mean "resources/promo"?',
  ],
};

it('says of a configuration that cannot be run what is wrong in which line, and never where it broke', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'resources'));
  writeFileSync(join(folder, 'resources', 'promo.ts'), entity);
  const paths = Object.entries(mistakes).map(([name, [source]]) => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-config.ts', ...paths],
    { encoding: 'utf8' },
  );
  const lines = stderr.trim().split('\n');

  expect(status).toBe(1);
  for (const [, line] of Object.values(mistakes)) expect(lines).toContain(line);
  // `empty.ts` lacks two more parts.
  expect(lines).toHaveLength(Object.keys(mistakes).length + 2);
});
