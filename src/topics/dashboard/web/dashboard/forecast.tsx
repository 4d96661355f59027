import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { rupiah } from '../../../../core/format/money';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { serverNow } from '../../../../ui/server-clock';
import { useAfterChange } from '../../../../ui/use-after-change';
import { useQuietMoment } from '../../../../ui/use-quiet-moment';
import { getBalanceForecast } from '../../../statistics/contract/balance-forecast';
import { runsOutText } from '../../text';
import styles from './balance-card.module.css';
import { copy } from './copy';

const FORM = '/topup/form';

/** Forecast of the balance with a suggested top-up; loaded later, with its space reserved. */
export const Forecast = () => (
  <div className={styles.forecast}>
    <Words />
  </div>
);

const Words = () => {
  const balance = useFacts().balance.main;
  const isKnown = useKnownPath();
  const { data, refetch } = useCall(getBalanceForecast, {}, { enabled: useQuietMoment() });
  const soon = useGathered(() => void refetch());
  useAfterChange(balance, soon);
  useLive('resync', soon);
  if (!data || balance === null) return null;
  const { runs_out_at, topup } = data;
  if (!runs_out_at) return <p className={styles.small}>{copy.lasts}</p>;
  return (
    <>
      <p className={styles.small}>
        {balance > 0 ? copy.runsOut(runsOutText(runs_out_at, serverNow())) : copy.isOut}
      </p>
      {isKnown(FORM) && (
        <Link to={`${FORM}?amount=${topup}`} className={styles.prepared}>
          {copy.prepared(rupiah(topup))}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </>
  );
};
