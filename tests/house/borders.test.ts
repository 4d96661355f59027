import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';
import { tempFolder } from '../support/temp-folder';

/** A forbidden file: its path, its import, and the violated rule. */
type Violation = [file: string, imports: string, rule: string];

const CONFIG = 'resources.config.ts';

/** At least one per boundary, each with an existing import. */
const violations: Violation[] = [
  ['src/core/planted-upwards.ts', '../platform/web/call', 'core-border'],
  ['src/core/planted-browser.ts', '../ui/money', 'pure-border'],
  ['src/core/planted-package.ts', 'react', 'pure-packages'],
  ['src/core/planted-platform.ts', 'node:fs', 'pure-platform'],
  ['src/topics/orders/domain/planted.ts', '../server/transaction/service', 'pure-border'],
  [CONFIG, './src/admin/schema/compile', 'config-border'],
  [CONFIG, 'dayjs', 'config-border'],
  ['resources/planted.ts', '../src/web/routes/page-rows', 'config-border'],
  ['src/ui/planted.ts', '../platform/web/call', 'ui-border'],
  ['src/platform/planted.ts', '../admin/schema/compile', 'platform-border'],
  ['src/platform/db/planted.ts', '../../server/services', 'platform-border'],
  ['src/admin/web/planted.ts', '../../topics/orders/contract/transaction', 'admin-border'],
  ['src/topics/topup/web/planted.ts', '../../../web/app/model', 'topics-border'],
  ['src/topics/topup/server/planted.ts', '../../../server/services', 'topics-border'],
  ['src/web/app/planted-server.ts', '../../server/services', 'web-border'],
  ['src/web/app/planted-service.ts', '../../topics/topup/server/service', 'browser-border'],
  ['src/server/planted-browser.ts', '../topics/topup/web/topup-form/page', 'service-border'],
  ['src/web/app/planted.ts', '../../../resources.config', 'configuration-is-handed-in'],
  ['src/server/planted-configuration.ts', '../../resources.config', 'configuration-is-handed-in'],
  ['demo/planted.ts', '../src/platform/web/call', 'demo-border'],
  ['src/server/planted-demo.ts', '../../demo/catalogue', 'server-border'],
  ['src/server/planted-seed.ts', '../../demo/seed', 'demonstration-is-loaded-late'],
  ['src/topics/shops/server/planted.ts', '../../../platform/ledger/store', 'no-foreign-store'],
  ['src/topics/accounts/web/login/planted.ts', '../register/page', 'pages-are-apart'],
  ['src/topics/books/web/planted.ts', '../../../admin/entity/calls', 'records-through-the-provider'],
  ['src/admin/web/planted-call.ts', '../../platform/web/call', 'screens-send-nothing'],
  ['src/topics/suppliers/planted.ts', '../orders/planted', 'no-circle-of-topics'],
  ['src/topics/orders/planted.ts', '../suppliers/planted', 'no-circle-of-topics'],
  ['src/topics/developer-api/server/integration/planted.ts', '../open-api/service', 'no-circle-of-modules'],
  ['src/core/format/planted.ts', '../contract/shapes', 'no-circle-of-core'],
  ['src/platform/db/planted-jobs.ts', '../jobs/job', 'no-circle-of-platform'],
  ['src/admin/schema/planted-upwards.ts', '../entity/calls', 'no-circle-of-admin'],
  ['src/admin/schema/kinds/planted.ts', '../compile', 'no-circle-of-schema'],
  ['src/platform/planted-layers.ts', '../admin/schema/compile', 'no-circle-of-layers'],
  ['src/core/planted-nowhere.ts', './no-such-file', 'not-to-unresolvable'],
  ['src/core/planted-circle.ts', './planted-circle-back', 'no-circular'],
  ['src/core/planted-circle-back.ts', './planted-circle', 'no-circular'],
];

it('refuses a forbidden import at every border, each by its own rule', () => {
  const tree = copyOfTheTree();
  for (const [file, imports] of violations) addFile(join(tree, file), imports);
  const { status, words } = borders(tree);
  expect(status).toBe(1);
  const unnoticed = violations.filter(([file, , rule]) => !words.includes(`error ${rule}: ${file} → `));
  expect(unnoticed).toEqual([]);
});

it('has a forbidden file for every rule', async () => {
  const { default: config, circleFree } = await import(join(repositoryRoot, '.dependency-cruiser.mjs'));
  const rules = [...config.forbidden, ...circleFree].map(({ name }) => name);
  expect(new Set(violations.map(([, , rule]) => rule))).toEqual(new Set(rules));
});

it('fails when it sees no module at all', () => {
  const tree = copyOfTheTree([]);
  mkdirSync(join(tree, 'src'));
  const { status, words } = borders(tree, 'src');
  expect(status).toBe(1);
  expect(words).toContain('0 modules cruised');
});

/** Copies the checked sources, so that forbidden files never exist in the repository. */
function copyOfTheTree(parts = ['src', 'demo', 'resources', CONFIG]): string {
  const tree = tempFolder();
  for (const part of ['package.json', ...parts]) {
    cpSync(join(repositoryRoot, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

function addFile(file: string, imports: string): void {
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
    // Planted files close circles through thousands of imports, each with a line.
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, words: stdout + stderr };
}
