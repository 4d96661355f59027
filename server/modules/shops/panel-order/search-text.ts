import type { FormValues } from '../../../../src/core/catalogue/form-values';
import { phoneDigits } from '../../../../src/core/format/phone';

/** Characters that an index entry can hold. */
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
  /** Where it goes: what the buyer filled in. */
  form_values: FormValues;
}

/** The destination of an order as its list and its search say it; empty for goods without questions. */
export const destinationOf = (values: FormValues): string => Object.values(values).join(' · ');

/** The `search` column of an order: invoice, buyer, goods and destination in lower case, a line each. */
export const orderSearch = ({ form_values, ...order }: Searched): string =>
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
    .join('\n')
    .toLowerCase()
    .slice(0, SEARCHED);
