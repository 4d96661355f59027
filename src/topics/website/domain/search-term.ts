const SHORTEST = 2;
const LONGEST = 40;
/** Longest number that is a price or a quantity; account ids and phone numbers are longer. */
const DIGITS = 6;

/** A search as it is counted, in lower case; null for what may belong to a person, and for what is no word. */
export function countedTerm(typed: string): string | null {
  const term = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (term.length < SHORTEST || term.length > LONGEST || term.includes('@')) return null;
  const runs = term.replace(/[\s.()+/-]/g, '').match(/\p{Nd}+/gu) ?? [];
  return runs.some((digits) => [...digits].length > DIGITS) ? null : term;
}
