import type { MarginGuard } from '../domain';
import type { GuardData } from './turn-store';

const NOTHING = { type: 'nominal', value: 0 } as const;

/** Guard options from its data; missing ones are off. */
export const guardOf = (data: GuardData): MarginGuard => ({
  trigger: data.trigger,
  cost_percent: data.cost_percent ?? 0,
  least_margin: data.least_margin ?? NOTHING,
  action: data.action,
  raise_margin: data.raise_margin ?? NOTHING,
  rounding: Number(data.rounding ?? 0),
});
