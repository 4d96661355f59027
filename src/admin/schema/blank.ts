import { isBlank } from '../../core/format/plain-text';

/** Absent, null, an empty list, and blank text become undefined. */
export const blankToAbsent = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return isBlank(value) ? undefined : value;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};
