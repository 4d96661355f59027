import type { ReactNode } from 'react';
import { TRANSACTION } from '../../../../core/states';
import { fileUrl } from '../../../../platform/web/browser-config';
import card from '../../../../ui/card.module.css';
import layout from '../../../../ui/layout.module.css';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import { Tile } from '../../../../ui/tile';
import type { TransactionDetail } from '../../contract/transaction';
import { copy } from './copy';
import { Delivered } from './delivered';
import styles from './detail-transaction.module.css';
import { ResultBand } from './result-band';
import type { VoucherCodes } from './use-vouchers';

interface OrderCardProps {
  transaction: TransactionDetail;
  vouchers: VoucherCodes;
  action?: ReactNode;
}

export const OrderCard = ({ transaction: trx, vouchers, action }: OrderCardProps) => (
  <section className={card.card}>
    <ResultBand transaction={trx} />
    <div className={styles.what}>
      <Tile
        brandKey={trx.product_key}
        monogram={trx.monogram}
        image={trx.product_image && fileUrl(trx.product_image)}
      />
      <span className={layout.words}>
        <strong>{trx.item_name}</strong>
        <span className={text.quiet}>{trx.product_name}</span>
      </span>
      {action}
    </div>
    {trx.status === TRANSACTION.pending && (
      <div className={styles.notice}>
        <Notice tone={trx.is_late ? 'wait' : 'run'}>{trx.is_late ? copy.waitingLong : copy.waiting}</Notice>
      </div>
    )}
    <Delivered sn={trx.sn} isBill={trx.bill !== null} vouchers={vouchers} />
  </section>
);
