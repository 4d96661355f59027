import { id } from '../../core/contract/shapes';
import type { Field } from '../../core/schema/field';

/** Choices of a filter that are known beforehand; a reference looks its own up. */
export const filterOptions = (field: Field): { value: string; label: string }[] => {
  if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value, label }));
  return [
    { value: 'true', label: 'Ya' },
    { value: 'false', label: 'Tidak' },
  ];
};

/** Whether a list can be narrowed by this value, whoever wrote it into the address. */
export const isFilterValue = (field: Field, value: string): boolean =>
  field.kind === 'reference'
    ? id.safeParse(value).success
    : filterOptions(field).some((option) => option.value === value);
