import { fileUrl } from '../../api/browser-config';
import type { BrandDetail } from '../../core/contract/catalogue';
import { PayDialog, type PayDialogProps } from '../../features/pin/pay-dialog';
import { Money } from '../../ui/money';
import { Tile } from '../../ui/tile';
import type { OrderWords } from './check-order';
import styles from './pin-dialog.module.css';

interface PinDialogProps extends Omit<PayDialogProps, 'total' | 'after' | 'children'> {
  brand: BrandDetail;
  order: OrderWords;
}

export const PinDialog = ({ brand, order, ...pay }: PinDialogProps) => (
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
