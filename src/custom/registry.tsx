import type { CustomCell, CustomInput } from '../core/schema/custom-names';
import type { Field, FieldKind } from '../core/schema/field';
import { Cell } from '../fields/cells';
import { type CellOf, type InputOf, isBlank } from '../fields/parts';
import { ScheduleStatusCell } from './schedule-status';

/** Escape hatches of `resources.config.ts` by name; each serves the kinds it was written for. */
const customCells: Record<CustomCell, CellOf<FieldKind>> = {
  'schedule-status': ScheduleStatusCell,
};

export const customInputs: Record<CustomInput, InputOf<FieldKind>> = {};

interface AnyCellProps {
  field: Field;
  value: unknown;
  references: Record<string, string>;
  detailed?: boolean;
}

/** A value as its field wants it: by the custom cell it names, else by its kind. */
export const AnyCell = (props: AnyCellProps) => {
  const { field, value, references } = props;
  const Part = field.cell && !isBlank(value) ? customCells[field.cell as CustomCell] : undefined;
  return Part ? <Part field={field} value={value} references={references} /> : <Cell {...props} />;
};
