import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-call';
import { type OrderApproval, refuseOrder } from '../../core/contract/order-approval';
import { Dialog } from '../../ui/dialog';
import { Dismiss } from '../../ui/dismiss';
import { Button } from '../../ui/plain/button';
import { Refusal } from '../../ui/plain/refusal';
import { TextArea } from '../../ui/plain/text-area';
import { copy } from './copy';

interface RefuseDialogProps {
  approval: OrderApproval;
  onClose: () => void;
  onRefused: () => void;
}

export const RefuseDialog = ({ approval, onClose, onRefused }: RefuseDialogProps) => {
  const [reason, setReason] = useState('');
  const { mutateAsync, isLoading, error } = useAct(refuseOrder);
  const refuse = async () => {
    const refused = await mutateAsync({ params: { id: approval.id }, body: { reason } }).catch(() => null);
    onRefused();
    if (refused) onClose();
  };
  return (
    <Dialog
      title={copy.refuseTitle}
      icon={CircleX}
      reason={copy.refuseReason(approval.asked_by)}
      onClose={onClose}
      actions={
        <>
          <Button loading={isLoading} onClick={() => void refuse()}>
            {copy.refuse}
          </Button>
          <Dismiss disabled={isLoading} onClick={onClose} />
        </>
      }
    >
      <TextArea
        label={copy.refuseWord}
        hint={copy.refuseHint}
        optional
        maxLength={160}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refusal error={error} />
    </Dialog>
  );
};
