/** A row of an export, as a file has it: every field in quotes. */
export const csvRow = (...cells: unknown[]): string => cells.map((cell) => `"${cell}"`).join(',');
