import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../server/root';

/** What a build reads besides the packages. */
const parts = [
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'resources.config.ts',
  'access.model.conf',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const CONFIG = 'resources.config.ts';

/**
 * Builds the product from a copy of the repository in which only `resources.config.ts` differs: what it declares
 * is `shipped` there, and `further` ends in another default export.
 */
export async function buildVariant(further: string): Promise<{ root: string; discard(): void }> {
  const root = mkdtempSync(join(tmpdir(), 'portal-variant-'));
  const discard = () => rmSync(root, { recursive: true, force: true });
  try {
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
