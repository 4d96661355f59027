import { Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { actions } from '../../../../core/text/actions';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { Countdown } from '../../../../ui/countdown';
import { Money } from '../../../../ui/money';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { listTopups, type TopupSummary, unpaidQuery } from '../../../topup/contract/topup-list';
import { copy } from './copy';
import { Quiet } from './quiet';
import { Strip } from './strip';
import { StripSkeleton } from './strip-skeleton';
import styles from './unpaid-topups.module.css';

/** Specification 9: "4 items per view (arrows when more than 4)". */
const IN_VIEW = 4;
/** Pixels of a card. */
const HEIGHT = 112;
const view = { desktop: IN_VIEW, tablet: 3, phone: 1.2 };

export const UnpaidTopups = ({ quietly }: { quietly: boolean }) => {
  const canPay = useKnownPath()('/topup/payment');
  const call = useCall(listTopups, { query: unpaidQuery });
  const again = () => void call.refetch();
  useLive('topup', again);
  useLive('resync', again);
  return (
    <Quiet call={call} skeleton={!quietly && <StripSkeleton view={view} height={HEIGHT} />}>
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
            height={HEIGHT}
          />
        )
      }
    </Quiet>
  );
};

/** The whole card leads to the payment, or to the list where this person pays nothing. */
const Unpaid = ({ topup, canPay, onEnd }: { topup: TopupSummary; canPay: boolean; onEnd: () => void }) => (
  <article className={`${card.card} ${styles.card}`}>
    <Money amount={topup.invoice_paid_amount} size={20} />
    <span className={styles.quiet}>
      {[topup.is_admin ? copy.byAdmin : topup.method_name, topup.code].filter(Boolean).join(' · ')}
    </span>
    <Link to={canPay ? `/topup/payment?q=${topup.id}` : '/topup/data?status=1'} className={styles.way}>
      {canPay ? actions.payNow : actions.showDetail}
      <span className="sr-only"> {topup.code}</span>
    </Link>
    {topup.expires_at && (
      <span className={styles.left}>
        <Timer size={16} aria-hidden="true" />
        <span>
          <span className="sr-only">{copy.left} </span>
          <Countdown until={topup.expires_at} style="words" onEnd={onEnd} />
        </span>
      </span>
    )}
  </article>
);

const NoUnpaid = () => {
  const canTopUp = useKnownPath()('/topup/form');
  return (
    <>
      {copy.noUnpaid}
      {canTopUp && (
        <ButtonLink to="/topup/form" tone="soft" size="small">
          {actions.topUp}
        </ButtonLink>
      )}
    </>
  );
};
