import type { RecordCellProps } from '../../admin/web/fields/cells';
import { PeriodCell } from '../../admin/web/fields/time/cells';
import { type ScheduleCell, scheduleStatus } from '../../core/text/schedule';
import type { Period } from '../../core/value/period';
import { isOn } from '../../topics/shops/domain/is-on';
import layout from '../../ui/layout.module.css';
import { serverNow } from '../../ui/server-clock';
import { StatusTag } from '../../ui/status-tag';

export const ScheduleStatusCell = ({ field, value, record }: RecordCellProps) => {
  const about = { period: (value ?? undefined) as Period | undefined, isActive: isOn(record) };
  return (
    <span className={layout.row3}>
      {about.period ? <PeriodCell value={value} /> : field.none}
      <StatusTag status={scheduleStatus(field.cell as ScheduleCell, about, serverNow())} />
    </span>
  );
};
