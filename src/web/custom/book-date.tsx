import { useEffect } from 'react';
import type { FieldKind } from '../../admin/schema/field';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import { DateInput } from '../../admin/web/fields/time/inputs';
import { monthName } from '../../core/format/date';
import { useQuietCall } from '../../platform/web/use-call';
import { listClosings } from '../../topics/books/contract/books';
import { bookWords } from '../../topics/books/text';

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
