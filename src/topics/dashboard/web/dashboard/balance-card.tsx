import { History, Medal, Plus, Radio, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { actions } from '../../../../core/text/actions';
import { Face } from '../../../../ui/face';
import { Money } from '../../../../ui/money';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { useOnline } from '../../../../ui/use-online';
import { useScreen } from '../../../../ui/use-screen';
import { useTopUpPath } from '../../../payments/web/top-up-path';
import styles from './balance-card.module.css';
import { copy } from './copy';
import { Forecast } from './forecast';

/** Live balance. Phones show the tier here. Hidden from people who may not see it. */
export const BalanceCard = () => {
  const balance = useFacts().balance.main;
  const phone = useScreen() === 'phone';
  const isKnown = useKnownPath();
  const topUpPath = useTopUpPath();
  if (balance === null) return null;
  return (
    <Face as="section" className={styles.card} aria-label={copy.balance}>
      <div className={styles.head}>
        <h2 className={styles.title}>{copy.balance}</h2>
        {phone ? <Tier /> : <Connection />}
      </div>
      <Balance amount={balance} />
      <Forecast />
      <div className={styles.ways}>
        {topUpPath && (
          <ButtonLink to={topUpPath} tone="accent">
            <Plus size={18} aria-hidden="true" />
            {actions.topUp}
          </ButtonLink>
        )}
        {isKnown('/history-balance') && (
          <ButtonLink to="/history-balance" tone="glass">
            <History size={18} aria-hidden="true" />
            {copy.history}
          </ButtonLink>
        )}
      </div>
    </Face>
  );
};

const Tier = () => {
  const { tier_name } = useFacts().profile;
  return (
    tier_name && (
      <span className={styles.tier}>
        <Medal size={16} aria-hidden="true" />
        {tier_name}
      </span>
    )
  );
};

const Balance = ({ amount }: { amount: number }) => {
  const phone = useScreen() === 'phone';
  const [first] = useState(amount);
  return (
    <p className={styles.amount} aria-live="polite">
      <span key={amount} className={amount === first ? undefined : styles.changed}>
        <Money amount={amount} tone="inherit" size={phone ? 34 : 40} />
      </span>
    </p>
  );
};

const Connection = () => {
  const { live } = useFacts();
  const online = useOnline();
  const Picture = live && online ? Radio : WifiOff;
  return (
    <span className={styles.connection}>
      <Picture size={16} aria-hidden="true" />
      {!online ? copy.offline : live ? copy.live : copy.connecting}
    </span>
  );
};
