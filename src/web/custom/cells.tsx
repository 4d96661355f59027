import { Link } from 'react-router-dom';
import type { RecordCell } from '../../admin/web/fields/cells';
import { useKnownLink } from '../../admin/web/session/known-path';
import { causeLink } from '../../core/routes/cause-link';
import type { CustomCell } from '../../topics/offers';
import { OrderCell } from '../../topics/orders/web/list-transaction/order-cell';
import { Timeline } from '../../ui/timeline';
import styles from './cause-link.module.css';
import { DebtReminder } from './debt-reminder';
import { Privileges } from './privileges';
import { ScheduleStatusCell } from './schedule-status';

const CauseLink: RecordCell = ({ value, record: { ref_type, ref_id } }) => {
  const knownLink = useKnownLink();
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

/** Cells of `resources.config.ts` by name; a missing one does not compile. */
export const customCells: Record<CustomCell, RecordCell> = {
  'schedule-status': ScheduleStatusCell,
  'sale-status': ScheduleStatusCell,
  'promo-status': ScheduleStatusCell,
  timeline: Timeline,
  'cause-link': CauseLink,
  'debt-reminder': DebtReminder,
  privileges: Privileges,
  'order-name': OrderCell,
};
