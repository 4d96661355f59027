import { forwardRef } from 'react';
import { fileUrl } from '../../../../platform/web/browser-config';
import type { Stored } from '../../../../platform/web/storage-keys';
import { Money } from '../../../../ui/money';
import type { Letterhead } from '../../contract';
import { type ReceiptContent, shopLines } from './content';
import styles from './paper.module.css';

/** Roll width in millimetres, or a sheet. */
export type ReceiptPaper = Stored<'receipt-paper'>;

interface PaperProps {
  content: ReceiptContent;
  paper: ReceiptPaper;
  printed?: boolean;
}

export const Paper = forwardRef<HTMLDivElement, PaperProps>(
  ({ content: { shop, at, rows, large, status, total, closing }, paper, printed = false }, ref) => (
    <div
      ref={ref}
      className={styles.paper}
      data-theme="light"
      data-print={printed ? 'receipt' : undefined}
      data-paper={paper}
    >
      <Head shop={shop} />
      <p className={styles.at}>{at}</p>
      <p className={styles.status}>
        <strong>{status.word}</strong>
        {status.detail && <span>{status.detail}</span>}
      </p>
      <dl className={styles.rows}>
        {rows.map(([label, text]) => (
          <div key={label} data-large={large.includes(label) || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {total && (
        <div className={styles.total}>
          <span>{total.label}</span>
          <Money amount={total.amount} size={20} />
        </div>
      )}
      <p className={styles.closing}>{closing}</p>
      {shop.footer && <p className={styles.closing}>{shop.footer}</p>}
    </div>
  ),
);
Paper.displayName = 'Paper';

const Head = ({ shop }: { shop: Letterhead }) => (
  <header className={styles.head}>
    {shop.logo_url && <img className={styles.logo} src={fileUrl(shop.logo_url)} alt="" />}
    <strong className={styles.name}>{shop.name}</strong>
    {shopLines(shop).map((text) => (
      <span key={text}>{text}</span>
    ))}
  </header>
);
