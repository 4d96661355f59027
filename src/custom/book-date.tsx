import { useEffect } from 'react';
import { useQuietCall } from '../api/use-call';
import { listClosings } from '../core/contract/books';
import { monthName } from '../core/format/date';
import type { FieldKind } from '../core/schema/field';
import { bookWords } from '../core/text/books';
import type { InputOf, InputProps } from '../fields/parts';
import { DateInput } from '../fields/time/inputs';

/** A day of the books. One in a closed month is refused here and not only when the record is saved. */
export const BookDateInput: InputOf<FieldKind> = (props) => {
  const closings = useQuietCall(listClosings)?.closings;
  const { value, onError } = props;
  const month = typeof value === 'string' ? value.slice(0, 7) : '';
  const isClosed = closings?.some((one) => one.month === month && !one.reopened_at);
  const refused = isClosed ? bookWords.locked(monthName(month)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onError` is new at each drawing
  useEffect(() => onError?.(refused), [refused, value]);
  return <DateInput {...(props as InputProps<'date'>)} />;
};
