/** A number counts in a spreadsheet; a string stays the very characters it is, zeros in front included. */
export type Cell = string | number | null;

/** Text that a spreadsheet would run instead of showing (`= + - @`, also after a tab or a line break). */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

/** Digits that a spreadsheet would take for a number and rewrite: zeros in front go, after fifteen digits zeros come. */
export const losesDigits = (text: string): boolean => /^(?:0\d+|\d{16,})$/.test(text);
