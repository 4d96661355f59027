import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import bottom from '../../../../ui/bottom-bar.module.css';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { TextArea } from '../../../../ui/plain/text-area';
import { useOnline } from '../../../../ui/use-online';
import { useScreen } from '../../../../ui/use-screen';
import { PayDialog } from '../../../accounts/web/pin/pay-dialog';
import { approveOrder, type OrderApproval, refuseOrder } from '../../contract/order-approval';
import type { ApprovalViewProps } from './approval-props';
import { copy } from './copy';
import styles from './order-approval.module.css';

interface RefuseDialogProps {
  approval: OrderApproval;
  onClose: () => void;
  onRefused: () => void;
}

const RefuseDialog = ({ approval, onClose, onRefused }: RefuseDialogProps) => {
  const [reason, setReason] = useState('');
  const { mutateAsync, isLoading, error } = useAction(refuseOrder);
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

export const OwnerActions = ({ approval, onChanged }: ApprovalViewProps) => {
  const { balance, refresh } = useFacts();
  const online = useOnline();
  const hasBar = useScreen() !== 'desktop';
  const { mutateAsync, isLoading } = useAction(approveOrder);
  const [stage, setStage] = useState<'none' | 'pin' | 'refuse'>('none');
  const [error, setError] = useState<ApiError | null>(null);

  const approve = async (pin: string) => {
    try {
      await mutateAsync({ params: { id: approval.id }, body: { pin } });
      setStage('none');
    } catch (failure) {
      const refusal = asApiError(failure);
      setError(refusal);
      if (!['WRONG_PIN', 'PIN_LOCKED'].includes(refusal.code)) setStage('none');
      void refresh();
    }
    onChanged();
  };
  const begin = (next: 'pin' | 'refuse') => {
    setError(null);
    setStage(next);
  };

  return (
    <>
      {!online && <Notice>{copy.offline}</Notice>}
      <Refusal error={stage === 'none' && error} />
      <div className={hasBar ? bottom.bar : styles.actions} data-sticky-action={hasBar ? '' : undefined}>
        <div className={bottom.grow}>
          <Button tone="soft" size="large" block disabled={!online} onClick={() => begin('refuse')}>
            {copy.refuse}
          </Button>
        </div>
        <div className={bottom.grow}>
          <Button size="large" block disabled={!online} onClick={() => begin('pin')}>
            {copy.approve}
          </Button>
        </div>
      </div>
      {stage === 'pin' && (
        <PayDialog
          total={approval.total}
          balance={balance.main}
          after={copy.after}
          error={error}
          isSending={isLoading}
          onPin={(pin) => void approve(pin)}
          onClose={() => setStage('none')}
        >
          <div className={styles.words}>
            <span className={styles.item}>{approval.item_name}</span>
            {approval.nickname && <span>{approval.nickname}</span>}
            <span>{approval.destination || approval.product_name}</span>
            <span>{approval.asked_by}</span>
          </div>
        </PayDialog>
      )}
      {stage === 'refuse' && (
        <RefuseDialog approval={approval} onClose={() => setStage('none')} onRefused={onChanged} />
      )}
    </>
  );
};
