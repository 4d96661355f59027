/**
 * Text of rich text on one line; not a sanitiser. Runs in linear time, because the input's length is not validated yet.
 */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
