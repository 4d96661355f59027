import { ExternalLink } from 'lucide-react';
import { fileUrl } from '../../api/browser-config';
import { useMay } from '../../api/use-may';
import type { Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';
import { elsewhere } from '../../ui/elsewhere';
import { Notice } from '../../ui/plain/notice';
import { useScreen } from '../../ui/use-screen';
import { Breakdown } from './breakdown';
import { CheckStatus } from './check-status';
import { copy } from './copy';
import { Instructions } from './instructions';
import { Outcome } from './outcome';
import { PayCard } from './pay-card';
import { ProofForm } from './proof-form';
import { StatusNews } from './status-news';
import { TopupActions } from './topup-actions';
import styles from './topup-payment.module.css';
import { WaysOn } from './ways-on';

export const TopupView = ({ topup, look }: { topup: Topup; look: () => Promise<unknown> }) => {
  const pays = useMay('topup.action');
  const phone = useScreen() === 'phone';
  const { payment, status } = topup;
  const isWaiting = status === TOPUP.waiting;
  // After expiry a proof is accepted for payments made in time.
  const takesProof = payment?.kind === 'manual' && (isWaiting || status === TOPUP.expired) && pays.can;
  return (
    <div className={styles.columns}>
      <StatusNews topup={topup} />
      <div className={styles.main}>
        {isWaiting && topup.note && <Notice>{topup.note}</Notice>}
        {isWaiting && payment ? (
          <PayCard topup={topup} payment={payment} onEnd={() => void look()} />
        ) : (
          <Outcome topup={topup} actions={<WaysOn topup={topup} />} />
        )}
        {takesProof && <ProofForm topupId={topup.id} onSent={() => void look()} />}
        {isWaiting && <Instructions instructions={topup.instructions} />}
      </div>
      <div className={styles.side}>
        <Breakdown topup={topup} />
        {phone && <TopupActions topup={topup} onChanged={() => void look()} />}
        {(isWaiting || status === TOPUP.reviewed) && (
          <CheckStatus topup={topup} isMain={!takesProof} look={look} />
        )}
        {isWaiting && topup.sandbox_url && (
          <a className={styles.sandbox} href={fileUrl(topup.sandbox_url)} {...elsewhere}>
            <ExternalLink size={15} aria-hidden="true" />
            {copy.sandbox}
          </a>
        )}
      </div>
    </div>
  );
};
