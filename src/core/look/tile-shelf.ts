import { colorsOf, LOOKS, lookOf, type TileColors } from './tile-colors';

export interface TileShelf {
  colorsOf(key: string, letters?: string): TileColors;
}

/** Coprime with `LOOKS`, so that the steps reach every look, and no two similar ones in a row. */
const STEP = 29;

/**
 * Gives a brand the look of its key, or the next free one of the page. If all are taken, the first that no tile with
 * the same letters has.
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
