import { createContext } from 'react';
import type { TileShelf } from '../core/appearance/tile-shelf';

/** Assigns distinct tile colours per page; without it a tile uses those of its key. */
export const PageTiles = createContext<TileShelf | null>(null);
