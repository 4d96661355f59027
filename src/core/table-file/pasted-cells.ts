import { cellText } from './cell-text';

/** The cells of what a spreadsheet puts on the clipboard; of other text, each line is one. */
export const pastedCells = (text: string): string[][] =>
  text.split(/\r*\n|\r/).map((line) => line.split('\t').map(cellText));
