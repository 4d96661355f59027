import { Tile } from '../../../ui/tile';
import styles from '../../../ui/transaction-card.module.css';
import type { TransactionSummary } from '../contract/transaction-list';

interface OrderNameProps {
  order: Pick<TransactionSummary, 'item_name' | 'product_name' | 'product_key' | 'monogram' | 'qty'>;
  /** Shown beside the product. */
  destination?: string;
  /** URL of the picture; null shows initials. */
  image: string | null;
}

/** Item and product of an order with the picture of its brand. */
export const OrderName = ({ order, destination, image }: OrderNameProps) => (
  <>
    <Tile brandKey={order.product_key} monogram={order.monogram} image={image} size={44} />
    <span className={styles.words}>
      <span className={styles.item}>
        {order.item_name}
        {order.qty > 1 && ` × ${order.qty}`}
      </span>
      <span className={styles.product}>{[order.product_name, destination].filter(Boolean).join(' · ')}</span>
    </span>
  </>
);
