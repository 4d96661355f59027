/**
 * Spreadsheets treat a number as numeric and keep a string exactly, including leading zeros. `day` is `YYYY-MM-DD`, `at`
 * an ISO instant, shown in Jakarta time; `money` is whole rupiah.
 */
export type Cell = string | number | null | { day: string } | { at: string } | { money: number };

/** Text that a spreadsheet would run instead of showing (`= + - @`, also after a tab or a line break). */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

/**
 * Positions inside a text where a spreadsheet that separates by `;`, as the Indonesian one does, would begin
 * a cell and run it: `Budi;=1+1`.
 */
const INNER_FORMULA = /([;\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Digits that a spreadsheet would convert to a number: it drops leading zeros and replaces digits after the
 * fifteenth.
 */
export const losesDigits = (text: string): boolean => /^(?:0\d+|\d{16,})$/.test(text);

/**
 * Prefixes an apostrophe where a spreadsheet would run or convert the text. `cellText` of `core/table-file`
 * removes it.
 */
export function guarded(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$1'");
  return startsFormula(text) || losesDigits(text) ? `'${inside}` : inside;
}
