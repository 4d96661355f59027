import { clock } from '../../../../core/format/duration';
import { useSurroundings } from './surroundings';

interface CountdownProps {
  /** Instant in ISO 8601. */
  until: string;
  label: string;
}

/** Remaining time by the server's clock, not the visitor's: written here, then counted down by the island. */
export const Countdown = ({ until, label }: CountdownProps) => (
  <p className="countdown">
    {label}{' '}
    <time translate="no" dateTime={until}>
      {clock(Math.max(0, (Date.parse(until) - useSurroundings().now) / 1000))}
    </time>
  </p>
);
