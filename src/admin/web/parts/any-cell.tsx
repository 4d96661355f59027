import { customCells } from 'virtual:custom-cells';
import type { ReactNode } from 'react';
import { choicesOf, fitsKind, kindOf, storedText } from '../../schema/kinds';
import { Cell, type RecordCellProps } from '../fields/cells';
import { isBlank } from '../fields/parts';
import { PlainValue } from '../fields/plain-value';
import { RowsValue } from '../fields/rows/value';
import styles from './any-cell.module.css';

const custom = (props: RecordCellProps): ReactNode | undefined => {
  const { field, value } = props;
  // A record without a schedule has a state as well.
  const isShown = !isBlank(value) || 'none' in field;
  const Part = field.cell && isShown ? customCells[field.cell] : undefined;
  return Part && <Part {...props} />;
};

/** A value from before a change of the declaration, as it is stored. */
const misfit = ({ field, value }: RecordCellProps): ReactNode | undefined => {
  const options = choicesOf(field).map((option) => option.value);
  const chosen = [value].flat().filter((one) => typeof one === 'string');
  const isOption = options.length === 0 || chosen.every((one) => options.includes(one));
  if (isBlank(value) || kindOf(field).secret || (fitsKind(field, value) && isOption)) return undefined;
  return (
    <mark className={styles.misfit} title="Nilai tersimpan ini tidak lagi sesuai dengan isiannya.">
      {storedText(value)}
    </mark>
  );
};

/** Called rather than mounted by lists: a thousand cells each save a component. */
export const AnyCell = (props: RecordCellProps): ReactNode => custom(props) ?? misfit(props) ?? Cell(props);

export const AnyValue = (props: RecordCellProps) => {
  const { field, value, references } = props;
  const own = custom(props) ?? misfit(props);
  if (own !== undefined) return own;
  if (field.kind === 'rows' && !isBlank(value)) {
    return <RowsValue field={field} value={value} references={references} />;
  }
  return <PlainValue {...props} />;
};
