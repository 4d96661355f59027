import { searchText, searchWords } from '../../../core/format/search-words';
import type { Brand } from './parts/brand-card';

/** Brands that hold every word that was typed, in their name or in one item. */
export const foundBrands = (brands: readonly Brand[], typed: string): Brand[] =>
  brands.filter(({ name, products }) =>
    matchesSearch(typed, [name, ...products.map((product) => product.name)]),
  );

/** True if the texts contain every word that was typed, in any order. */
function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const text = searchText(texts.join('\n'));
  return searchWords(typed).every((word) => text.includes(word));
}
