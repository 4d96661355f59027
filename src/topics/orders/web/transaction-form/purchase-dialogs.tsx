import { BadgeCheck, CopyPlus, TrendingUp } from 'lucide-react';
import { fileUrl } from '../../../../platform/web/browser-config';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { Tile } from '../../../../ui/tile';
import { PayDialog, type PayDialogProps } from '../../../accounts/web/pin/pay-dialog';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { OrderWords } from './check-order';
import { copy } from './copy';
import type { ApprovalNeed } from './own-limit-texts';
import styles from './pin-dialog.module.css';
import type { usePurchase } from './use-purchase';

interface PinDialogProps extends Omit<PayDialogProps, 'total' | 'after' | 'children'> {
  brand: BrandDetail;
  order: OrderWords;
}

const PinDialog = ({ brand, order, ...pay }: PinDialogProps) => (
  <PayDialog {...pay} total={order.total} after={order.balanceAfter}>
    <Tile
      brandKey={brand.key}
      monogram={brand.monogram}
      image={brand.image && fileUrl(brand.image)}
      size={44}
    />
    <div className={styles.words}>
      <span className={styles.item}>{order.item}</span>
      {order.nickname && <span>{order.nickname}</span>}
      <span>{order.target || brand.name}</span>
    </div>
    <Money amount={order.total} size={18} />
  </PayDialog>
);

interface PurchaseDialogsProps<Body extends Record<string, unknown>> {
  brand: BrandDetail;
  purchase: ReturnType<typeof usePurchase<Body>>;
  wordsOf: (body: Body) => OrderWords;
  balance: number | null;
  approval: ApprovalNeed;
}

export const PurchaseDialogs = <Body extends Record<string, unknown>>({
  brand,
  purchase,
  wordsOf,
  balance,
  approval,
}: PurchaseDialogsProps<Body>) => {
  const { stage, isSending, confirm, agree, askOwner, dismiss } = purchase;
  if (stage.kind === 'form') return null;
  if (stage.kind === 'pin') {
    return (
      <PinDialog
        brand={brand}
        order={wordsOf(stage.order.body)}
        balance={balance}
        error={stage.error}
        isSending={isSending}
        {...(approval !== 'no' && { payWord: copy.askOwner })}
        onPin={(pin) => void confirm(pin)}
        onClose={dismiss}
      />
    );
  }
  if (stage.kind === 'approval') {
    return (
      <Dialog
        title={copy.approvalTitle}
        icon={BadgeCheck}
        reason={`${stage.asked.message} ${copy.approvalReason}`}
        onClose={dismiss}
        actions={
          <>
            <Button loading={isSending} onClick={() => void askOwner()}>
              {copy.askOwner}
            </Button>
            <Dismiss disabled={isSending} onClick={dismiss} />
          </>
        }
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
          <Dismiss disabled={isSending} onClick={dismiss} />
        </>
      }
    />
  );
};
