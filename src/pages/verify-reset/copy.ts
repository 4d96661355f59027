export const copy = { again: 'Minta Tautan Baru' } as const;
