import { useEffect } from 'react';
import { clock, shortDuration } from '../core/format/duration';
import { spokenLeft, useSecondsLeft } from './seconds-left';

interface CountdownProps {
  /** ISO instant. */
  until: string;
  /** `clock` for minutes (`04:32`), `words` for hours (`21 jam 4 menit`). */
  style?: 'clock' | 'words';
  onEnd?: () => void;
}

export const Countdown = ({ until, style = 'clock', onEnd }: CountdownProps) => {
  const left = useSecondsLeft(Date.parse(until));
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
        {spokenLeft(left)}
      </span>
    </span>
  );
};
