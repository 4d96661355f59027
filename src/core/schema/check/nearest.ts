/** Edits between two words at most for one to be offered in place of the other. */
const MOST_EDITS = 3;

/** `there is no X "titel"; did you mean "title"?`: the word that is wrong and the nearest right one. */
export function unknownWord(where: string, what: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return `${where}: there is no ${what} "${word}"${near ? `; did you mean "${near}"?` : ''}`;
}

/** The known word with the fewest edits from `word`; undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.min(MOST_EDITS, Math.ceil(word.length / 2)) + 1;
  for (const candidate of known) {
    const count = edits(word.toLowerCase(), candidate.toLowerCase());
    if (count < fewest) [best, fewest] = [candidate, count];
  }
  return best;
}

/** Levenshtein distance: insertions, deletions and replacements of one character. */
const edits = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
};
