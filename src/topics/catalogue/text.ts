import { shortDuration } from '../../core/format/duration';
import { number, percent } from '../../core/format/number';
import { type Figures, successRate, usualSeconds } from './domain/health';

export const ordersText = ({ finished }: Pick<Figures, 'finished'>): string =>
  finished === 0 ? 'Belum ada pesanan' : `${number(finished)} pesanan`;

/** `98,3 %`; with too few orders only their number. */
export const rateText = (figures: Figures): string => {
  const rate = successRate(figures);
  return rate === null ? fewText(figures) : percent(rate, { decimals: 1 });
};

export const speedText = (figures: Figures): string => {
  const seconds = usualSeconds(figures);
  return seconds === null ? '–' : shortDuration(Math.max(1, Math.round(seconds)));
};

const fewText = (figures: Figures): string =>
  figures.finished === 0 ? 'Belum ada pesanan' : `Baru ${number(figures.finished)} pesanan`;
