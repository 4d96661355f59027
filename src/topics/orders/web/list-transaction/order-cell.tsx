import type { RecordCell } from '../../../../admin/web/fields/cells';
import { monogram } from '../../../../core/format/initials';
import { fileUrl } from '../../../../platform/web/browser-config';
import styles from '../../../../ui/transaction-card.module.css';
import { OrderName } from '../order-name';

/** Another host may send fewer facts. */
export const OrderCell: RecordCell = ({ value, record }) => {
  const text = (name: string, otherwise = '') =>
    record[name] === undefined ? otherwise : String(record[name]);
  const product_name = text('product_name');
  const image = text('product_image');
  return (
    <span className={styles.main}>
      <OrderName
        order={{
          item_name: String(value),
          product_name,
          product_key: text('product_key', product_name),
          monogram: text('monogram', monogram(product_name)),
          qty: Number(record.qty ?? 1),
        }}
        image={image ? fileUrl(image) : null}
      />
    </span>
  );
};
