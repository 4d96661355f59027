import type { FieldKind } from '../core/schema/field';
import { Cell, type FieldCellProps } from './cells';
import { HtmlValue } from './html/cells';
import { ImageValue } from './link/cells';
import { type CellOf, isBlank } from './parts';
import { LongTextValue } from './text/cells';

/** How a kind is read where there is room, when that differs from its cell. */
const values: { [K in FieldKind]?: CellOf<K> } = {
  longtext: LongTextValue,
  html: HtmlValue,
  image: ImageValue,
};

/** A value of any kind as a detail shows it; sub-rows are the detail's own (`rows/value`). */
export const PlainValue = (props: FieldCellProps) => {
  const Part = values[props.field.kind] as CellOf<FieldKind> | undefined;
  return Part && !isBlank(props.value) ? <Part {...props} /> : <Cell {...props} />;
};
