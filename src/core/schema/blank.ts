import { isBlank } from '../format/plain-text';

/** Nothing filled in: absent, null, an empty list, or a text of which nobody sees anything. */
export const blankToAbsent = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return isBlank(value) ? undefined : value;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};
