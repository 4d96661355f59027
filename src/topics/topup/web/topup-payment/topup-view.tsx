import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { useMay } from '../../../../admin/web/session/use-may';
import { TOPUP } from '../../../../core/states';
import { actions } from '../../../../core/text/actions';
import { topupStatus } from '../../../../core/text/statuses';
import { fileUrl } from '../../../../platform/web/browser-config';
import { StoredFile } from '../../../../platform/web/stored-file/stored-file';
import { supportUrl } from '../../../../platform/web/support';
import { elsewhere } from '../../../../ui/elsewhere';
import layout from '../../../../ui/layout.module.css';
import { buttonClass } from '../../../../ui/plain/button-class';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { useScreen } from '../../../../ui/use-screen';
import type { Topup } from '../../contract/topup';
import { fetchTopupProof } from '../topup-proof';
import { Breakdown } from './breakdown';
import { CheckStatus } from './check-status';
import { copy } from './copy';
import { Instructions } from './instructions';
import { Outcome } from './outcome';
import { PayCard } from './pay-card';
import { ProofForm } from './proof-form';
import { TopupActions } from './topup-actions';
import styles from './topup-payment.module.css';

const ShowProof = ({ topup: { id, proof_name } }: { topup: Pick<Topup, 'id' | 'proof_name'> }) => (
  <StoredFile
    label={copy.file}
    name={proof_name ?? copy.file}
    read={() => fetchTopupProof(id)}
    icon={<FileText size={18} aria-hidden="true" />}
  >
    {copy.showProof}
  </StoredFile>
);

const WaysOn = ({ topup }: { topup: Topup }) => {
  const isKnown = useKnownPath();
  const support = supportUrl();
  const isPaid = topup.status === TOPUP.paid;
  const isLost =
    topup.status === TOPUP.expired || topup.status === TOPUP.cancelled || topup.status === TOPUP.rejected;
  return (
    <>
      {isPaid && isKnown('/product/data') && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
      {isLost && isKnown('/topup/form') && <ButtonLink to="/topup/form">{copy.again}</ButtonLink>}
      {topup.proof_name && <ShowProof topup={topup} />}
      {!isPaid && support && (
        <a className={buttonClass({ tone: 'quiet' })} href={support} {...elsewhere}>
          {actions.contactSupport}
        </a>
      )}
    </>
  );
};

/** Announces a change of state to screen readers, but not the initial one. */
const StatusNews = ({ topup }: { topup: Topup }) => {
  const first = useRef(topup.status);
  const [news, setNews] = useState('');
  const { status, amount, unique_code } = topup;
  useEffect(() => {
    if (status === first.current) return;
    first.current = status;
    setNews(status === TOPUP.paid ? copy.paid(amount + unique_code) : topupStatus(status).word);
  }, [status, amount, unique_code]);
  return (
    <p className="sr-only" aria-live="assertive">
      {news}
    </p>
  );
};

export const TopupView = ({ topup, refresh }: { topup: Topup; refresh: () => Promise<unknown> }) => {
  const pays = useMay('topup.action');
  const phone = useScreen() === 'phone';
  const { payment, status } = topup;
  const isWaiting = status === TOPUP.waiting;
  // After expiry a proof is accepted for payments made in time.
  const takesProof = payment?.kind === 'manual' && (isWaiting || status === TOPUP.expired) && pays.can;
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <StatusNews topup={topup} />
      <div className={layout.stack4}>
        {isWaiting && topup.note && <Notice>{topup.note}</Notice>}
        {isWaiting && payment ? (
          <PayCard topup={topup} payment={payment} onEnd={() => void refresh()} />
        ) : (
          <Outcome topup={topup} actions={<WaysOn topup={topup} />} />
        )}
        {takesProof && <ProofForm topupId={topup.id} onSent={() => void refresh()} />}
        {isWaiting && <Instructions instructions={topup.instructions} />}
      </div>
      <div className={layout.stack4}>
        <Breakdown topup={topup} />
        {phone && <TopupActions topup={topup} onChanged={() => void refresh()} />}
        {(isWaiting || status === TOPUP.reviewed) && (
          <CheckStatus topup={topup} isMain={!takesProof} refresh={refresh} />
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
