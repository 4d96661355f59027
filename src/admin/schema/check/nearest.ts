import { meaningOf } from './words';

const MOST_EDITS = 3;
/** Number of words listed without a suggestion. */
const MOST_LISTED = 12;

/** `there is no X "titel"; did you mean "title"?`, or a list of the few valid words, or else where they are listed. */
export function unknownWord(
  where: string,
  what: string,
  word: string,
  known: readonly string[],
  listed = '',
): string {
  const near = nearest(word, known);
  if (near) return `${where}: there is no ${what} "${word}"; did you mean "${near}"?`;
  const isFew = known.length > 0 && known.length <= MOST_LISTED;
  const all = isFew ? `there is ${known.map((one) => `"${one}"`).join(', ')}` : listed;
  return `${where}: there is no ${what} "${word}"${all && `; ${all}`}`;
}

/** The word of the same meaning, else with the fewest edits, else with a common part or beginning. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const same = known.includes(word) ? undefined : meaningOf(word, known);
  if (same) return same;
  let best: string | undefined;
  let fewest = Math.min(MOST_EDITS, Math.ceil(word.length / 3)) + 1;
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

/** Letters added, left out, replaced, or swapped with the next one. */
const edits = (from: string, to: string): number => {
  let earlier: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1);
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const swapped = isSwapped ? (earlier[at - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    [earlier, above] = [above, current];
  }
  return above[to.length] ?? 0;
};
