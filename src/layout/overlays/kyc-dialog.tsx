import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKnownPath } from '../../api/known-path';
import { actions } from '../../core/text/actions';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from '../copy';

/** A website requires a KYC (specification 5). */
export const KycDialog = ({ onClose }: { onClose: () => void }) => {
  const canGo = useKnownPath()('/kyc');
  return (
    <Dialog
      title={copy.kyc.title}
      icon={FileText}
      reason={copy.kyc.reason}
      onClose={onClose}
      actions={
        <>
          {canGo && (
            <Link to="/kyc" className={buttonClass()}>
              {actions.completeNow}
            </Link>
          )}
          <Button tone="quiet" onClick={onClose}>
            {actions.close}
          </Button>
        </>
      }
    />
  );
};
