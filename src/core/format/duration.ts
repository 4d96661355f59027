import { dayNumber } from './date';

const units = [
  { word: 'hari', size: 86_400 },
  { word: 'jam', size: 3_600 },
  { word: 'menit', size: 60 },
  { word: 'detik', size: 1 },
];

/** `3725` → `1 jam 2 menit 5 detik` (specification 1). Fractions are dropped; negative values are `0 detik`. */
export const duration = (seconds: number): string => inWords(seconds, units.length);

/** The two largest units: `75840` → `21 jam 4 menit`. */
export const shortDuration = (seconds: number): string => inWords(seconds, 2);

/** `272` → `04:32`, `3725` → `1:02:05`. */
export const clock = (seconds: number): string => {
  const left = wholeSeconds(seconds);
  const hours = Math.floor(left / 3_600);
  const tail = [Math.floor((left % 3_600) / 60), left % 60].map((part) => String(part).padStart(2, '0'));
  return [...(hours > 0 ? [String(hours)] : []), ...tail].join(':');
};

/** Midnights in Asia/Jakarta between `now` (milliseconds since 1970) and an ISO instant; negative when past. */
export const daysUntil = (iso: string, now: number): number => dayNumber(Date.parse(iso)) - dayNumber(now);

/** `sisa 10 hari`, `jatuh tempo hari ini`, `lewat 2 hari`, by calendar days. */
export const daysLeft = (iso: string, now: number): string => {
  const days = daysUntil(iso, now);
  if (days === 0) return 'jatuh tempo hari ini';
  return days > 0 ? `sisa ${days} hari` : `lewat ${-days} hari`;
};

const wholeSeconds = (seconds: number): number => Math.max(0, Math.floor(seconds)) || 0;

const inWords = (seconds: number, most: number): string => {
  let left = wholeSeconds(seconds);
  const parts = units.map(({ word, size }) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return { word, count };
  });
  const first = parts.findIndex((part) => part.count > 0);
  if (first === -1) return '0 detik';
  return parts
    .slice(first, first + most)
    .filter((part) => part.count > 0)
    .map((part) => `${part.count} ${part.word}`)
    .join(' ');
};
