import { Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../api/known-path';
import { useLive } from '../../api/live-events';
import { useCall } from '../../api/use-call';
import { listTopups, type TopupSummary, unpaidQuery } from '../../core/contract/topup-list';
import { actions } from '../../core/text/actions';
import { topupStatus } from '../../core/text/statuses';
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

interface UnpaidTopupsProps {
  quietly: boolean;
}

export const UnpaidTopups = ({ quietly }: UnpaidTopupsProps) => {
  const canPay = useKnownPath()('/topup/payment');
  const height = canPay ? 200 : 146;
  const call = useCall(listTopups, { query: unpaidQuery });
  const again = () => void call.refetch();
  useLive('topup', again);
  useLive('resync', again);
  return (
    <Quiet call={call} skeleton={!quietly && <StripSkeleton view={view} height={height} />}>
      {(topups) =>
        (topups.length > 0 || !quietly) && (
          <Strip
            title={copy.unpaid}
            aside={<Link to="/topup/data">{actions.showAll}</Link>}
            view={view}
            arrowsAfter={IN_VIEW}
            cards={topups.map((topup) => ({
              key: topup.id,
              card: <Unpaid topup={topup} canPay={canPay} onEnd={again} />,
            }))}
            empty={<NoUnpaid />}
            height={height}
          />
        )
      }
    </Quiet>
  );
};

const UNPAID = 1;

interface FactsProps {
  topup: TopupSummary;
  onEnd: () => void;
}

const Unpaid = ({ canPay, ...facts }: FactsProps & { canPay: boolean }) => {
  const { topup } = facts;
  const look = `${card.card} ${styles.card}`;
  if (!canPay) {
    return (
      <Link to="/topup/data?status=1" className={look}>
        <Facts {...facts} />
      </Link>
    );
  }
  return (
    <article className={look}>
      <Facts {...facts} />
      <Link to={`/topup/payment?q=${topup.id}`} className={buttonClass({ block: true })}>
        {actions.payNow}
        <span className="sr-only"> {topup.code}</span>
      </Link>
    </article>
  );
};

const Facts = ({ topup, onEnd }: FactsProps) => (
  <>
    <StatusTag status={topupStatus(UNPAID)} />
    <span className={styles.amount}>
      <Money amount={topup.invoice_paid_amount} size={22} />
    </span>
    <span className={styles.quiet}>
      {[topup.is_admin ? copy.byAdmin : topup.method_name, topup.code].filter(Boolean).join(' · ')}
    </span>
    <span className={styles.left}>
      {topup.expires_at && (
        <>
          <Timer size={16} aria-hidden="true" />
          <span>
            {copy.left} <Countdown until={topup.expires_at} style="words" onEnd={onEnd} />
          </span>
        </>
      )}
    </span>
  </>
);

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
