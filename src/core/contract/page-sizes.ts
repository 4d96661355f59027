/** Rows a page that a person may prefer (specification 9: 10 by default). */
export const pageSizes = [10, 25, 50, 100] as const;
