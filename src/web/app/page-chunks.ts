import type { ComponentType } from 'react';
import type { Screen as ScreenFacts } from '../../core/routes/route';
import { screenNow } from '../../ui/use-screen';
import { lazyChunk } from './lazy-chunk';

export type PageFacts = Pick<Extract<ScreenFacts, { kind: 'page' }>, 'page' | 'mobile'>;
export interface PageModule {
  default: ComponentType;
}
type PageFiles = Record<string, () => Promise<PageModule>>;
type PageChunk = ReturnType<typeof lazyChunk<object>>;

const missing = (file: string) => () => Promise.reject(new Error(`${file} does not exist`));

/** `files` by path; the last two segments count: the name of the page and its variant. */
export function pageChunksOf(files: PageFiles): (page: PageFacts) => PageChunk {
  const byName = new Map(
    Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
  );
  const chunks = new Map<string, PageChunk>();
  return ({ page, mobile }) => {
    const file = `${page}/${mobile && screenNow() !== 'desktop' ? 'page.mobile' : 'page'}.tsx`;
    const chunk = chunks.get(file) ?? lazyChunk(byName.get(file) ?? missing(file));
    chunks.set(file, chunk);
    return chunk;
  };
}
