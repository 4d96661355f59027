import { searchText, searchWords } from '../../../core/format/search-words';

/** True if the texts contain every word that was typed, in any order. */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const text = searchText(texts.join('\n'));
  return searchWords(typed).every((word) => text.includes(word));
}
