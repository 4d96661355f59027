/** Paths that answer JSON; everything else is a page or one of its files. */
export const isApiPath = (url: string): boolean => /^\/(?:v1|live|openapi\.json)(?:[/?]|$)/.test(url);

/** The path without its query, which may carry a live ticket and never reaches a log. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
