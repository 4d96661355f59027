import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/run-node.mjs';
import { configurationHash, sourceHash } from '../../scripts/source-hash.mjs';
import { sqlFiles } from '../../src/platform/db/sql-files';
import { repositoryRoot } from '../../src/platform/root';
import { cacheFolder } from './cache-folder';
import { shortLived } from './short-lived';

const SUPPORT = 'tests/support';
type Program =
  | 'api-main'
  | 'ui-server-main'
  | 'commit-until-killed'
  | 'take-lock'
  | 'backup'
  | 'operator'
  | 'restore'
  | 'rotate-key'
  | 'verify-ledger';
let name: string | undefined;

/** Hash of all inputs of test processes. */
function nameNow(): string {
  const hash = createHash('sha256');
  hash.update(sourceHash(repositoryRoot)).update(configurationHash(repositoryRoot));
  for (const file of readdirSync(join(repositoryRoot, SUPPORT)).sort()) {
    hash.update(file).update(readFileSync(join(repositoryRoot, SUPPORT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Arguments of Node for a bundled program of `tests/support` or an operator command, which starts four times faster
 * than the sources. Built once per source state.
 */
export async function bundled(program: Program): Promise<string[]> {
  name ??= nameNow();
  const folder = await cacheFolder('test-programs', name, async (making) => {
    await runNode(repositoryRoot, [join(SUPPORT, 'bundle-programs.mjs'), making]);
    // SQL files must be next to the bundle.
    for (const [kind, files] of Object.entries(sqlFiles())) {
      mkdirSync(join(making, kind), { recursive: true });
      for (const { name: file, text } of files) writeFileSync(join(making, kind, file), text);
    }
  });
  return [...shortLived, join(folder, `${program}.js`)];
}
