import { colorsOf, LOOKS, lookOf, type TileColors } from './tile-colors';

/** The tiles of one page. */
export interface TileShelf {
  /** Asked again for the same brand, it answers the same. */
  colorsOf(key: string, letters?: string): TileColors;
}

/** Has no part in common with `LOOKS`, so that its steps meet every look, and none beside the last. */
const STEP = 29;

/**
 * Gives each brand the look of its key, unless another brand of the page has that one: then the next that is free.
 * Where all are taken, the first that no tile with the same letters has.
 */
export function createTileShelf(): TileShelf {
  const given = new Map<string, number>();
  const lettersOf = Array.from({ length: LOOKS }, () => new Set<string>());
  const choose = (key: string, letters: string): number => {
    const looks = Array.from({ length: LOOKS }, (_, step) => (lookOf(key) + step * STEP) % LOOKS);
    return (
      looks.find((look) => lettersOf[look]?.size === 0) ??
      looks.find((look) => !lettersOf[look]?.has(letters)) ??
      lookOf(key)
    );
  };
  return {
    colorsOf(key, letters = '') {
      const look = given.get(key) ?? choose(key, letters);
      given.set(key, look);
      lettersOf[look]?.add(letters);
      return colorsOf(look);
    },
  };
}
