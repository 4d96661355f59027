import { Repeat2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { actions } from '../../../../core/text/actions';
import { type ButtonStyle, buttonClass } from '../../../../ui/plain/button-class';
import type { TransactionDetail } from '../../contract/transaction';

export const BuyAgain = ({ transaction: trx, ...style }: ButtonStyle & { transaction: TransactionDetail }) =>
  useMay('product.order').can && (
    <Link className={buttonClass(style)} to={`/transaction-form?q=${trx.parent_category_id}&trx=${trx.id}`}>
      <Repeat2 size={18} aria-hidden="true" />
      {actions.buyAgain}
    </Link>
  );
