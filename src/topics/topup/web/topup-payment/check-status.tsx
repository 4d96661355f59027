import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { TOPUP } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { useAction } from '../../../../platform/web/use-call';
import bottom from '../../../../ui/bottom-bar.module.css';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { useOnline } from '../../../../ui/use-online';
import { useScreen } from '../../../../ui/use-screen';
import { checkTopup, type Topup } from '../../contract/topup';
import { copy } from './copy';
import styles from './topup-payment.module.css';

interface CheckStatusProps {
  topup: Topup;
  isMain: boolean;
  refresh: () => Promise<unknown>;
}

/** Also polls the gateway. Reports the result if nothing changed. */
export const CheckStatus = ({ topup: { id, status }, isMain, refresh }: CheckStatusProps) => {
  const online = useOnline();
  const hasBar = useScreen() !== 'desktop';
  const ask = useAction(checkTopup);
  const [isChecking, setChecking] = useState(false);
  const [hasChecked, setChecked] = useState(false);
  const check = async () => {
    setChecked(false);
    setChecking(true);
    // Only the operator reviews; the gateway knows payments. The state is refreshed whatever it answers.
    if (status === TOPUP.waiting) await ask.mutateAsync({ params: { id } }).catch(() => undefined);
    await refresh();
    setChecking(false);
    setChecked(true);
  };
  const answer = !online
    ? copy.offline
    : hasChecked && (status === TOPUP.reviewed ? copy.stillReviewed : copy.stillWaiting);
  return (
    <div
      className={hasBar ? `${bottom.bar} ${bottom.stacked}` : layout.stack2}
      data-sticky-action={hasBar ? '' : undefined}
    >
      <p className={styles.answer} aria-live="polite">
        {answer}
      </p>
      <Button
        tone={hasBar && isMain ? 'primary' : 'soft'}
        size={hasBar ? 'large' : 'normal'}
        block={hasBar}
        icon={<RefreshCw size={18} aria-hidden="true" />}
        loading={isChecking}
        disabled={!online}
        onClick={() => void check()}
      >
        {actions.checkStatus}
      </Button>
    </div>
  );
};
