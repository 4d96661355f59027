/**
 * Long numbers that people compare by eye (VA, token, card) in groups of four: `8801 2345 6789`.
 * Only whole numbers of eight digits or more; a serial number with its own hyphens stays as its maker wrote it.
 */
export const groupsOfFour = (text: string): string =>
  /^\d{8,}$/.test(text) ? text.replace(/\d{4}(?=\d)/g, '$& ') : text;
