const CAPITALS = new Set(['DKI']);

/** `KABUPATEN ACEH SELATAN` → `Kabupaten Aceh Selatan`; mixed-case names stay. */
export const readableName = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/[\p{L}']+/gu, (word) =>
        CAPITALS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      );
