import { Lock, Wallet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { isPanelExpired } from '../../core/session/panel-status';
import { Dialog } from '../../ui/dialog';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from '../copy';
import { useKnownPath } from '../known-path';
import { homeOf } from '../mode';
import { RenewalFee } from './renewal-fee';

/** What stands before a locked screen of an expired panel (specification 2, "Akses Dibatasi"). */
export const ExpiredDialog = ({ onClose }: { onClose: () => void }) => {
  const isKnown = useKnownPath();
  useClosedByRenewal(onClose);
  return (
    <Dialog
      title={copy.expired.title}
      icon={Lock}
      reason={copy.expired.reason}
      onClose={onClose}
      actions={
        <>
          {isKnown('/topup/data') && (
            <Link to="/topup/data" className={buttonClass()}>
              <Wallet size={18} />
              {copy.expired.topUp}
            </Link>
          )}
          <Link to={homeOf('panel')} className={buttonClass({ tone: 'link' })}>
            {copy.expired.back}
          </Link>
        </>
      }
    >
      <RenewalFee />
    </Dialog>
  );
};

/** A renewal from elsewhere, another tab or a transfer that came in, opens the panel without a word more. */
function useClosedByRenewal(onClose: () => void): void {
  const { panel, server_time } = useFacts().profile;
  const expired = isPanelExpired(panel, server_time);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!expired) close.current();
  }, [expired]);
}
