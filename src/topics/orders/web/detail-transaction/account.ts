import { plnTokenOf } from '../../../../core/format/pln-token';
import type { TransactionDetail } from '../../contract/transaction';
import { accountNameWord } from '../../text/account-name';

type Account = Pick<TransactionDetail, 'nickname' | 'order_param' | 'sn'>;

export const accountName = ({ order_param }: Account): string =>
  accountNameWord(order_param.map(({ key }) => key));

/** The name that was found for the destination; null where the token of the order names it already. */
export const accountOf = ({ nickname, sn }: Account): string | null =>
  sn && plnTokenOf(sn)?.name ? null : nickname;
