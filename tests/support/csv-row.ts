/** An export row: every field quoted. */
export const csvRow = (...cells: unknown[]): string => cells.map((cell) => `"${cell}"`).join(',');
