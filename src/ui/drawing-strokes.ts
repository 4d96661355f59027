export const line = {
  stroke: 'var(--color-primary)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const detail = { stroke: 'var(--color-accent)', strokeWidth: 3, strokeLinecap: 'round' } as const;
export const faint = { stroke: 'var(--color-border-soft)', strokeWidth: 3, strokeLinecap: 'round' } as const;
export const paper = 'var(--color-bg-container)';
export const tint = 'var(--color-primary-bg)';
