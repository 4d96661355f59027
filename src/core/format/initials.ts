/**
 * First letters of the first two words of a name, or one letter, or `Error` when the name is empty
 * (specification 5).
 */
export const initials = (name: string): string => {
  const letters = words(name).slice(0, 2).map(firstLetter);
  return letters.join('') || 'Error';
};

/** Two letters for a brand's tile: `Mobile Legends` → `ML`, `Valorant` → `VA`. Empty stays empty. */
export const monogram = (name: string): string => {
  const [first, second] = words(name);
  if (!first) return '';
  return second ? firstLetter(first) + firstLetter(second) : [...first].slice(0, 2).join('').toUpperCase();
};

const words = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

// By code point: half of an emoji is not a letter.
const firstLetter = (word: string): string => ([...word][0] ?? '').toUpperCase();
