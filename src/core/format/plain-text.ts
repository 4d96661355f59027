/** Characters that nobody sees: format characters such as zero-width spaces and direction marks. */
const INVISIBLE = /\p{Cf}/gu;
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * An identifier as it is read: without invisible characters, with one kind of hyphen and of space, and trimmed. What
 * is pasted from a chat or a web page often carries them. For names and other prose it would take too much.
 */
export const plainText = (typed: string): string =>
  typed.replace(INVISIBLE, '').replace(HYPHENS, '-').replace(/\s+/gu, ' ').trim();
