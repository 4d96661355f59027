import type { ReactNode } from 'react';
import type { CustomCell } from '../core/schema/custom-names';
import type { FieldKind } from '../core/schema/field';
import { Cell, type FieldCellProps } from '../fields/cells';
import { type CellOf, isBlank } from '../fields/parts';
import { PlainValue } from '../fields/plain-value';
import { RowsValue } from '../fields/rows/value';
import { ScheduleStatusCell } from './schedule-status';
import { Timeline } from './timeline';

/** Cells of `resources.config.ts` by name; each serves the kinds it was written for. */
const customCells: Record<CustomCell, CellOf<FieldKind>> = {
  'schedule-status': ScheduleStatusCell,
  timeline: Timeline,
};

const custom = (props: FieldCellProps): ReactNode | undefined => {
  const { field, value } = props;
  if (!field.cell || isBlank(value)) return undefined;
  const Part = customCells[field.cell as CustomCell];
  return <Part {...props} />;
};

/** A value in a row, as its field wants it: by the custom cell it names, else by its kind. */
export const AnyCell = (props: FieldCellProps) => custom(props) ?? <Cell {...props} />;

/** A value on a detail. */
export const AnyValue = (props: FieldCellProps) => {
  const { field, value, references } = props;
  const own = custom(props);
  if (own !== undefined) return own;
  if (field.kind === 'rows' && !isBlank(value)) {
    return <RowsValue field={field} value={value} references={references} />;
  }
  return <PlainValue {...props} />;
};
