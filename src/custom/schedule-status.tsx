import { isOn } from '../core/storefront/is-on';
import { type ScheduleCell, scheduleStatus } from '../core/text/schedule';
import type { Period } from '../core/value/period';
import type { RecordCellProps } from '../fields/cells';
import { PeriodCell } from '../fields/time/cells';
import { serverNow } from '../ui/server-clock';
import { StatusTag } from '../ui/status-tag';
import styles from './schedule-status.module.css';

export const ScheduleStatusCell = ({ field, value, record }: RecordCellProps) => {
  const about = { period: (value ?? undefined) as Period | undefined, isActive: isOn(record) };
  return (
    <span className={styles.schedule}>
      {about.period ? <PeriodCell value={value} /> : field.none}
      <StatusTag status={scheduleStatus(field.cell as ScheduleCell, about, serverNow())} />
    </span>
  );
};
