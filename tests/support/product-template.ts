import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../../scripts/source-hash.mjs';
import { repositoryRoot } from '../../server/root';
import { dayOf } from '../../src/core/format/date';
import type { Filling } from './filling';
import { keptFolder } from './kept-folder';
import { runProduct } from './product-process';

/** What is in the demonstration depends on the sources, the configuration and on the day: an order of today is one of yesterday tomorrow. */
const nameNow = (): string => {
  const dist = join(repositoryRoot, 'dist');
  const built = readFileSync(join(dist, 'server', STAMP), 'utf8');
  const { from } = JSON.parse(readFileSync(join(dist, 'configuration.json'), 'utf8'));
  const all = [built, from, dayOf(new Date().toISOString())].join();
  return `product_${createHash('sha256').update(all).digest('hex').slice(0, 16)}`;
};

/** Made by the built product itself, as a shop's first start makes it. */
async function seedInto(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const running = await runProduct({ ...env, SEED: 'demo' });
  await running.stop();
}

/** A data folder with the demonstration in it, kept until the sources change. */
export const productTemplate = (): Promise<string> =>
  keptFolder('product', nameNow(), (folder) => seedInto({ DATA_DIR: folder }));

/** The same on PostgreSQL. */
export const productFilling = (): Filling => ({
  name: nameNow(),
  fill: (_database, DATA_DIR, DATABASE_URL) => seedInto({ DATA_DIR, DATABASE_URL }),
});
