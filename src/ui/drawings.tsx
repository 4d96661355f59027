import type { ReactNode } from 'react';
import { petals } from '../core/appearance/petals';
import { detail, line, paper, tint } from './drawing-strokes';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg width="132" height="96" viewBox="0 0 132 96" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="86" rx="46" ry="5" fill="var(--color-fill)" />
    {children}
  </svg>
);

const Empty = () => (
  <Drawing>
    <path d="M40 12h52v62l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5z" fill={paper} {...line} />
    <path d="M50 28h32M50 39h20" stroke="var(--color-border-soft)" strokeWidth="3" strokeLinecap="round" />
    <g transform="translate(78 38) scale(.85)">
      <circle cx="20" cy="20" r="24" fill={tint} />
      <g transform="translate(4 4) scale(.8)">
        <path d={petals.topLeft + petals.bottomLeft + petals.bottomRight} fill="var(--color-primary)" />
        <path d={petals.topRight} fill="var(--color-accent)" />
      </g>
    </g>
  </Drawing>
);

const Failed = () => (
  <Drawing>
    <path d="M16 52h24M116 52H92" {...line} />
    <rect x="40" y="34" width="20" height="36" rx="8" fill={tint} {...line} />
    <rect x="74" y="34" width="18" height="36" rx="8" fill={paper} {...line} />
    <path d="M67 14v9M55 18l4 7M79 18l-4 7" {...detail} />
  </Drawing>
);

const Offline = () => (
  <Drawing>
    <path d="M30 40a52 52 0 0 1 72 0M42 53a35 35 0 0 1 48 0" {...line} />
    <path d="M54 66a18 18 0 0 1 24 0l-12 12z" fill={tint} {...line} />
    <path d="M40 20l52 58" {...detail} />
  </Drawing>
);

const Search = () => (
  <Drawing>
    <rect x="30" y="16" width="56" height="58" rx="8" fill={paper} {...line} />
    <path
      d="M41 30h34M41 41h16M41 52h12"
      stroke="var(--color-border-soft)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="84" cy="50" r="17" fill={tint} {...line} />
    <path d="M96 62l11 11" {...detail} strokeWidth="4" />
  </Drawing>
);

const Locked = () => (
  <Drawing>
    <path d="M50 42V32a16 16 0 0 1 32 0v10" {...line} />
    <rect x="38" y="42" width="56" height="36" rx="10" fill={tint} {...line} />
    <path d="M66 56v8" {...detail} strokeWidth="4" />
  </Drawing>
);

const Maintenance = () => (
  <Drawing>
    <path d="M66 70v12M52 82h28" {...line} />
    <rect x="28" y="20" width="76" height="50" rx="10" fill={paper} {...line} />
    <path d="M42 70l24-50M66 70l24-50" stroke={tint} strokeWidth="9" />
    <rect x="28" y="20" width="76" height="50" rx="10" {...line} />
    <path d="M66 10v4" {...detail} strokeWidth="5" />
  </Drawing>
);

const NotFound = () => (
  <svg width="176" height="70" viewBox="0 0 176 70" aria-hidden="true">
    <g
      fill="var(--color-primary)"
      fontFamily="var(--font)"
      fontSize="84"
      fontWeight="800"
      letterSpacing="-2.5"
      textAnchor="middle"
    >
      <text x="26" y="64">
        4
      </text>
      <text x="152" y="64">
        4
      </text>
      <path
        d={petals.topLeft + petals.bottomLeft + petals.bottomRight}
        transform="translate(55 2) scale(1.65)"
      />
    </g>
    <path d={petals.topRight} transform="translate(55 2) scale(1.65)" fill="var(--color-accent)" />
  </svg>
);

export const drawings = {
  empty: Empty,
  failed: Failed,
  offline: Offline,
  search: Search,
  locked: Locked,
  maintenance: Maintenance,
  'not-found': NotFound,
};

export type DrawingName = keyof typeof drawings;
