import type { DatabaseKind } from './database';
import { freePort } from './free-port';
import { type DemoProduct, startProduct } from './product';

/**
 * One running product at a time: each spec file gets one that no other file has touched, all at one address, so that a
 * browser knows their scripts.
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
    this.running = await startProduct({ database, env: { PORT: String(this.port) } });
    return this.running;
  }

  async clear(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }
}
