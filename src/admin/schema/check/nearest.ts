const MOST_EDITS = 3;
/** Number of words listed without a suggestion. */
const MOST_LISTED = 12;

/** `there is no X "titel"; did you mean "title"?`, or a list of the few valid words. */
export function unknownWord(where: string, what: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near) return `${where}: there is no ${what} "${word}"; did you mean "${near}"?`;
  const isFew = known.length > 0 && known.length <= MOST_LISTED;
  return `${where}: there is no ${what} "${word}"${isFew ? `; there is ${known.map((one) => `"${one}"`).join(', ')}` : ''}`;
}

/** The word with the fewest edits, else one with a common part or beginning; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.min(MOST_EDITS, Math.ceil(word.length / 2)) + 1;
  for (const candidate of known) {
    const count = edits(word.toLowerCase(), candidate.toLowerCase());
    if (count < fewest) [best, fewest] = [candidate, count];
  }
  if (best && fewest < MOST_EDITS) return best;
  const said = word.toLowerCase();
  return (
    known.find((candidate) => sharesPart(said, candidate.toLowerCase())) ??
    best ??
    known.find((candidate) => candidate.length >= BEGINNING && said.startsWith(candidate.toLowerCase()))
  );
}

/** Minimum length of a common part: `is_required` means `required`, `gamepad` means `gamepad-2`. */
const PART = 4;
/** Minimum length of a common beginning: `maxlength` means `max`. */
const BEGINNING = 3;

const sharesPart = (word: string, candidate: string): boolean => {
  const partsOf = (text: string) => text.split(/[-_. ]/).filter((part) => part.length >= PART);
  const parts = new Set(partsOf(candidate));
  return partsOf(word).some((part) => parts.has(part));
};

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
