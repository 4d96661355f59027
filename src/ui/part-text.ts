import { percent } from '../core/format/number';

export const partText = (part: number, whole: number): string =>
  percent(whole > 0 ? (part / whole) * 100 : 0, { decimals: whole > 0 && part / whole < 0.01 ? 1 : 0 });
