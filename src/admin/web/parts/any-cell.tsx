import { customCells } from 'virtual:custom-cells';
import type { ReactNode } from 'react';
import { Cell, type RecordCellProps } from '../fields/cells';
import { isBlank } from '../fields/parts';
import { PlainValue } from '../fields/plain-value';
import { RowsValue } from '../fields/rows/value';

const custom = (props: RecordCellProps): ReactNode | undefined => {
  const { field, value } = props;
  // A record without a schedule has a state as well.
  const isShown = !isBlank(value) || 'none' in field;
  const Part = field.cell && isShown ? customCells[field.cell] : undefined;
  return Part && <Part {...props} />;
};

export const AnyCell = (props: RecordCellProps) => custom(props) ?? <Cell {...props} />;

export const AnyValue = (props: RecordCellProps) => {
  const { field, value, references } = props;
  const own = custom(props);
  if (own !== undefined) return own;
  if (field.kind === 'rows' && !isBlank(value)) {
    return <RowsValue field={field} value={value} references={references} />;
  }
  return <PlainValue {...props} />;
};
