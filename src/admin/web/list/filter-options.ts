import { readDays } from '../../../core/format/days';
import { mayBeId } from '../../../platform/web/record-id';
import type { Field } from '../../schema/field';
import { choicesOf, kindOf } from '../../schema/kinds';

const validates = {
  days: (_: Field, value: string) => readDays(value) !== null,
  ids: (_: Field, value: string) => mayBeId(value),
  choices: (field: Field, value: string) => choicesOf(field).some((choice) => choice.value === value),
};

export function isFilterValue(field: Field, value: string): boolean {
  const { filter } = kindOf(field);
  return filter !== undefined && validates[filter](field, value);
}
