/** Cuts by UTF-16 units without splitting a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cut(text, most - 1)}…`;
