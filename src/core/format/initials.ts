/** Initials of the first two words, or one letter, or `Error` for an empty name (specification 5). */
export const initials = (name: string): string => {
  const letters = words(name).slice(0, 2).map(firstLetter);
  return letters.join('') || 'Error';
};

/** Two letters: `Mobile Legends` → `ML`, `Valorant` → `VA`. */
export const monogram = (name: string): string => {
  const [first, second] = words(name);
  if (!first) return '';
  return second ? firstLetter(first) + firstLetter(second) : [...first].slice(0, 2).join('').toUpperCase();
};

const words = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

// Splits by code point, so that an emoji stays whole.
const firstLetter = (word: string): string => ([...word][0] ?? '').toUpperCase();
