import { plainSearch } from '../core/format/plain-text';

export interface Choice {
  value: string;
  label: string;
}

const plain = (text: string): string =>
  plainSearch(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The choices that hold every word typed, at the beginning of one of their own; those that begin with all of it come
 * first, the order stays otherwise. All of them for an empty text.
 */
export function matching<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const wanted = plain(typed);
  if (wanted === '') return [...choices];
  const words = wanted.split(' ');
  const found = choices.filter(({ label }) => {
    const own = plain(label).split(' ');
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const begins = ({ label }: Item) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

/** The choice whose label is what was typed, case and accents aside. */
export const exactly = <Item extends Choice>(choices: readonly Item[], typed: string): Item | undefined =>
  choices.find(({ label }) => plain(label) === plain(typed));
