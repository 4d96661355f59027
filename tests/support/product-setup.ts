import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../src/platform/root';
import { startProduct } from './product';

/** Before all tests: builds the sources and the demo template. */
export default async function prepareProduct(): Promise<void> {
  await freshBuild(repositoryRoot);
  const first = await startProduct();
  await first.stop();
}
