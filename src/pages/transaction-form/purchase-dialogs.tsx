import { CopyPlus, TrendingUp } from 'lucide-react';
import type { BrandDetail } from '../../core/contract/catalogue';
import { actions } from '../../core/text/actions';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import { PinDialog } from './pin-dialog';
import type { usePurchase } from './use-purchase';

interface PurchaseDialogsProps {
  brand: BrandDetail;
  purchase: ReturnType<typeof usePurchase>;
  /** Rupiah. */
  balance: number;
}

/** The PIN, and the questions that the server may ask after it. */
export const PurchaseDialogs = ({ brand, purchase, balance }: PurchaseDialogsProps) => {
  const { stage, isSending, confirm, agree, dismiss } = purchase;
  if (stage.kind === 'form') return null;
  if (stage.kind === 'pin') {
    return (
      <PinDialog
        brand={brand}
        body={stage.order.body}
        balance={balance}
        error={stage.error}
        isSending={isSending}
        onPin={(pin) => void confirm(pin)}
        onClose={dismiss}
      />
    );
  }
  const isPrice = stage.asked.code === 'PRICE_NOT_MATCH';
  return (
    <Dialog
      title={isPrice ? copy.priceTitle : copy.duplicateTitle}
      icon={isPrice ? TrendingUp : CopyPlus}
      reason={stage.asked.message}
      onClose={dismiss}
      actions={
        <>
          <Button loading={isSending} onClick={() => void agree()}>
            {copy.goAhead}
          </Button>
          <Button tone="quiet" disabled={isSending} onClick={dismiss}>
            {actions.cancel}
          </Button>
        </>
      }
    />
  );
};
