import type { ItemHealth, Variation } from '../../../catalogue/contract/catalogue';
import { noFigures, successRate, WINDOWS } from '../../../catalogue/domain/health';
import { ordersText, rateText, speedText } from '../../../catalogue/text';
import { copy } from './copy';

export const healthOver = ({ health }: Pick<Variation, 'health'>, hours: number): ItemHealth =>
  health.find((one) => one.hours === hours) ?? { ...noFigures, hours };

/** Shortest period with enough orders: `98,2 % sukses`, `8 detik` and `54 pesanan 24 jam`. Empty without one. */
export function healthParts(item: Pick<Variation, 'health'>): string[] {
  const hours = [WINDOWS.hour, WINDOWS.day, WINDOWS.week, WINDOWS.month].find(
    (one) => successRate(healthOver(item, one)) !== null,
  );
  if (hours === undefined) return [];
  const figures = healthOver(item, hours);
  const speed = figures.median_seconds === null ? [] : [speedText(figures)];
  const orders = copy.ordersWithin(ordersText(figures), copy.windows[hours]);
  return [copy.succeeded(rateText(figures)), ...speed, orders];
}

/** One line: `98,2 % sukses · 8 detik · 54 pesanan 24 jam`. Null without figures. */
export const usualHealth = (item: Pick<Variation, 'health'>): string | null =>
  healthParts(item).join(' · ') || null;
