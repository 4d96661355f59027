import { useEffect, useState } from 'react';
import { clock, shortDuration } from '../core/format/duration';

interface CountdownProps {
  /** ISO instant it runs to. */
  until: string;
  /** Milliseconds the server's clock is ahead of this one; the server decides when time is over. */
  clockOffset?: number;
  /** `clock` for minutes (`04:32`), `words` for hours (`21 jam 4 menit`). */
  style?: 'clock' | 'words';
  /** Called once when it reaches zero. */
  onEnd?: () => void;
}

/** Time left. Seen every second, said once a minute. */
export const Countdown = ({ until, clockOffset = 0, style = 'clock', onEnd }: CountdownProps) => {
  const left = useSecondsLeft(Date.parse(until) - clockOffset);
  const ended = left === 0;

  // Only the end itself calls, not a new function handed in afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onEnd is read when `ended` turns true
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended]);

  return (
    <span role="timer" aria-live="off">
      <span aria-hidden="true">{style === 'clock' ? clock(left) : shortDuration(left)}</span>
      <span className="sr-only" aria-live="polite">
        {spoken(left)}
      </span>
    </span>
  );
};

// Whole minutes: the text, and with it what is said, changes once a minute.
const spoken = (left: number): string => {
  if (left === 0) return 'Waktu habis';
  return left < 60 ? 'Sisa kurang dari 1 menit' : `Sisa ${shortDuration(left - (left % 60))}`;
};

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1_000)) || 0;

const useSecondsLeft = (end: number): number => {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    setLeft(secondsTo(end));
    const timer = setInterval(() => {
      const seconds = secondsTo(end);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
};
