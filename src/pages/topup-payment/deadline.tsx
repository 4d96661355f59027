import { useEffect } from 'react';
import { dateTime } from '../../core/format/date';
import { spokenLeft, useSecondsLeft } from '../../ui/seconds-left';
import { copy } from './copy';
import styles from './pay-to.module.css';

interface DeadlineProps {
  /** ISO instant. */
  until: string;
  onEnd: () => void;
}

/** Countdown, updated every second and announced once a minute. */
export const Deadline = ({ until, onEnd }: DeadlineProps) => {
  const left = useSecondsLeft(Date.parse(until));
  const isOver = left === 0;

  // Only the end itself calls, not a new function handed in afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onEnd is read when the time is over
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);

  const hours = Math.floor(left / 3_600);
  return (
    <div className={styles.deadline}>
      <span className={styles.deadlineWords}>
        <strong>{copy.payBefore(dateTime(until, { seconds: false, zone: true }))}</strong>
        <span>{isOver ? copy.over : copy.expiresAlone}</span>
      </span>
      <span role="timer" aria-live="off">
        <span className={styles.units} aria-hidden="true">
          {hours > 0 && <Unit value={hours} word={copy.hours} />}
          <Unit value={Math.floor((left % 3_600) / 60)} word={copy.minutes} />
          <Unit value={left % 60} word={copy.seconds} />
        </span>
        <span className="sr-only" aria-live="polite">
          {spokenLeft(left)}
        </span>
      </span>
    </div>
  );
};

const Unit = ({ value, word }: { value: number; word: string }) => (
  <span className={styles.unit}>
    <b>{String(value).padStart(2, '0')}</b>
    {word}
  </span>
);
