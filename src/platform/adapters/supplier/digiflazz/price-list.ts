import { z } from 'zod';
import type { ListedItem } from '../../../../core/contract/listed-item';
import { SupplierAwayError } from '../supplier';
import { whole } from './amount';
import { plain } from './words';

const CLOCK = /^(\d{1,2}):(\d{1,2})$/;
const MOST = 999_999_999;

const words = z.string().transform(plain).pipe(z.string().min(1).max(200));
/** Returned unchanged in orders, so a code that would need trimming is invalid. */
const code = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => plain(text) === text);
const amount = whole.refine((value) => value <= MOST);
const price = amount.refine((value) => value > 0);
const product = z.object({
  buyer_sku_code: code,
  product_name: words,
  category: words,
  brand: words,
  type: z.string().transform(plain).pipe(z.string().max(200)).catch(''),
  buyer_product_status: z.boolean(),
  seller_product_status: z.boolean(),
  unlimited_stock: z.boolean().catch(true),
  stock: whole.catch(0),
  start_cut_off: z.string().nullish().catch(null),
  end_cut_off: z.string().nullish().catch(null),
});
const prepaid = product.extend({ price });
const postpaid = product.extend({ admin: amount, commission: amount });

type Product = z.output<typeof product>;

/**
 * Parses the price list of one kind (developer.digiflazz.com, "Daftar Harga"). Invalid entries are skipped
 * and counted. Throws SupplierAwayError if it is no list: frequent requests are refused.
 */
export function listedOf(data: unknown, isPostpaid: boolean): { items: ListedItem[]; unread: number } {
  if (!Array.isArray(data)) throw new SupplierAwayError('Digiflazz sent no price list');
  const items = data.flatMap((entry: unknown): ListedItem[] => {
    if (isPostpaid) {
      const { data: bill } = postpaid.safeParse(entry);
      if (!bill) return [];
      // The commission cannot exceed the customer's fee.
      const commission = Math.min(bill.commission, bill.admin);
      return [{ ...factsOf(bill), is_postpaid: true, price: null, admin_fee: bill.admin, commission }];
    }
    const { data: goods } = prepaid.safeParse(entry);
    if (!goods) return [];
    return [{ ...factsOf(goods), is_postpaid: false, price: goods.price, admin_fee: null, commission: null }];
  });
  return { items, unread: data.length - items.length };
}

const factsOf = (row: Product) => ({
  code: row.buyer_sku_code,
  ...{ category: row.category, brand: row.brand, type: row.type, name: row.product_name },
  state: stateOf(row),
  ...hoursOf(row),
});

function stateOf({ buyer_product_status, seller_product_status, unlimited_stock, stock }: Product) {
  if (!buyer_product_status || !seller_product_status) return 'disturbed' as const;
  return unlimited_stock || stock > 0 ? ('available' as const) : ('out-of-stock' as const);
}

/** Two equal times, usually `0:0`, mean that it never closes. */
function hoursOf({ start_cut_off, end_cut_off }: Product) {
  const [start, end] = [clockOf(start_cut_off), clockOf(end_cut_off)];
  const closes = start !== null && end !== null && start !== end;
  return { cut_off_start: closes ? start : null, cut_off_end: closes ? end : null };
}

function clockOf(text: string | null | undefined): string | null {
  const [, hour, minute] = CLOCK.exec(text ?? '') ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
