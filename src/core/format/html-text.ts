/** The words of rich text on one line; not a sanitiser. Linear: what somebody typed comes here before its length is judged. */
export const htmlText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
