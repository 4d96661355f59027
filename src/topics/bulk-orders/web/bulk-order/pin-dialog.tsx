import { Money } from '../../../../ui/money';
import { PayDialog, type PayDialogProps } from '../../../accounts/web/pin/pay-dialog';
import styles from './bulk-order.module.css';
import { copy } from './copy';

interface PinDialogProps extends Omit<PayDialogProps, 'children'> {
  count: number;
}

export const PinDialog = ({ count, ...pay }: PinDialogProps) => (
  <PayDialog {...pay}>
    <span className={styles.orders}>{copy.orders(count)}</span>
    <Money amount={pay.total} size={22} />
  </PayDialog>
);
