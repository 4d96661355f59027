import { z } from 'zod';
import type { TypedNumber } from '../../../../core/format/read-number';
import { ITEM } from '../../../../core/states';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { FormValues } from '../../../catalogue/domain/form-values';
import type { TransactionDetail } from '../../contract/transaction';

const orderDraft = z.object({
  values: z.record(z.string(), z.string()),
  variationId: z.string().nullable(),
  /** Null if empty; invalid text as typed. */
  qty: z.union([z.number(), z.string().max(60)]).nullable(),
  customerName: z.string(),
  refId: z.string(),
  note: z.string(),
  onCredit: z.boolean().default(false),
});

export type OrderDraft = z.infer<typeof orderDraft>;

const storedDraft = z.object({
  /** Last change in milliseconds since 1970. */
  at: z.number(),
  trx: z.string().nullable(),
  draft: orderDraft,
});

export type StoredDraft = z.infer<typeof storedDraft>;

/** Older drafts belong to another customer and could cause a wrong purchase. */
const LIFE = 12 * 3_600_000;

export interface Beginning {
  /** Order to repeat (specification 2: 'Beli Lagi'). */
  again: TransactionDetail | undefined;
  item: string | null;
  typed?: TypedOrder | null;
}

export interface TypedOrder {
  /** Instant of typing: after a reload or sign-in the changes made since are found. */
  id: string;
  values: FormValues;
  details?: TypedDetails | undefined;
}

const typedDetails = orderDraft.omit({ values: true, variationId: true });
type TypedDetails = z.infer<typeof typedDetails>;

const typedState = z.object({
  typedOrder: z.record(z.string().max(40), z.string().max(100)),
  /** Milliseconds since 1970. */
  typedAt: z.int(),
  typedDetails: typedDetails.optional(),
});

/** History state that passes the input to another brand's form. */
export const typedStateOf = ({ values, variationId: _item, ...details }: OrderDraft, now: number) => ({
  typedOrder: values,
  typedAt: now,
  typedDetails: details,
});

/** Null without one; an item without a destination is handled by `item`. */
export function typedOrderOf(state: unknown): TypedOrder | null {
  const { data } = typedState.safeParse(state);
  return data && Object.keys(data.typedOrder).length > 0
    ? { id: String(data.typedAt), values: data.typedOrder, details: data.typedDetails }
    : null;
}

/** Draft name: input from another page does not replace the brand's own draft. */
export const formOf = (brand: BrandDetail, { typed }: Beginning): string =>
  `transaction-form:${brand.id}${typed ? ':typed' : ''}`;

/** Origin of a stored draft, which is valid only for the same origin. */
export const nameOf = ({ again, typed }: Beginning): string | null =>
  typed ? `typed ${typed.id}` : (again?.id ?? null);

/** Initial values without a draft: the repeated or typed order, else empty. */
export const startOf = (brand: BrandDetail, { again, item, typed }: Beginning): OrderDraft =>
  withItem(
    brand,
    { ...(again ? repeated(again) : blank), ...(typed && { ...typed.details, values: typed.values }) },
    item,
  );

export function draftOf(
  brand: BrandDetail,
  beginning: Beginning,
  stored: unknown,
  now: number,
): OrderDraft | undefined {
  const { data } = storedDraft.safeParse(stored);
  const isOfUse = data && data.trx === nameOf(beginning) && now - data.at < LIFE;
  return isOfUse ? withItem(brand, data.draft, beginning.typed ? null : beginning.item) : undefined;
}

const withItem = (brand: BrandDetail, draft: OrderDraft, item: string | null): OrderDraft =>
  fitted(brand, item ? { ...draft, variationId: item } : draft);

const blank: OrderDraft = {
  ...{ values: {}, variationId: null, qty: 1 },
  ...{ customerName: '', refId: '', note: '', onCredit: false },
};

export const emptyDraft = (brand: BrandDetail): OrderDraft => fitted(brand, blank);

const repeated = (order: TransactionDetail): OrderDraft => ({
  ...blank,
  values: Object.fromEntries(order.order_param.map(({ key, value }) => [key, value])),
  variationId: order.variation_id,
  qty: order.qty,
  customerName: order.customer_name ?? '',
});

export const atMost = (qty: TypedNumber, most: number | undefined): TypedNumber =>
  typeof qty === 'number' && most !== undefined ? Math.min(qty, most) : qty;

/** Drops values that no longer fit the brand's inputs and items. */
function fitted(brand: BrandDetail, draft: OrderDraft): OrderDraft {
  const item = brand.variations.find(({ id, status }) => id === draft.variationId && status === ITEM.open);
  const values: FormValues = Object.fromEntries(brand.forms.map(({ key }) => [key, draft.values[key] ?? '']));
  return {
    ...draft,
    values,
    variationId: item?.id ?? null,
    qty: atMost(draft.qty, item?.max_qty),
  };
}

/** The page of an order that was bought; `credit` offers to record what its customer owes. */
export const boughtPath = (id: string, { onCredit }: OrderDraft): string =>
  `/detail-transaction?q=${id}${onCredit ? '&credit=1' : ''}`;
