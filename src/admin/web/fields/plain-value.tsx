import type { FieldKind } from '../../schema/field';
import { Cell, type FieldCellProps } from './cells';
import { HtmlValue } from './html/cells';
import { ImageValue } from './link/cells';
import { type CellOf, isBlank } from './parts';
import { JsonValue, LongTextValue } from './text/cells';

const values: { [K in FieldKind]?: CellOf<K> } = {
  longtext: LongTextValue,
  html: HtmlValue,
  image: ImageValue,
  json: JsonValue,
};

export const PlainValue = (props: FieldCellProps) => {
  const Part = values[props.field.kind] as CellOf<FieldKind> | undefined;
  return Part && !isBlank(props.value) ? <Part {...props} /> : <Cell {...props} />;
};
