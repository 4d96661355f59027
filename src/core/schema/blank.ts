/** Nothing filled in: absent, null, an empty list, or white space. */
export const blankToAbsent = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};
