import { TRANSACTION } from '../../../../core/states';
import type { ButtonStyle } from '../../../../ui/plain/button-class';
import { AskHelp } from '../../../tickets/web/ticket/ask-help';
import type { TransactionDetail } from '../../contract/transaction';
import { copy } from './copy';

export const OrderHelp = ({
  transaction: trx,
  ...style
}: ButtonStyle & { transaction: TransactionDetail }) => (
  <AskHelp
    {...style}
    code={trx.code}
    category={trx.status === TRANSACTION.failed ? 'refund' : 'order'}
    subject={copy.helpSubject(trx.item_name, trx.product_name)}
  />
);
