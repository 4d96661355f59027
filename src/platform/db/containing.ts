import { amountOf, searchWords } from '../../core/format/search-words';
import { type SQL, sql } from './sql';

/** An `ilike` pattern that finds `text` anywhere, with its wildcards escaped. Null means no filter. */
export const containing = (text: string | null | undefined): string | null =>
  text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;

/** SQL of several columns as one text that `containingWords` reads. */
export const searchedText = (...columns: readonly SQL[]): SQL =>
  sql`search_text(concat_ws(chr(10), ${sql.join(columns, sql`, `)}))`;

/**
 * True if each word of a typed search (`searchWords`) is in one of the texts of `search_text`, or is the value of one of
 * the `amounts`. False if nothing typed can be searched.
 */
export function containingWords(typed: string, texts: readonly SQL[], amounts: readonly SQL[] = []): SQL {
  const words = searchWords(typed);
  return words.length === 0
    ? sql`false`
    : sql.join(
        words.map(
          (word) => sql`(${sql.join([...inTexts(word, texts), ...isAmount(word, amounts)], sql` or `)})`,
        ),
        sql` and `,
      );
}

export const inTexts = (word: string, texts: readonly SQL[]): SQL[] =>
  texts.map((text) => sql`${text} like ${`%${word}%`}`);

const isAmount = (word: string, columns: readonly SQL[]): SQL[] => {
  const amount = amountOf(word);
  return amount === undefined ? [] : columns.map((column) => sql`${column} = ${amount}::bigint`);
};
