import { TriangleAlert, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownPath } from '../../../admin/web/session/known-path';
import type { Profile } from '../../../core/contract/profile';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { Money } from '../../../ui/money';
import { useAfterChange } from '../../../ui/use-after-change';
import { copy } from '../copy';
import { Tooltip } from '../tooltip';
import styles from './balance-chip.module.css';

const pages = { mitra: '/topup/data', panel: '/panel/saldo-point/data' } satisfies Record<Mode, string>;

export const BalanceChip = ({ mode }: { mode: Mode }) => {
  const { balance, profile } = useFacts();
  const amount = mode === 'panel' ? balance.panel : balance.main;
  const changes = useChanges(amount);
  return (
    <div className={styles.chip}>
      {changes > 0 && <span key={changes} className={styles.changed} />}
      {amount !== null && (
        <Way to={pages[mode]}>
          <Wallet size={18} />
          <span className="sr-only">{copy.balance} </span>
          <Money amount={amount} tone="petrol" />
        </Way>
      )}
      {isLimited(profile) && <Limit amount={profile.maximum_unverified_amount} />}
    </div>
  );
};

const Way = ({ to, children }: { to: string; children: ReactNode }) =>
  useKnownPath()(to) ? (
    <Link to={to} className={styles.way}>
      {children}
    </Link>
  ) : (
    <span className={styles.way}>{children}</span>
  );

/** Specification 5: "only when maximum_unverified_amount is non-zero". */
const isLimited = ({ kyc_verified, maximum_unverified_amount }: Profile): boolean =>
  kyc_verified === false && maximum_unverified_amount !== 0;

const Limit = ({ amount }: { amount: number }) => {
  const canGo = useKnownPath()('/kyc');
  return (
    <Tooltip text={copy.limit(amount)}>
      {({ 'aria-describedby': id }) =>
        canGo ? (
          <Link to="/kyc" className={styles.limit} aria-labelledby={id}>
            <TriangleAlert size={16} />
          </Link>
        ) : (
          <button type="button" className={styles.limit} aria-labelledby={id}>
            <TriangleAlert size={16} />
          </button>
        )
      }
    </Tooltip>
  );
};

function useChanges(amount: number | null): number {
  const [changes, setChanges] = useState(0);
  useAfterChange(amount, () => setChanges((count) => count + 1));
  return changes;
}
