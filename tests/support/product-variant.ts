import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../src/platform/root';

/** Files needed for a start: the build and its freshness data. */
const parts = [
  'src',
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

interface RepositoryCopy {
  root: string;
  discard(): void;
}

/** A copy of the repository and its build, whose files a test may change. */
export async function copyRepository(): Promise<RepositoryCopy> {
  await freshBuild(repositoryRoot);
  const root = mkdtempSync(join(tmpdir(), 'portal-variant-'));
  for (const part of parts) cpSync(join(repositoryRoot, part), join(root, part), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  return { root, discard: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * A copy of the repository with another `resources.config.ts`: the original export is `shipped`, and
 * `further` ends in a default export. Prepared like `npm start`, without building.
 */
export async function makeVariant(further: string): Promise<RepositoryCopy> {
  const { root, discard } = await copyRepository();
  try {
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
