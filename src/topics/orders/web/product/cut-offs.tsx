import { useId } from 'react';
import { minuteOfDay } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useCall } from '../../../../platform/web/use-call';
import { Dismiss } from '../../../../ui/dismiss';
import { LoadState } from '../../../../ui/load-state';
import { Modal } from '../../../../ui/modal';
import { serverNow } from '../../../../ui/server-clock';
import { StatusTag } from '../../../../ui/status-tag';
import { type CutOffHours, listCutOffs } from '../../../catalogue/contract/cut-off';
import { dayHours } from '../../../catalogue/domain/day-hours';
import { copy } from './copy';
import styles from './product.module.css';

const DAY = 24 * 60;

export const CutOffs = ({ onClose }: { onClose: () => void }) => {
  const title = useId();
  const { data, error, refetch } = useCall(listCutOffs, {}, { refetchInterval: 60_000 });
  return (
    <Modal labelledBy={title} onClose={onClose}>
      <div className={styles.cutOffs}>
        <div>
          <h2 id={title}>{copy.cutOffs}</h2>
          <p className={styles.quiet}>{copy.cutOffsHint}</p>
        </div>
        <LoadState data={data} error={error} onRetry={refetch}>
          {(rows) =>
            rows.length === 0 ? (
              <p>{copy.noCutOffs}</p>
            ) : (
              <ul>
                {rows.map((row) => (
                  <CutOff key={row.brand_id} row={row} />
                ))}
              </ul>
            )
          }
        </LoadState>
        <Dismiss onClick={onClose}>{actions.close}</Dismiss>
      </div>
    </Modal>
  );
};

const CutOff = ({ row: { name, start, end, is_cut_off } }: { row: CutOffHours }) => {
  const now = minuteOfDay(serverNow());
  return (
    <li className={styles.cutOff}>
      <span>
        <strong>{name}</strong> <span className={styles.quiet}>{copy.hours(start, end)}</span>
      </span>
      <StatusTag
        status={is_cut_off ? { word: copy.cutOffNow(end), tone: 'off' } : { word: copy.openNow, tone: 'ok' }}
      />
      <svg className={styles.day} viewBox={`0 0 ${DAY} 10`} preserveAspectRatio="none" aria-hidden="true">
        {dayHours(start, end).map((part) => (
          <rect
            key={part.from}
            className={styles.closedHours}
            x={part.from}
            width={Math.max(part.minutes, 8)}
            height={10}
          />
        ))}
        <line className={styles.nowLine} x1={now} x2={now} y1={0} y2={10} />
      </svg>
    </li>
  );
};
