import type { ReactNode } from 'react';
import type { Field, FieldKind } from '../../schema/field';
import { kindOf } from '../../schema/kinds';
import { ChoiceCell, ManyChoiceCell, SwitchCell, TagsCell } from './choice/cells';
import { ColorCell } from './color/cell';
import { HtmlCell } from './html/cells';
import { ImageCell, ReferenceCell, ReferencesCell } from './link/cells';
import { FileCell } from './link/file-cell';
import { MoneyCell, NumberCell, PercentCell, RateCell } from './number/cells';
import { type CellOf, type CellProps, isBlank } from './parts';
import { RowsCell } from './rows/cell';
import { JsonCell, LinesCell, LongTextCell, PasswordCell, PhoneCell, TextCell, UrlCell } from './text/cells';
import { DateCell, DateTimeCell, PeriodCell } from './time/cells';

const cells: { [K in FieldKind]: CellOf<K> } = {
  text: TextCell,
  longtext: LongTextCell,
  html: HtmlCell,
  slug: TextCell,
  email: TextCell,
  phone: PhoneCell,
  url: UrlCell,
  password: PasswordCell,
  color: ColorCell,
  number: NumberCell,
  money: MoneyCell,
  percent: PercentCell,
  rate: RateCell,
  date: DateCell,
  datetime: DateTimeCell,
  period: PeriodCell,
  switch: SwitchCell,
  choice: ChoiceCell,
  manyChoice: ManyChoiceCell,
  tags: TagsCell,
  image: ImageCell,
  file: FileCell,
  json: JsonCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  lines: LinesCell,
  rows: RowsCell,
};

export interface FieldCellProps {
  field: Field;
  value: unknown;
  references: Record<string, string>;
}

/** The whole record, because some states depend on several fields. */
export interface RecordCellProps extends FieldCellProps {
  record: Record<string, unknown>;
}

export type RecordCell = (props: RecordCellProps) => ReactNode;

export const Cell = ({ field, value, references }: FieldCellProps): ReactNode => {
  // Null is unknown, also where absent has a meaning.
  if (isBlank(value) && (value === null || kindOf(field).unset === undefined)) return field.none ?? '–';
  const Part = cells[field.kind] as CellOf<FieldKind>;
  return <Part {...({ field, value, references } satisfies CellProps)} />;
};
