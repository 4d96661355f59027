import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../../scripts/source-hash.mjs';
import { dayOf } from '../../src/core/format/date';
import { repositoryRoot } from '../../src/platform/root';
import { cacheFolder } from './cache-folder';
import type { Filling } from './filling';
import { runProduct } from './product-process';

/** The demonstration depends on sources, configuration and date. */
const nameNow = (): string => {
  const dist = join(repositoryRoot, 'dist');
  const built = readFileSync(join(dist, 'server', STAMP), 'utf8');
  const { from } = JSON.parse(readFileSync(join(dist, 'configuration.json'), 'utf8'));
  const all = [built, from, dayOf(new Date().toISOString())].join();
  return `product_${createHash('sha256').update(all).digest('hex').slice(0, 16)}`;
};

/** Created by the built product at its first start. */
async function seedInto(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const running = await runProduct({ ...env, SEED: 'demo' });
  await running.stop();
}

/** A data folder with the demonstration, reused until the sources change. */
export const productTemplate = (): Promise<string> =>
  cacheFolder('product', nameNow(), (folder) => seedInto({ DATA_DIR: folder }));

export const productFilling = (): Filling => ({
  name: nameNow(),
  fill: (_database, DATA_DIR, DATABASE_URL) => seedInto({ DATA_DIR, DATABASE_URL }),
});
