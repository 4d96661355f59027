import { phoneDigits } from '../../../core/format/phone';
import { searchText } from '../../../core/format/search-words';
import type { FormValues } from '../../catalogue/domain/form-values';

/** Maximum characters of an index entry. */
const SEARCHED = 600;

interface Searched {
  invoice: string;
  name: string | null;
  /** `628…` */
  phone: string | null;
  email: string | null;
  product_name: string;
  item_name: string;
  nickname: string | null;
  form_values: FormValues;
}

export const destinationOf = (values: FormValues): string => Object.values(values).join(' · ');

/** The `search` column (`searchText`): invoice, buyer, product and destination, one per line. */
export const orderSearch = ({ form_values, ...order }: Searched): string =>
  searchText(
    [
      order.invoice,
      order.name,
      ...(order.phone ? phoneDigits(order.phone) : []),
      order.email,
      order.product_name,
      order.item_name,
      order.nickname,
      destinationOf(form_values),
    ]
      .filter(Boolean)
      .join('\n'),
  ).slice(0, SEARCHED);
