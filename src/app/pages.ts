import type { ComponentType } from 'react';
import { lazyChunk } from './lazy-chunk';

const files = import.meta.glob<{ default: ComponentType }>('../pages/*/page.tsx');

// The tests of the route table rule this out.
const missing = (name: string) => () =>
  Promise.reject(new Error(`src/pages/${name}/page.tsx does not exist`));

const chunks = new Map<string, ReturnType<typeof lazyChunk<object>>>();

/** The page of that name in `src/pages`. */
export function pageChunk(name: string): ReturnType<typeof lazyChunk<object>> {
  const known = chunks.get(name);
  if (known) return known;
  const chunk = lazyChunk(files[`../pages/${name}/page.tsx`] ?? missing(name));
  chunks.set(name, chunk);
  return chunk;
}
