import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { useRecords } from '../../../../admin/web/data/use-records';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { rupiah } from '../../../../core/format/money';
import { ORDER_SOURCE, TRANSACTION } from '../../../../core/states';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import type { TransactionDetail } from '../../contract/transaction';
import { copy } from './copy';

interface CreditSaleProps {
  transaction: TransactionDetail;
  /** Customer price in rupiah; 0 if unknown. */
  price: number;
}

/** An order that its customer has not paid for: the debt that was recorded for it, else the way to record one. */
export const CreditSale = ({ transaction: trx, price }: CreditSaleProps) => {
  const [query] = useSearchParams();
  const debt = resourceOf(useModel(), 'debt');
  const { create, list } = debt.paths;
  const may = useMay('debt:create').can;
  const isDone = trx.status === TRANSACTION.success;
  const debts = useRecords(debt);
  const { data } = useQuery({
    queryKey: ['credit-sale', trx.code],
    queryFn: () => debts.find({ search: trx.code, limit: 1 }),
    enabled: may && isDone,
  });
  const isCredit = query.has('credit');
  // A buyer of the website has paid already.
  if (!may || !create || !list || trx.source === ORDER_SOURCE.website) return null;
  if (!isDone) {
    const waits = isCredit && trx.status === TRANSACTION.pending;
    return waits ? <Notice tone="run">{copy.creditWaits}</Notice> : null;
  }
  if (!data) return null;
  const [known] = data;
  if (known) {
    return (
      <Notice tone="quiet" action={<Link to={`${list}?q=${known.id}`}>{copy.openDebt}</Link>}>
        {copy.hasDebt(String(known.name), rupiah(Number(known.left)))}
      </Notice>
    );
  }
  const given = new URLSearchParams({
    name: trx.customer_name ?? '',
    note: `${trx.item_name} · ${trx.code}`,
    ...(price > 0 && { amount: String(price) }),
  });
  const way = (
    <ButtonLink to={`${create}?${given}`} tone={isCredit ? 'primary' : 'quiet'}>
      <HandCoins size={18} aria-hidden="true" />
      {copy.recordDebt}
    </ButtonLink>
  );
  return isCredit ? <Notice action={way}>{copy.unpaid}</Notice> : way;
};
