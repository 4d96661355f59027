import { asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { type AddressInput, allowAddress } from '../../contract/integration';
import { copy } from './copy';
import { PinDialog } from './pin-dialog';

interface AllowDialogProps {
  address: AddressInput;
  onClose: () => void;
  onAllowed: () => void;
  onRefused?: (errors: Record<string, string[]>) => void;
}

export const AllowDialog = ({ address, onClose, onAllowed, onRefused }: AllowDialogProps) => {
  const send = async (pin: string) => {
    try {
      await call(allowAddress, { body: { ...address, pin } });
    } catch (failure) {
      const { errors } = asApiError(failure);
      if (!errors || !onRefused) throw failure;
      return onRefused(errors);
    }
    onAllowed();
  };
  return (
    <PinDialog
      title={copy.address.allowLabel(address.network)}
      reason={copy.address.allowReason}
      onClose={onClose}
      onSend={send}
    />
  );
};
