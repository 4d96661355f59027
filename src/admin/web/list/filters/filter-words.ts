import { date, dayStart } from '../../../../core/format/date';
import { daysText, readDays } from '../../../../core/format/days';
import { rupiah } from '../../../../core/format/money';
import { number, percent, UNIT_SPACE } from '../../../../core/format/number';
import { rangeText, readRange } from '../../../../core/format/ranges';
import type { Field } from '../../../schema/field';
import type { FieldFilter } from '../../../schema/filter-tests';
import { choicesOf, kindOf } from '../../../schema/kinds';

/** A filter in words: `Rp 10.000 – Rp 50.000`, `berisi “promo”`, `berlaku pada 28 Nov 2026`. `at` is the time now. */
export function filterWords(
  field: Field,
  { value, test, label }: FieldFilter,
  values: string[],
  at: number,
): string {
  const [first = ''] = values;
  const tested = (words: string) => (label ? `${label} ${words}` : words);
  switch (value) {
    case 'ids':
      return `${values.length} dipilih`;
    case 'choices': {
      const options = choicesOf(field);
      return values.map((one) => options.find((option) => option.value === one)?.label ?? one).join(', ');
    }
    case 'days':
      return tested(daysText(readDays(first) ?? {}, at));
    case 'day':
      return tested(date(dayStart(first)));
    case 'range':
      return rangeText(readRange(first) ?? {}, formatOf(field, test));
    case 'text':
      return tested(`“${first}”`);
    case 'empty':
      return first === 'true' ? 'kosong' : 'terisi';
  }
}

/** Unit of a range's ends: `Rp`, `%`, or the unit of a number. */
export const unitOfFilter = (field: Field, test: FieldFilter['test']): string =>
  test === 'percent' ? '%' : test === 'nominal' ? 'Rp' : (kindOf(field).unitOf?.(field) ?? '');

const formatOf = (field: Field, test: FieldFilter['test']): ((value: number) => string) => {
  const unit = unitOfFilter(field, test);
  if (unit === '%') return (value) => percent(value);
  if (unit === 'Rp') return (value) => rupiah(value);
  return (value) => number(value, { decimals: 2 }) + (unit && `${UNIT_SPACE}${unit}`);
};
