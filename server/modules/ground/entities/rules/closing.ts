import { sameValue } from '../../../../db/same-value';
import type { Judged } from './shape';

/** Whether an edit does nothing but switch a record off: what has become wrong with it is then no matter. */
export function isOnlyClosed({ data, before }: Pick<Judged, 'data' | 'before'>): boolean {
  if (!before || data.is_active) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(data)]);
  names.delete('is_active');
  return [...names].every((name) => sameValue(before[name], data[name]));
}
