import { useState } from 'react';
import type { listBrands } from '../../core/contract/catalogue';
import type { ReplyOf } from '../../core/contract/endpoint';

/** Whether the host has favourites, known from any brand; undefined before. */
export function useHasFavorites(brands: ReplyOf<typeof listBrands> | undefined): boolean | undefined {
  const [known, setKnown] = useState<boolean>();
  const told = brands?.[0] && brands[0].is_favorite !== null;
  if (told !== undefined && told !== known) setKnown(told);
  return told ?? known;
}
