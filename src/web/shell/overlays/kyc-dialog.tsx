import { FileText } from 'lucide-react';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { actions } from '../../../core/text/actions';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { ButtonLink } from '../../../ui/plain/button-link';
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
          {canGo && <ButtonLink to="/kyc">{actions.completeNow}</ButtonLink>}
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </>
      }
    />
  );
};
