import { cellText } from './cell-text';

/** Cells of text pasted from a spreadsheet; in other text each line is one cell. */
export const pastedCells = (text: string): string[][] =>
  text.split(/\r*\n|\r/).map((line) => line.split('\t').map(cellText));
