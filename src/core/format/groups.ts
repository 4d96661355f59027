/**
 * `8801 2345 6789`: groups long numbers for comparison by eye (VA, token, card). Only numbers of eight digits or more;
 * serial numbers with hyphens stay unchanged.
 */
export const groupsOfFour = (text: string): string =>
  /^\d{8,}$/.test(text) ? text.replace(/\d{4}(?=\d)/g, '$& ') : text;
