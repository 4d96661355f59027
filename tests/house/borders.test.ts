import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';
import { tempFolder } from '../support/temp-folder';

/** A forbidden file: its path, its import, and the violated rule. */
type Plant = [file: string, imports: string, rule: string];

const CONFIG = 'resources.config.ts';

/** At least one per boundary (design 3), each with an existing import. */
const plants: Plant[] = [
  ['src/core/planted-upwards.ts', '../api/call', 'core-border'],
  ['src/core/planted-server.ts', '../../server/env', 'core-border'],
  ['src/core/planted-package.ts', 'react', 'core-packages'],
  ['src/core/planted-platform.ts', 'node:fs', 'core-is-pure'],
  [CONFIG, './src/core/schema/compile', 'config-border'],
  [CONFIG, 'dayjs', 'config-packages'],
  ['resources/planted.ts', '../src/core/routes/page-rows', 'config-border'],
  ['src/api/planted.ts', '../ui/money', 'api-border'],
  ['src/ui/planted.ts', '../api/call', 'ui-border'],
  ['src/fields/planted.ts', '../api/call', 'fields-border'],
  ['src/custom/planted.ts', '../screens/list-screen', 'custom-border'],
  ['src/screens/planted.ts', '../layout/copy', 'screens-border'],
  ['src/features/planted-frame.ts', '../layout/copy', 'features-border'],
  ['src/features/planted-page.ts', '../pages/error/copy', 'features-border'],
  ['src/features/account/planted.ts', '../withdraw/use-withdraw', 'no-circle-of-features'],
  ['src/layout/planted.ts', '../screens/list-screen', 'layout-border'],
  ['src/layout/planted-page.ts', '../pages/error/copy', 'layout-border'],
  ['src/pages/login/planted-neighbour.ts', '../error/copy', 'pages-border'],
  ['src/pages/login/planted-frame.ts', '../../layout/copy', 'pages-border'],
  ['src/pages/login/planted-app.ts', '../../app/model', 'pages-border'],
  ['src/app/planted.ts', '../../resources.config', 'configuration-is-handed-in'],
  ['server/planted.ts', '../src/api/call', 'server-border'],
  ['server/planted-configuration.ts', '../resources.config', 'server-border'],
  ['demo/planted.ts', '../src/api/call', 'demo-border'],
  ['server/planted-demo.ts', '../demo/catalogue', 'server-border'],
  ['server/planted-seed.ts', '../demo/seed', 'demonstration-is-loaded-late'],
  ['server/adapters/planted.ts', '../db/client', 'adapters-border'],
  ['server/db/planted.ts', '../demonstration', 'database-border'],
  ['server/modules/ground/planted/service.ts', '../../people/pin/service', 'ground-wing'],
  ['server/modules/people/planted/service.ts', '../../trade/profit/service', 'people-wing'],
  ['server/modules/trade/planted/service.ts', '../../shops/member/service', 'trade-wing'],
  ['server/modules/shops/planted/service.ts', '../../people/pin/service', 'shops-wing'],
  ['server/modules/shops/planted/wired.ts', '../../../services/ground', 'modules-are-wired-from-above'],
  ['server/modules/shops/planted/stored.ts', '../../ground/ledger/store', 'no-foreign-store'],
  ['server/modules/shops/code-stock/planted.ts', '../storefront/shop', 'no-circle-of-modules'],
  ['server/modules/shops/shop-record/planted.ts', '../panel-catalogue/routes', 'no-circle-of-modules'],
  ['src/core/format/planted.ts', '../contract/shapes', 'no-circle-of-core'],
  ['src/core/schema/kinds/planted.ts', '../compile', 'no-circle-of-schema'],
  ['src/core/planted-nowhere.ts', './no-such-file', 'not-to-unresolvable'],
  ['src/core/planted-circle.ts', './planted-circle-back', 'no-circular'],
  ['src/core/planted-circle-back.ts', './planted-circle', 'no-circular'],
];

it('refuses a forbidden import at every border, each by its own rule', () => {
  const tree = copyOfTheTree();
  for (const [file, imports] of plants) plant(join(tree, file), imports);
  const { status, words } = borders(tree);
  expect(status).toBe(1);
  const unnoticed = plants.filter(([file, , rule]) => !words.includes(`error ${rule}: ${file} → `));
  expect(unnoticed).toEqual([]);
});

it('fails when it sees no module at all', () => {
  const tree = copyOfTheTree([]);
  mkdirSync(join(tree, 'src'));
  const { status, words } = borders(tree, 'src');
  expect(status).toBe(1);
  expect(words).toContain('0 modules cruised');
});

/** Copies the checked sources, so that forbidden files never exist in the repository. */
function copyOfTheTree(parts = ['src', 'server', 'demo', 'resources', CONFIG]): string {
  const tree = tempFolder();
  for (const part of ['package.json', ...parts]) {
    cpSync(join(repositoryRoot, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

function plant(file: string, imports: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import * as planted from '${imports}';\nexport const seen = planted;\n`, {
    flag: 'a',
  });
}

/** Runs the command of `npm run check` in another folder. */
function borders(tree: string, ...paths: string[]): { status: number | null; words: string } {
  const program = join(repositoryRoot, 'scripts', 'borders.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...paths], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { status, words: stdout + stderr };
}
