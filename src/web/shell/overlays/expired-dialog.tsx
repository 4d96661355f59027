import { Lock, PiggyBank, Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { rupiah } from '../../../core/format/money';
import { homeOf } from '../../../topics/shops/web/mode/mode';
import { copy as topup } from '../../../topics/topup/web/parts/copy';
import { Dialog } from '../../../ui/dialog';
import { Button } from '../../../ui/plain/button';
import { ButtonLink } from '../../../ui/plain/button-link';
import { copy } from '../copy';
import { RenewalFee } from './renewal-fee';
import { useRenewal } from './use-renewal';

const PayByProfit = lazy(() => import('./pay-by-profit'));

/**
 * Shown before a locked screen of an expired panel: the buttons of specification 2, "Akses Dibatasi", below other ways
 * to renew.
 */
export const ExpiredDialog = ({ onClose }: { onClose: () => void }) => {
  const isKnown = useKnownPath();
  const renewal = useRenewal();
  /** Profit in rupiah chosen for payment; fixed while balances change. */
  const [paying, pay] = useState<number | null>(null);
  if (paying !== null && renewal.plan) {
    return (
      <Suspense fallback={null}>
        <PayByProfit
          amount={paying}
          price={renewal.plan.price}
          renewal={renewal}
          onBack={() => pay(null)}
          onClose={onClose}
        />
      </Suspense>
    );
  }

  const { fromProfit } = renewal;
  return (
    <Dialog
      title={copy.expired.title}
      icon={Lock}
      reason={copy.expired.reason}
      onClose={onClose}
      actions={
        <>
          {isKnown('/topup/data') && (
            <ButtonLink to="/topup/data">
              <Wallet size={18} />
              {topup.topUp}
            </ButtonLink>
          )}
          <ButtonLink to={homeOf('panel')} tone="link">
            {copy.expired.back}
          </ButtonLink>
        </>
      }
    >
      <RenewalFee renewal={renewal} />
      {fromProfit !== null && (
        <Button tone="soft" icon={<PiggyBank size={18} />} onClick={() => pay(fromProfit)}>
          {copy.expired.fromProfit(rupiah(fromProfit))}
        </Button>
      )}
      {renewal.plan?.auto_renew === false && isKnown(PLAN) && <Link to={PLAN}>{copy.expired.toPlan}</Link>}
    </Dialog>
  );
};

const PLAN = '/mitra-panel/status';
