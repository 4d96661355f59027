import type { ComponentType } from 'react';
import { lazyChunk } from './lazy-chunk';

const files = import.meta.glob<{ default: ComponentType }>('../pages/*/page.tsx');

const chunks = new Map<string, ReturnType<typeof lazyChunk<object>>>();

/** The page of that name in `src/pages`. Throws when there is none, which the tests of the route table rule out. */
export function pageChunk(name: string): ReturnType<typeof lazyChunk<object>> {
  const known = chunks.get(name);
  if (known) return known;
  const load = files[`../pages/${name}/page.tsx`];
  if (!load) throw new Error(`src/pages/${name}/page.tsx does not exist`);
  const chunk = lazyChunk(load);
  chunks.set(name, chunk);
  return chunk;
}
