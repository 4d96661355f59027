import { Lock, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from '../copy';
import { useKnownPath } from '../known-path';
import { homeOf } from '../mode';
import { RenewalFee } from './renewal-fee';

/** What stands before a locked screen of an expired panel (specification 2, "Akses Dibatasi"). */
export const ExpiredDialog = ({ onClose }: { onClose: () => void }) => {
  const isKnown = useKnownPath();
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
