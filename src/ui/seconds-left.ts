import { useEffect, useState } from 'react';
import { shortDuration } from '../core/format/duration';
import { serverNow } from './server-clock';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - serverNow()) / 1_000)) || 0;

/** Whole seconds until `end` (milliseconds since 1970 on the server's clock), 0 once it is over; counts down by itself. */
export const useSecondsLeft = (end: number): number => {
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

/** Whole minutes, so that the text is announced once a minute. */
export const spokenLeft = (seconds: number): string => {
  if (seconds === 0) return 'Waktu habis';
  return seconds < 60 ? 'Sisa kurang dari 1 menit' : `Sisa ${shortDuration(seconds - (seconds % 60))}`;
};
