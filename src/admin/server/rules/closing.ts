import { sameValue } from '../../../core/value/same-value';
import type { RecordChange } from './shape';

/** True if an edit only deactivates a record, which is allowed even if the record has become invalid. */
export function isOnlyClosed({ data, before }: Pick<RecordChange, 'data' | 'before'>): boolean {
  if (!before || data.is_active) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(data)]);
  names.delete('is_active');
  return [...names].every((name) => sameValue(before[name], data[name]));
}
