import type { PanelFacts } from '../contract/profile';
import { daysLeft } from '../format/duration';

/** The warning starts 20 days before the expiry (specification 9), in milliseconds. */
export const PANEL_WARNING_MS = 20 * 86_400_000;

export interface PanelWarning {
  expired_date: string;
  left: string;
}

type Dated = Pick<PanelFacts, 'expired_date'> | null;

/** Specification 4: "The panel is expired when expired_date is in the past". Both are ISO instants. */
export function isPanelExpired(panel: Dated, serverTime: string): boolean {
  if (!panel?.expired_date) return false;
  return Date.parse(panel.expired_date) < Date.parse(serverTime);
}

/** Specification 4: "An expiry warning starts 20 days before the date." Null before, and after the expiry. */
export function panelWarning(panel: Dated, serverTime: string): PanelWarning | null {
  if (!panel?.expired_date || isPanelExpired(panel, serverTime)) return null;
  const now = Date.parse(serverTime);
  if (Date.parse(panel.expired_date) - now > PANEL_WARNING_MS) return null;
  return { expired_date: panel.expired_date, left: daysLeft(panel.expired_date, now) };
}
