/** Attributes of external links. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;
