import { Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call';
import { listTopups, type TopupSummary } from '../../core/contract/topup';
import { actions } from '../../core/text/actions';
import { topupStatus } from '../../core/text/statuses';
import { useKnownPath } from '../../layout/known-path';
import card from '../../ui/card.module.css';
import { Countdown } from '../../ui/countdown';
import { Money } from '../../ui/money';
import { buttonClass } from '../../ui/plain/button-class';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import { Quiet } from './quiet';
import { Strip } from './strip';
import { StripSkeleton } from './strip-skeleton';
import styles from './unpaid-topups.module.css';

/** Specification 9: "4 items per view (arrows when more than 4)". */
const IN_VIEW = 4;
const view = { desktop: IN_VIEW, tablet: 3, phone: 1.2 };
/** Pixels of a card, also while it is on its way or missing. */
const HEIGHT = 178;

/** Top ups that wait for their payment. */
export const UnpaidTopups = () => (
  <Quiet
    call={useCall(listTopups, { query: { status: 1, limit: 20 } })}
    skeleton={<StripSkeleton view={view} height={HEIGHT} />}
  >
    {(topups) => (
      <Strip
        title={copy.unpaid}
        aside={<Link to="/topup/data">{actions.showAll}</Link>}
        view={view}
        arrowsAfter={IN_VIEW}
        cards={topups.map((topup) => ({ key: topup.id, card: <Unpaid topup={topup} /> }))}
        empty={<NoUnpaid />}
      />
    )}
  </Quiet>
);

const Unpaid = ({ topup }: { topup: TopupSummary }) => {
  const canPay = useKnownPath()('/topup/payment');
  return (
    <article className={`${card.card} ${styles.card}`} style={{ minHeight: HEIGHT }}>
      <StatusTag status={topupStatus(topup.status)} />
      <p className={styles.amount}>
        <Money amount={topup.invoice_paid_amount} size={22} />
      </p>
      <p className={styles.quiet}>
        {topup.is_admin ? copy.byAdmin : topup.method_name} · {topup.code}
      </p>
      <p className={styles.left}>
        {topup.expires_at && (
          <>
            <Timer size={16} aria-hidden="true" />
            <span>
              {copy.left} <Countdown until={topup.expires_at} style="words" />
            </span>
          </>
        )}
      </p>
      {canPay ? (
        <Link to={`/topup/payment?q=${topup.id}`} className={buttonClass({ block: true })}>
          {actions.payNow}
          <span className="sr-only"> {topup.code}</span>
        </Link>
      ) : (
        <Link to="/topup/data?status=1" className={buttonClass({ tone: 'quiet', block: true })}>
          {actions.showDetail}
          <span className="sr-only"> {topup.code}</span>
        </Link>
      )}
    </article>
  );
};

const NoUnpaid = () => {
  const canTopUp = useKnownPath()('/topup/form');
  return (
    <>
      {copy.noUnpaid}
      {canTopUp && (
        <Link to="/topup/form" className={buttonClass({ tone: 'soft', size: 'small' })}>
          {actions.topUp}
        </Link>
      )}
    </>
  );
};
