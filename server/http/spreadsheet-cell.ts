/** A number counts in a spreadsheet; a string stays the very characters it is, zeros in front included. */
export type Cell = string | number | null;

/** Text that a spreadsheet would run instead of showing (`= + - @`, also after a tab or a line break). */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);
