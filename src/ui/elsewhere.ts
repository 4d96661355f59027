/** For a link that leaves the product. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;
