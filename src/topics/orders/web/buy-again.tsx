import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../admin/web/session/use-may';
import { actions } from '../../../core/text/actions';
import { type ButtonStyle, buttonClass } from '../../../ui/plain/button-class';

interface BuyAgainProps extends ButtonStyle {
  order: { id: string; parent_category_id: string; item_name: string; product_name: string };
  icon?: ReactNode;
}

/** Leads to the form of the same order, for people who may buy. */
export const BuyAgain = ({ order, icon, ...style }: BuyAgainProps) =>
  useMay('product.order').can &&
  order.parent_category_id && (
    <Link
      className={buttonClass(style)}
      to={`/transaction-form?q=${order.parent_category_id}&trx=${order.id}`}
      aria-label={`${actions.buyAgain} ${order.item_name} ${order.product_name}`}
    >
      {icon}
      {actions.buyAgain}
    </Link>
  );
