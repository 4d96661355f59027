import type { ComponentType } from 'react';
import type { Screen as ScreenFacts } from '../core/schema/model';
import { screenNow } from '../ui/use-screen';
import { lazyChunk } from './lazy-chunk';

type PageFacts = Pick<Extract<ScreenFacts, { kind: 'page' }>, 'page' | 'mobile'>;

const files = import.meta.glob<{ default: ComponentType }>([
  '../pages/*/page.tsx',
  '../pages/*/page.mobile.tsx',
]);

// The tests of the route table rule this out.
const missing = (file: string) => () => Promise.reject(new Error(`${file} does not exist`));

const chunks = new Map<string, ReturnType<typeof lazyChunk<object>>>();

/** A page of `src/pages` in its variant for the screen that is in front of the person now. */
export function pageChunk({ page, mobile }: PageFacts): ReturnType<typeof lazyChunk<object>> {
  const file = `../pages/${page}/${mobile && screenNow() !== 'desktop' ? 'page.mobile' : 'page'}.tsx`;
  const known = chunks.get(file);
  if (known) return known;
  const chunk = lazyChunk(files[file] ?? missing(file));
  chunks.set(file, chunk);
  return chunk;
}
