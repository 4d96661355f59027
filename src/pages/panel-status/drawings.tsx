import type { ReactNode } from 'react';
import { detail, faint, line, paper, tint } from '../../ui/drawing-strokes';

const Shop = ({ children }: { children: ReactNode }) => (
  <svg width="154" height="112" viewBox="0 0 132 96" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="88" rx="48" ry="5" fill="var(--color-fill)" />
    <rect x="28" y="34" width="76" height="46" rx="5" fill={paper} {...line} />
    <path
      d="M24 34l7-17h70l7 17a10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0 10.5 10.5 0 0 1-21 0z"
      fill={tint}
      {...line}
    />
    <path d="M38 80V58h18v22" {...line} />
    {children}
  </svg>
);

export const ReviewDrawing = () => (
  <Shop>
    <circle cx="88" cy="58" r="14" fill={tint} {...line} />
    <path d="M88 51v7l5 4" {...line} />
    <path d="M98 68l10 11" {...detail} strokeWidth={4} />
  </Shop>
);

export const RejectedDrawing = () => (
  <Shop>
    <path d="M66 60h16M66 70h10" {...faint} />
    <path d="M86 76l4-12 16-16a5 5 0 0 1 8 8L98 72z" fill={tint} {...line} />
    <path d="M80 86h18" {...detail} />
  </Shop>
);
