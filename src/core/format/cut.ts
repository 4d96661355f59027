/** The first UTF-16 units of a text, never half of a sign that takes two. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** The same, with a sign in the last place that something is missing. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cut(text, most - 1)}…`;
