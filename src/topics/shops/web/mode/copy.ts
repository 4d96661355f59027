export const copy = {
  openPanel: 'Buka Panel Website',
} as const;
