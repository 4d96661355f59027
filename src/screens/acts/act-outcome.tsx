import { TriangleAlert } from 'lucide-react';
import type { ActReply } from '../../core/contract/act-reply';
import { number } from '../../core/format/number';
import { Notice } from '../../ui/plain/notice';
import { StatusTag } from '../../ui/status-tag';
import styles from './act-dialog.module.css';

interface ActOutcomeProps {
  reply: ActReply;
  isPreview: boolean;
}

export const ActOutcome = ({ reply: { message, facts, changes }, isPreview }: ActOutcomeProps) => {
  const warned = changes.filter(({ warning }) => warning).length;
  return (
    <section className={styles.outcome} aria-live="polite">
      {isPreview ? (
        <strong>
          {changes.length > 0 ? `${number(changes.length)} data berubah` : 'Tidak ada yang berubah'}
        </strong>
      ) : (
        <strong>{message}</strong>
      )}
      {warned > 0 && <Notice tone="wait">{number(warned)} data perlu diperhatikan.</Notice>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, look }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{look ? <StatusTag status={{ word: value, look }} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ id, title, values, warning }) => (
            <li key={id}>
              <span className={styles.changed}>{title}</span>
              {values.map(({ label, before, after }) => (
                <span key={label} className={styles.value}>
                  {label}: <del>{before}</del> <ins>{after}</ins>
                </span>
              ))}
              {warning && (
                <span className={styles.warning}>
                  <TriangleAlert size={14} aria-hidden="true" />
                  {warning}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
