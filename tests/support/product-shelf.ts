import type { DatabaseKind } from './database';
import { type DemoProduct, startProduct } from './product';

/** One running product at a time: each spec file gets one that no other file has touched. */
export class ProductShelf {
  private file = '';
  private running: DemoProduct | null = null;

  async productOf(file: string, database?: DatabaseKind): Promise<DemoProduct> {
    if (this.running && this.file === file) return this.running;
    await this.clear();
    this.file = file;
    this.running = await startProduct({ database });
    return this.running;
  }

  async clear(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }
}
