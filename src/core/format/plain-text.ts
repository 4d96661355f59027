/** Invisible characters: zero-width characters, direction marks, fillers and variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that are always a hyphen or minus, and those plus dashes of prose. */
const HYPHENS = /[\u2010-\u2012\u2043\u2212\uFE63\uFF0D]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
/** Full-width forms of ASCII (`０` for `0`) from Asian keyboards. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

export const withoutInvisible = (typed: string): string => typed.replace(INVISIBLE, '');

/** Only white space and invisible characters. */
export const isBlank = (typed: string): boolean => withoutInvisible(typed).trim() === '';

export const trimmed = (typed: string): string => (isBlank(typed) ? '' : typed.trim());

const visible = (typed: string): string =>
  withoutInvisible(typed.normalize('NFC')).replace(/\s+/gu, ' ').trim();

export const halfWidth = (typed: string): string =>
  typed.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * Normalises an identifier: no invisible characters, one kind of hyphen and space, trimmed. Too strict for names and
 * prose.
 */
export const plainText = (typed: string): string => visible(typed).replace(DASHES, '-');

/** Replaces hyphens, dashes and full-width characters by ASCII. */
export const asciiSigns = (typed: string): string => halfWidth(typed).replace(DASHES, '-');

export const plainCode = (typed: string): string => plainText(halfWidth(typed));

/** Normalises a search term. Dashes stay, because names contain them. */
export const plainSearch = (typed: string): string => visible(halfWidth(typed)).replace(HYPHENS, '-');

/** Equal for codes that look equal; only for comparison. */
export const codeKey = (code: string): string => plainText(code.normalize('NFKC'));

/** Digits and separators without a spreadsheet's decimal tail. */
const SEPARATED = /^(?!.*[.,]0{1,2}$)[\d\s.-]+$/;

/**
 * Removes the separators of an account number or similar. Other text stays unchanged, so that it is refused and not
 * read as another number: `1234567890.0` never becomes 12345678900.
 */
export function plainDigits(typed: string): string {
  const text = plainCode(typed);
  return SEPARATED.test(text) ? text.replace(/[\s.-]/g, '') : text;
}
