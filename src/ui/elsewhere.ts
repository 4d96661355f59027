export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;
