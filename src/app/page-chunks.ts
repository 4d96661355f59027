import type { ComponentType } from 'react';
import type { Screen as ScreenFacts } from '../core/routes/route';
import { screenNow } from '../ui/use-screen';
import { lazyChunk } from './lazy-chunk';

export type PageFacts = Pick<Extract<ScreenFacts, { kind: 'page' }>, 'page' | 'mobile'>;
export interface PageModule {
  default: ComponentType;
}
type PageFiles = Record<string, () => Promise<PageModule>>;
type PageChunk = ReturnType<typeof lazyChunk<object>>;

const missing = (file: string) => () => Promise.reject(new Error(`${file} does not exist`));

export function pageChunksOf(files: PageFiles): (page: PageFacts) => PageChunk {
  const chunks = new Map<string, PageChunk>();
  return ({ page, mobile }) => {
    const file = `../pages/${page}/${mobile && screenNow() !== 'desktop' ? 'page.mobile' : 'page'}.tsx`;
    const chunk = chunks.get(file) ?? lazyChunk(files[file] ?? missing(file));
    chunks.set(file, chunk);
    return chunk;
  };
}
