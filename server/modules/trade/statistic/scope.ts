import { ORDER_SOURCE } from '../../../../src/core/states';
import { ALL_CATEGORIES, ALL_SOURCES } from './sums';

/** Whose orders, and which of them: of one category, through one source, or of all. */
export interface Scope {
  partner: string;
  category?: string | undefined;
  source?: number | undefined;
}

/** The same as sums are asked for; zeros are all. */
export interface Fit {
  partner: string;
  category: string;
  source: number;
  /** Sources whose sums make up what is asked for: a category has none of all of them. */
  sources: number[];
  /** Single sources. */
  doors: number[];
}

export function fitOf({ partner, category, source }: Scope): Fit {
  const doors = source === undefined ? Object.values(ORDER_SOURCE) : [source];
  const isAll = category === undefined && source === undefined;
  return {
    ...{ partner, category: category ?? ALL_CATEGORIES, source: source ?? ALL_SOURCES, doors },
    sources: isAll ? [ALL_SOURCES] : doors,
  };
}
