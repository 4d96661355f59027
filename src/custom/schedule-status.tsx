import type { Status } from '../core/text/statuses';
import { PeriodCell } from '../fields/time/cells';
import { StatusTag } from '../ui/status-tag';
import styles from './schedule-status.module.css';

const scheduled: Status = { word: 'Terjadwal', look: 'run' };
const running: Status = { word: 'Tayang', look: 'ok' };
const over: Status = { word: 'Berakhir', look: 'off' };

/** Where a period stands at `now`, milliseconds since 1970. */
export const scheduleStatus = (period: { start_at: string; end_at?: string }, now: number): Status => {
  if (Date.parse(period.start_at) > now) return scheduled;
  return period.end_at && Date.parse(period.end_at) <= now ? over : running;
};

/** A period's dates with its state now. */
export const ScheduleStatusCell = ({ value }: { value: unknown }) => (
  <span className={styles.schedule}>
    <PeriodCell value={value} />
    <StatusTag status={scheduleStatus(value as { start_at: string; end_at?: string }, Date.now())} />
  </span>
);
