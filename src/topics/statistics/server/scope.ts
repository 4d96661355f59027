import { ORDER_SOURCE } from '../../../core/states';
import { ALL_CATEGORIES, ALL_SOURCES } from './sums';

export interface Scope {
  partner: string;
  category?: string | undefined;
  source?: number | undefined;
}

export interface Fit {
  partner: string;
  category: string;
  source: number;
  /** Sources to add up: categories have no precomputed total over sources. */
  sources: number[];
  order_sources: number[];
}

export function fitOf({ partner, category, source }: Scope): Fit {
  const orderSources = source === undefined ? Object.values(ORDER_SOURCE) : [source];
  const isAll = category === undefined && source === undefined;
  return {
    ...{
      partner,
      category: category ?? ALL_CATEGORIES,
      source: source ?? ALL_SOURCES,
      order_sources: orderSources,
    },
    sources: isAll ? [ALL_SOURCES] : orderSources,
  };
}
