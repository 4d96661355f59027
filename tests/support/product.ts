import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseKind, postgresAvailable } from './database';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases';
import { type RunningProduct, runProduct } from './product-process';
import { productFilling, productTemplate } from './product-template';

export interface DemoProduct extends RunningProduct {
  /** Where its files, the operator's socket and, when it is embedded, its database are. */
  dataDir: string;
}

/** Where a product finds the demonstration, and the end of that place. */
interface Ground {
  env: Record<string, string>;
  discard(): Promise<void>;
}

/** A copy of the demonstration that nobody else touches. */
async function groundOf(kind: DatabaseKind, folder: string): Promise<Ground> {
  if (kind === 'embedded') {
    cpSync(await productTemplate(), folder, { recursive: true });
    return { env: {}, discard: async () => {} };
  }
  const { url, files } = await createPostgresDatabase(productFilling());
  cpSync(files, folder, { recursive: true });
  return { env: { DATABASE_URL: url, SEED: 'demo' }, discard: () => dropPostgresDatabase(url) };
}

export interface ProductChoice {
  /** Variables beside those that it needs, or instead of them. */
  env?: Record<string, string>;
  /** Where it was built; this repository unless told otherwise. */
  root?: string;
  /** Left out: PostgreSQL where there is one, which answers with less work. */
  database?: DatabaseKind | undefined;
}

/** The product as built, over the demonstration, in a data folder of its own. */
export async function startProduct({ env, root, database }: ProductChoice = {}): Promise<DemoProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-product-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const kind = database ?? ((await postgresAvailable()) ? 'postgres' : 'embedded');
    const ground = await groundOf(kind, folder);
    const running = await runProduct({ DATA_DIR: folder, ...ground.env, ...env }, root);
    return {
      url: running.url,
      dataDir: folder,
      stop: async () => {
        await running.stop();
        await ground.discard();
        removeFolder();
      },
    };
  } catch (failure) {
    removeFolder();
    throw failure;
  }
}
