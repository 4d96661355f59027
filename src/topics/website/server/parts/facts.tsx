import type { ReactNode } from 'react';

/** Names with their values; empty values are left out. */
export const Facts = ({ of: facts }: { of: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
