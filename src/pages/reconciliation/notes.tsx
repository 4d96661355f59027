import type { ToldReconciliation } from '../../core/contract/reconciliation';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import styles from './reconciliation.module.css';

const NAMED = 10;

export const Notes = ({
  outside,
  unread,
  unknown_statuses: unknown,
}: Pick<ToldReconciliation, 'outside' | 'unread' | 'unknown_statuses'>) => (
  <>
    {unknown.length > 0 && (
      <Notice>{copy.unknownStatuses(unknown.slice(0, NAMED), unknown.length - NAMED)}</Notice>
    )}
    {outside > 0 && <Notice tone="run">{copy.outside(outside)}</Notice>}
    {unread.length > 0 && (
      <Notice>
        {copy.unread(unread.length)}
        <ul className={styles.unread}>
          {unread.slice(0, NAMED).map(({ row, column, text }) => (
            <li key={row}>{copy.unreadRow(row, column, text)}</li>
          ))}
          {unread.length > NAMED && <li>{copy.unreadMore(unread.length - NAMED)}</li>}
        </ul>
      </Notice>
    )}
  </>
);
