/** Specification 4. */
const words: Readonly<Record<number, string>> = { 1: 'Web', 2: 'API', 3: 'Panel', 4: 'Massal' };

export const ORDER_SOURCES = Object.keys(words).map(Number);

export const orderSourceWord = (source: number): string => words[source] ?? 'Lainnya';
