import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseKind, postgresAvailable } from './database';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases';
import { type RunningProduct, runProduct } from './product-process';
import { productFilling, productTemplate } from './product-template';

export interface DemoProduct extends RunningProduct {
  /** Folder of files, operator socket and embedded database. */
  dataDir: string;
}

/** Environment of a demonstration, and its cleanup. */
interface DatabaseSetup {
  env: Record<string, string>;
  discard(): Promise<void>;
}

/** A private copy of the demonstration. */
async function setUpDatabase(kind: DatabaseKind, folder: string): Promise<DatabaseSetup> {
  if (kind === 'embedded') {
    cpSync(await productTemplate(), folder, { recursive: true });
    return { env: {}, discard: async () => {} };
  }
  const { url, files } = await createPostgresDatabase(productFilling());
  cpSync(files, folder, { recursive: true });
  return { env: { DATABASE_URL: url, SEED: 'demo' }, discard: () => dropPostgresDatabase(url) };
}

export interface ProductChoice {
  /** Additional or overriding variables. */
  env?: Record<string, string>;
  /** Repository root of the build; defaults to this one. */
  root?: string;
  /** Arguments of Node in that root; defaults to the built server. */
  program?: readonly string[];
  /** Defaults to PostgreSQL if available, which needs less CPU. */
  database?: DatabaseKind | undefined;
}

/** The built product with a demonstration in its own data folder. */
export async function startProduct({
  env,
  root,
  program,
  database,
}: ProductChoice = {}): Promise<DemoProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-product-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const kind = database ?? ((await postgresAvailable()) ? 'postgres' : 'embedded');
    const setup = await setUpDatabase(kind, folder);
    const running = await runProduct({ DATA_DIR: folder, ...setup.env, ...env }, root, program);
    return {
      url: running.url,
      dataDir: folder,
      stop: async () => {
        await running.stop();
        await setup.discard();
        removeFolder();
      },
    };
  } catch (failure) {
    removeFolder();
    throw failure;
  }
}
