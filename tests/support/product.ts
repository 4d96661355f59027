import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, runProduct } from './product-process';
import { productTemplate } from './product-template';

export interface DemoProduct extends RunningProduct {
  /** Where its database, its files and the operator's socket are. */
  dataDir: string;
}

/**
 * The product as built in `root`, over the demonstration, in a data folder of its own. `env` adds to or replaces
 * its variables.
 */
export async function startProduct(env: Record<string, string> = {}, root?: string): Promise<DemoProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-product-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(await productTemplate(), folder, { recursive: true });
    const running = await runProduct({ DATA_DIR: folder, ...env }, root);
    return {
      url: running.url,
      dataDir: folder,
      stop: async () => {
        await running.stop();
        discard();
      },
    };
  } catch (failure) {
    discard();
    throw failure;
  }
}
