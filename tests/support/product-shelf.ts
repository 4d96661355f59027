import { startProduct } from './product';
import type { RunningProduct } from './product-process';

/** One running product at a time: each spec file gets one that no other file has touched. */
export class ProductShelf {
  private file = '';
  private running: RunningProduct | null = null;

  async productOf(file: string): Promise<RunningProduct> {
    if (this.running && this.file === file) return this.running;
    await this.clear();
    this.file = file;
    this.running = await startProduct();
    return this.running;
  }

  async clear(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }
}
