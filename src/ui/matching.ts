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
 * Choices that contain every typed word at the beginning of one of theirs; those that start with the whole text come
 * first. All for an empty text.
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

export const exactly = <Item extends Choice>(choices: readonly Item[], typed: string): Item | undefined =>
  choices.find(({ label }) => plain(label) === plain(typed));
