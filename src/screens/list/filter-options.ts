import { mayBeId } from '../../api/record-id';
import { isTime } from '../../core/contract/entity-query';
import { readDays } from '../../core/format/days';
import type { Field } from '../../core/schema/field';

/** Choices of a filter that are known beforehand; a reference looks its own up, a time takes days. */
export const filterOptions = (field: Field): { value: string; label: string }[] => {
  if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value, label }));
  return [
    { value: 'true', label: 'Ya' },
    { value: 'false', label: 'Tidak' },
  ];
};

/** Whether a list can be narrowed by this value, whoever wrote it into the address. */
export const isFilterValue = (field: Field, value: string): boolean =>
  isTime(field)
    ? readDays(value) !== null
    : field.kind === 'reference'
      ? mayBeId(value)
      : filterOptions(field).some((option) => option.value === value);
