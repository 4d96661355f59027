/** Characters that nobody sees: zero-width characters, direction marks, fillers and variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Signs that only ever are a hyphen or a minus, and dashes that prose uses, too. */
const HYPHENS = /[\u2010-\u2012\u2043\u2212\uFE63\uFF0D]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
/** `０` for `0`: signs of the width of a Chinese character, by which Asian keyboards and fonts write ASCII. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Without the characters that nobody sees; white space stays as it is. */
export const withoutInvisible = (typed: string): string => typed.replace(INVISIBLE, '');

/** Nothing that anybody sees: white space and invisible characters alone. */
export const isBlank = (typed: string): boolean => withoutInvisible(typed).trim() === '';

/** Prose without white space around it; empty where nobody sees anything of it. */
export const trimmed = (typed: string): string => (isBlank(typed) ? '' : typed.trim());

const visible = (typed: string): string =>
  withoutInvisible(typed.normalize('NFC')).replace(/\s+/gu, ' ').trim();

/** ASCII for full-width signs. */
export const halfWidth = (typed: string): string =>
  typed.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * An identifier as it is read: without invisible characters, with one kind of hyphen and of space, and trimmed. What
 * is pasted from a chat or a web page often carries them. For names and other prose it would take too much.
 */
export const plainText = (typed: string): string => visible(typed).replace(DASHES, '-');

/** ASCII for other hyphens, dashes and full-width signs, each in its place. */
export const asciiSigns = (typed: string): string => halfWidth(typed).replace(DASHES, '-');

/** A number, a code or an address that is written in ASCII, as it is read. */
export const plainCode = (typed: string): string => plainText(halfWidth(typed));

/** Reads a text that is searched for. Dashes stay, because names have them. */
export const plainSearch = (typed: string): string => visible(halfWidth(typed)).replace(HYPHENS, '-');

/** Equal for two codes that look equal; for comparing alone. */
export const codeKey = (code: string): string => plainText(code.normalize('NFKC'));

/** Digits and what separates them, without the decimal tail of a number that a spreadsheet wrote. */
const SEPARATED = /^(?!.*[.,]0{1,2}$)[\d\s.-]+$/;

/**
 * A number that names something, such as an account, without what separates its digits. Whatever else was typed stays,
 * so that it is refused and not read as another number: `1234567890.0` never becomes 12345678900.
 */
export function plainDigits(typed: string): string {
  const text = plainCode(typed);
  return SEPARATED.test(text) ? text.replace(/[\s.-]/g, '') : text;
}
