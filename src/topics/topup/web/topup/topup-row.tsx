import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime } from '../../../../core/format/date';
import { TOPUP } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { topupStatus } from '../../../../core/text/statuses';
import { Countdown } from '../../../../ui/countdown';
import { Money } from '../../../../ui/money';
import lines from '../../../../ui/money-row.module.css';
import { PaymentTile } from '../../../../ui/payment-tile';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { StatusTag } from '../../../../ui/status-tag';
import type { TopupSummary } from '../../contract/topup-list';
import { copy } from './copy';
import styles from './topup.module.css';

interface TopupRowProps {
  topup: TopupSummary;
  onCancel: () => void;
  onEnd: () => void;
}

export const TopupRow = ({ topup, onCancel, onEnd }: TopupRowProps) => {
  const name = topup.is_admin ? copy.byAdmin : topup.method_name;
  return (
    <article className={`${lines.line} ${styles.row}`}>
      <Link className={styles.main} to={`/topup/payment?q=${topup.id}`}>
        <PaymentTile name={name} />
        <span className={styles.words}>
          <span className={`${lines.strong} ${styles.name}`}>{name}</span>
          <span className={lines.quiet}>{topup.code}</span>
        </span>
      </Link>
      <span className={`${lines.quiet} ${styles.date}`}>
        {topup.created_at && dateTime(topup.created_at)}
      </span>
      <span className={styles.state}>
        <StatusTag status={topupStatus(topup.status)} />
        {topup.status === TOPUP.waiting && topup.expires_at && (
          <span className={lines.quiet}>
            {copy.remaining} <Countdown until={topup.expires_at} style="words" onEnd={onEnd} />
          </span>
        )}
      </span>
      <span className={styles.amount}>
        <Money amount={topup.amount} />
        {topup.invoice_paid_amount !== topup.amount && (
          <span className={lines.quiet}>
            {copy.pay} <Money amount={topup.invoice_paid_amount} tone="quiet" />
          </span>
        )}
      </span>
      <RowActions topup={topup} onCancel={onCancel} />
    </article>
  );
};

const RowActions = ({ topup, onCancel }: Pick<TopupRowProps, 'topup' | 'onCancel'>) => {
  const pays = useMay('topup.action');
  const { id, code, status, is_admin } = topup;
  return (
    <span className={styles.actions}>
      {status === TOPUP.waiting && (
        <>
          {pays.can && (
            <Button tone="danger" size="small" onClick={onCancel}>
              {actions.callOff}
              <span className="sr-only"> {code}</span>
            </Button>
          )}
          <ButtonLink size="small" to={`/topup/payment?q=${id}`}>
            {actions.pay}
            <span className="sr-only"> {code}</span>
          </ButtonLink>
        </>
      )}
      {status === TOPUP.paid && !is_admin && (
        <ButtonLink tone="quiet" size="small" to={`/topup/invoice?q=${id}`}>
          {actions.invoice}
          <span className="sr-only"> {code}</span>
        </ButtonLink>
      )}
    </span>
  );
};
