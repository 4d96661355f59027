import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../../scripts/source-hash.mjs';
import { repositoryRoot } from '../../server/root';
import { runProduct } from './product-process';

const cache = join(repositoryRoot, 'node_modules', '.cache', 'product');

/** What is in the demonstration depends on the sources and on the day: an order of today is one of yesterday tomorrow. */
const nameNow = (): string => {
  const built = readFileSync(join(repositoryRoot, 'dist', 'server', STAMP), 'utf8').slice(0, 16);
  return `${built}-${new Date().toISOString().slice(0, 10)}`;
};

/** A data folder with the demonstration in it, made by the built product itself; kept until the sources change. */
export async function productTemplate(): Promise<string> {
  const template = join(cache, nameNow());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) rmSync(join(cache, old), { recursive: true, force: true });
  const making = mkdtempSync(join(cache, 'making-'));
  const running = await runProduct({ DATA_DIR: making, SEED: 'demo' });
  await running.stop();
  renameSync(making, template);
  return template;
}
