import { colorsOf, TILE_COLORS, type TileColors, tileOf } from './tile-colors';

export interface TileShelf {
  colorsOf(key: string, letters?: string): TileColors;
}

/** Coprime with `LOOKS`, so that the steps reach every variant, and similar ones do not follow each other. */
const STEP = 29;

/**
 * Gives a brand the appearance of its key, or the next free one of the page. If all are taken, the first that no tile with
 * the same letters has.
 */
export function createTileShelf(): TileShelf {
  const given = new Map<string, number>();
  const lettersOf = Array.from({ length: TILE_COLORS }, () => new Set<string>());
  const choose = (key: string, letters: string): number => {
    const tiles = Array.from({ length: TILE_COLORS }, (_, step) => (tileOf(key) + step * STEP) % TILE_COLORS);
    return (
      tiles.find((tile) => lettersOf[tile]?.size === 0) ??
      tiles.find((tile) => !lettersOf[tile]?.has(letters)) ??
      tileOf(key)
    );
  };
  return {
    colorsOf(key, letters = '') {
      const tile = given.get(key) ?? choose(key, letters);
      given.set(key, tile);
      lettersOf[tile]?.add(letters);
      return colorsOf(tile);
    },
  };
}
