/** Page sizes a person may choose (specification 9: 10 by default). */
export const pageSizes = [10, 25, 50, 100] as const;
