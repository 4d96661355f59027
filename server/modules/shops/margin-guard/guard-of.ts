import type { MarginGuard } from '../../../../src/core/pricing/margin-guard';
import type { GuardData } from './turn-store';

const NOTHING = { type: 'nominal', value: 0 } as const;

/** A guard as it judges; what it is not asked for is nothing. */
export const guardOf = (data: GuardData): MarginGuard => ({
  trigger: data.trigger,
  cost_percent: data.cost_percent ?? 0,
  least_margin: data.least_margin ?? NOTHING,
  action: data.action,
  raise_margin: data.raise_margin ?? NOTHING,
  rounding: Number(data.rounding ?? 0),
});
