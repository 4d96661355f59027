import type { DatabaseKind } from './database';
import { freePort } from './free-port';
import { type DemoProduct, startProduct } from './product';
import { BUILT_SERVER } from './product-process';
import { shortLived } from './short-lived';

/**
 * Runs one product at a time: a new one per spec file at the same URL, so that browsers have cached its
 * scripts.
 */
export class ProductShelf {
  private file = '';
  private running: DemoProduct | null = null;
  private port: number | undefined;

  async productOf(file: string, database?: DatabaseKind): Promise<DemoProduct> {
    if (this.running && this.file === file) return this.running;
    await this.clear();
    this.file = file;
    this.port ??= await freePort();
    const program = [...shortLived, BUILT_SERVER];
    this.running = await startProduct({ database, program, env: { PORT: String(this.port) } });
    return this.running;
  }

  async clear(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }
}
