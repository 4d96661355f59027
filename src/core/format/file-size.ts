import { number } from './number';

const MEGABYTE = 1024 * 1024;

/** Rounded size of a limit: `200000` → `200 kB`, `1000000` and `1048576` → `1 MB`. */
export const fileLimit = (bytes: number): string => {
  if (bytes < 1_000) return `${number(bytes)} byte`;
  return bytes < 1_000_000
    ? `${number(Math.round(bytes / 1000))} kB`
    : `${number(bytes / MEGABYTE, { decimals: 1 })} MB`;
};
