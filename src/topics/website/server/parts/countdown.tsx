import { clock } from '../../../../core/format/duration';

interface CountdownProps {
  /** Instant in ISO 8601. */
  until: string;
  /** Milliseconds since 1970 by the server, whose clock counts, not the visitor's. */
  now: number;
  label: string;
}

/** Remaining time: written by the server, then counted down by the island. */
export const Countdown = ({ until, now, label }: CountdownProps) => (
  <p className="countdown">
    {label}{' '}
    <time translate="no" dateTime={until}>
      {clock(Math.max(0, (Date.parse(until) - now) / 1000))}
    </time>
  </p>
);
