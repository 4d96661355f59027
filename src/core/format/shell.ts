/** One argument of a POSIX shell, whatever it holds. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
