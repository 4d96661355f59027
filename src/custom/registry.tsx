import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { causeLink } from '../core/routes/cause-link';
import type { CustomCell } from '../core/schema/custom-names';
import { Cell } from '../fields/cells';
import { useFieldDoors } from '../fields/doors';
import { isBlank } from '../fields/parts';
import { PlainValue } from '../fields/plain-value';
import { RowsValue } from '../fields/rows/value';
import { AttachmentCell } from './attachment';
import styles from './cause-link.module.css';
import type { RecordCell, RecordCellProps } from './cell-props';
import { DebtReminder } from './debt-reminder';
import { Privileges } from './privileges';
import { ScheduleStatusCell } from './schedule-status';
import { Timeline } from './timeline';

const CauseLink: RecordCell = ({ value, record: { ref_type, ref_id } }) => {
  const { knownLink } = useFieldDoors();
  const code = String(value);
  const link =
    typeof ref_type === 'string' && typeof ref_id === 'string' ? causeLink(ref_type, ref_id) : null;
  const way = knownLink(link);
  return way ? (
    <Link className={styles.link} to={way}>
      {code}
    </Link>
  ) : (
    code
  );
};

const customCells: Record<CustomCell, RecordCell> = {
  'schedule-status': ScheduleStatusCell,
  'sale-status': ScheduleStatusCell,
  'promo-status': ScheduleStatusCell,
  timeline: Timeline,
  attachment: AttachmentCell,
  'cause-link': CauseLink,
  'debt-reminder': DebtReminder,
  privileges: Privileges,
};

const custom = (props: RecordCellProps): ReactNode | undefined => {
  const { field, value } = props;
  // A record without a schedule has a state as well.
  const isShown = !isBlank(value) || 'none' in field;
  if (!field.cell || !isShown) return undefined;
  const Part = customCells[field.cell as CustomCell];
  return <Part {...props} />;
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
