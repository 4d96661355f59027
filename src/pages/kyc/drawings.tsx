import type { ReactNode } from 'react';
import { detail, faint, line, paper, tint } from '../../ui/drawing-strokes';

const Card = ({ children }: { children: ReactNode }) => (
  <svg width="154" height="112" viewBox="0 0 132 96" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="88" rx="48" ry="5" fill="var(--color-fill)" />
    <rect x="22" y="18" width="88" height="58" rx="9" fill={paper} {...line} />
    <circle cx="43" cy="40" r="8" fill={tint} {...line} />
    <path d="M31 62a12 12 0 0 1 24 0" fill={tint} {...line} />
    {children}
  </svg>
);

export const CardDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h22M66 58h14" {...faint} />
    <path d="M96 8l2.6 6.4L105 17l-6.4 2.6L96 26l-2.6-6.4L87 17l6.4-2.6z" fill="var(--color-accent)" />
  </Card>
);

export const ReviewDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h16" {...faint} />
    <circle cx="90" cy="56" r="15" fill={tint} {...line} />
    <path d="M90 48v8l5 4" {...line} />
    <path d="M101 67l10 10" {...detail} strokeWidth={4} />
  </Card>
);

export const RejectedDrawing = () => (
  <Card>
    <path d="M66 36h30M66 47h22M66 58h14" {...faint} />
    <path d="M92 70l4-12 18-18a5 5 0 0 1 8 8l-18 18z" fill={tint} {...line} />
    <path d="M108 46l8 8" {...line} />
    <path d="M84 82h18" {...detail} />
  </Card>
);
