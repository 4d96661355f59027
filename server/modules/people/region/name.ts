/** Short words that stay in capitals. */
const CAPITALS = new Set(['DKI']);

/** `KABUPATEN ACEH SELATAN` → `Kabupaten Aceh Selatan`; names that are written in both cases stay as they are. */
export const readableName = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/[\p{L}']+/gu, (word) =>
        CAPITALS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      );
