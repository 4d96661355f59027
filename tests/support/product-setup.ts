import { freshBuild } from '../../scripts/fresh-build.mjs';
import { repositoryRoot } from '../../server/root';
import { startProduct } from './product';

/** Before any journey: a build of the sources as they are, and the demonstration that each journey starts from. */
export default async function prepareProduct(): Promise<void> {
  await freshBuild(repositoryRoot);
  const first = await startProduct();
  await first.stop();
}
