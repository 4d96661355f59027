/** A number counts in a spreadsheet; a string stays the very characters it is, zeros in front included. */
export type Cell = string | number | null;

/** Text that a spreadsheet would run instead of showing (`= + - @`, also after a tab or a line break). */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

/**
 * Places inside a text where a spreadsheet that separates by `;`, as the Indonesian one does, would begin a cell and run
 * it: `Budi;=1+1`.
 */
const INNER_FORMULA = /([;\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/** Digits that a spreadsheet would take for a number and rewrite: zeros in front go, after fifteen digits zeros come. */
export const losesDigits = (text: string): boolean => /^(?:0\d+|\d{16,})$/.test(text);

/**
 * The text with an apostrophe before what a spreadsheet would run or rewrite. `cellText` of `core/table-file` takes it
 * away again.
 */
export function guarded(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$1'");
  return startsFormula(text) || losesDigits(text) ? `'${inside}` : inside;
}
