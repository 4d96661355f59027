import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../server/root';

/** What a start reads besides the packages: the build, and what says that it is fresh. */
const parts = [
  'src',
  'server',
  'demo',
  'scripts',
  'public',
  'docs/open-api.md',
  'examples',
  'index.html',
  'resources.config.ts',
  'resources',
  'access.model.conf',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'dist/client',
  'dist/server',
];

const CONFIG = 'resources.config.ts';

/**
 * The built product in a copy of the repository in which only `resources.config.ts` differs: what it declares is
 * `shipped` there, and `further` ends in another default export. Made ready as `npm start` does it, which builds nothing.
 */
export async function makeVariant(further: string): Promise<{ root: string; discard(): void }> {
  const root = mkdtempSync(join(tmpdir(), 'portal-variant-'));
  const discard = () => rmSync(root, { recursive: true, force: true });
  try {
    await freshBuild(repositoryRoot);
    for (const part of parts) cpSync(join(repositoryRoot, part), join(root, part), { recursive: true });
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
    const config = readFileSync(join(root, CONFIG), 'utf8');
    const shipped = config.replace('export default defineConfig(', 'const shipped = defineConfig(');
    writeFileSync(join(root, CONFIG), `${shipped}\n${further}`);
    await freshBuild(root);
    return { root, discard };
  } catch (failure) {
    discard();
    throw failure;
  }
}
