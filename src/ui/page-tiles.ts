import { createContext } from 'react';
import type { TileShelf } from '../core/look/tile-shelf';

/** Where the tiles of the page agree on their colours; without it each takes those of its key. */
export const PageTiles = createContext<TileShelf | null>(null);
