import { z } from 'zod';
import type { FormValues } from '../../core/catalogue/form-values';
import type { BrandDetail } from '../../core/contract/catalogue';
import type { TransactionDetail } from '../../core/contract/transaction';
import { ITEM } from '../../core/states';

const orderDraft = z.object({
  values: z.record(z.string(), z.string()),
  variationId: z.string().nullable(),
  qty: z.int().min(1),
  customerName: z.string(),
  refId: z.string(),
  note: z.string(),
});

/** Everything that is typed or chosen before the PIN. */
export type OrderDraft = z.infer<typeof orderDraft>;

const keptDraft = z.object({
  /** Milliseconds since 1970 of the last change. */
  at: z.number(),
  /** The order that it repeats. */
  trx: z.string().nullable(),
  draft: orderDraft,
});

/** A draft as it lies in storage. */
export type KeptDraft = z.infer<typeof keptDraft>;

/** Older ones belong to a customer who has long gone; filling them in would invite a wrong purchase. */
const LIFE = 12 * 3_600_000;

interface Beginning {
  /** The order to be repeated (specification 2: 'Beli Lagi'). */
  again: TransactionDetail | undefined;
  /** An item chosen elsewhere. */
  item: string | null;
  /** What storage holds. */
  kept: unknown;
  now: number;
}

/** What the form starts with: what was typed before, else the repeated order, else nothing. */
export function startOf(
  brand: BrandDetail,
  { again, item, kept, now }: Beginning,
): { draft: OrderDraft; restored: boolean } {
  const known = keptDraft.safeParse(kept);
  const isFor = (trx: string | null) => trx === (again?.id ?? null);
  if (known.success && isFor(known.data.trx) && now - known.data.at < LIFE) {
    const { draft } = known.data;
    return { draft: fitted(brand, item ? { ...draft, variationId: item } : draft), restored: true };
  }
  const draft = again ? repeated(again) : blank;
  return { draft: fitted(brand, item ? { ...draft, variationId: item } : draft), restored: false };
}

const blank: OrderDraft = { values: {}, variationId: null, qty: 1, customerName: '', refId: '', note: '' };

export const emptyDraft = (brand: BrandDetail): OrderDraft => fitted(brand, blank);

const repeated = (order: TransactionDetail): OrderDraft => ({
  ...blank,
  values: Object.fromEntries(order.order_param.map(({ key, value }) => [key, value])),
  variationId: order.variation_id,
  qty: order.qty,
  customerName: order.customer_name ?? '',
});

/** Held against the brand as it is now: its inputs and items may have changed since. */
function fitted(brand: BrandDetail, draft: OrderDraft): OrderDraft {
  const item = brand.variations.find(({ id, status }) => id === draft.variationId && status === ITEM.open);
  const values: FormValues = Object.fromEntries(brand.forms.map(({ key }) => [key, draft.values[key] ?? '']));
  return {
    ...draft,
    values,
    variationId: item?.id ?? null,
    qty: Math.min(draft.qty, item?.max_qty ?? draft.qty),
  };
}
