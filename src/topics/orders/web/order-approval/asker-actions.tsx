import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { APPROVAL } from '../../../../core/states';
import { useAction } from '../../../../platform/web/use-call';
import { Dialog } from '../../../../ui/dialog';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Refusal } from '../../../../ui/plain/refusal';
import text from '../../../../ui/text.module.css';
import { cancelApproval } from '../../contract/order-approval';
import type { ApprovalViewProps } from './approval-props';
import { copy } from './copy';
import styles from './order-approval.module.css';

export const AskerActions = ({ approval, onChanged }: ApprovalViewProps) => {
  const mayRead = useMay('transaction').can;
  const [asks, setAsks] = useState(false);
  const { is_own, status, order, brand_id } = approval;
  const isWaiting = status === APPROVAL.waiting;
  return (
    <>
      {is_own && isWaiting && <p className={text.quiet}>{copy.mayLeave}</p>}
      <div className={styles.actions}>
        {order && mayRead && (
          <ButtonLink size="large" to={`/detail-transaction?q=${order.id}`}>
            {copy.openOrder}
          </ButtonLink>
        )}
        {is_own && (
          <ButtonLink
            tone={order && mayRead ? 'soft' : 'primary'}
            size="large"
            to={`/transaction-form?q=${brand_id}`}
          >
            {copy.toForm}
          </ButtonLink>
        )}
        {is_own && isWaiting && (
          <Button tone="soft" size="large" onClick={() => setAsks(true)}>
            {copy.cancel}
          </Button>
        )}
      </div>
      {asks && isWaiting && (
        <CancelDialog id={approval.id} onClose={() => setAsks(false)} onCancelled={onChanged} />
      )}
    </>
  );
};

interface CancelDialogProps {
  id: string;
  onClose: () => void;
  onCancelled: () => void;
}

const CancelDialog = ({ id, onClose, onCancelled }: CancelDialogProps) => {
  const { mutateAsync, isLoading, error } = useAction(cancelApproval);
  const cancel = async () => {
    const cancelled = await mutateAsync({ params: { id }, body: {} }).catch(() => null);
    onCancelled();
    if (cancelled) onClose();
  };
  return (
    <Dialog
      title={copy.cancelTitle}
      icon={CircleX}
      reason={copy.cancelReason}
      onClose={onClose}
      actions={
        <>
          <Button loading={isLoading} onClick={() => void cancel()}>
            {copy.cancel}
          </Button>
          <Button tone="quiet" disabled={isLoading} onClick={onClose}>
            {copy.keepWaiting}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
    </Dialog>
  );
};
