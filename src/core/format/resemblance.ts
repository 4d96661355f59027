/**
 * True if two names may belong to one person: half of the words of the shorter name occur in the other, also as
 * beginning (banks cut long names) or initial. Titles, case, accents and punctuation are ignored.
 */
export function resembles(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short.length === 0) return false;
  const found = short.filter((word) => long.some((known) => sameWord(word, known)));
  const whole = found.some((word) => word.length > 2);
  return whole && found.length * 2 >= short.length;
}

const TITLES = new Set(['pt', 'cv', 'ud', 'dr', 'drs', 'ir', 'hj', 'haji', 'sdr', 'sdri', 'tbk']);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !TITLES.has(word));

const sameWord = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
