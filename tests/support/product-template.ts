import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from '../../scripts/source-hash.mjs';
import { repositoryRoot } from '../../server/root';
import { keptFolder } from './kept-folder';
import { runProduct } from './product-process';

/** What is in the demonstration depends on the sources, the configuration and on the day: an order of today is one of yesterday tomorrow. */
const nameNow = (): string => {
  const dist = join(repositoryRoot, 'dist');
  const built = readFileSync(join(dist, 'server', STAMP), 'utf8').slice(0, 16);
  const { from } = JSON.parse(readFileSync(join(dist, 'configuration.json'), 'utf8'));
  return `${built}-${from.slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`;
};

/** A data folder with the demonstration in it, made by the built product itself; kept until the sources change. */
export const productTemplate = (): Promise<string> =>
  keptFolder('product', nameNow(), async (folder) => {
    const running = await runProduct({ DATA_DIR: folder, SEED: 'demo' });
    await running.stop();
  });
