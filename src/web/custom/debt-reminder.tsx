import { MessageCircle } from 'lucide-react';
import type { RecordCell } from '../../admin/web/fields/cells';
import { phone } from '../../core/format/phone';
import { type Debt, reminderLink } from '../../topics/books/domain/reminder';
import { elsewhere } from '../../ui/elsewhere';
import { serverNow } from '../../ui/server-clock';
import styles from './debt-reminder.module.css';

export const DebtReminder: RecordCell = ({ value, record }) => {
  const { left = 0, ...about } = record as Debt;
  const debt = { ...about, left, phone: String(value) };
  return (
    <span className={styles.phone}>
      {phone(debt.phone)}
      {debt.left > 0 && (
        <a
          className={styles.link}
          href={reminderLink(debt, serverNow())}
          {...elsewhere}
          aria-label={`Ingatkan ${debt.name} lewat WhatsApp`}
        >
          <MessageCircle size={16} />
          Ingatkan
        </a>
      )}
    </span>
  );
};
