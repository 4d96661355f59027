import { z } from 'zod';
import type { FormValues } from '../../core/catalogue/form-values';
import type { BrandDetail } from '../../core/contract/catalogue';
import type { TransactionDetail } from '../../core/contract/transaction';
import type { TypedNumber } from '../../core/format/read-number';
import { ITEM } from '../../core/states';

const orderDraft = z.object({
  values: z.record(z.string(), z.string()),
  variationId: z.string().nullable(),
  /** Null while nothing is typed; a text that is no number as it was typed. */
  qty: z.union([z.number(), z.string().max(60)]).nullable(),
  customerName: z.string(),
  refId: z.string(),
  note: z.string(),
  /** The customer pays later. */
  onCredit: z.boolean().default(false),
});

/** Everything that is typed or chosen before the PIN. */
export type OrderDraft = z.infer<typeof orderDraft>;

const keptDraft = z.object({
  /** Milliseconds since 1970 of the last change. */
  at: z.number(),
  /** What it began with: the order that it repeats, or one that was typed elsewhere. */
  trx: z.string().nullable(),
  draft: orderDraft,
});

/** A draft as it lies in storage. */
export type KeptDraft = z.infer<typeof keptDraft>;

/** Older ones belong to a customer who has long gone; filling them in would invite a wrong purchase. */
const LIFE = 12 * 3_600_000;

export interface Beginning {
  /** The order to be repeated (specification 2: 'Beli Lagi'). */
  again: TransactionDetail | undefined;
  /** An item chosen elsewhere. */
  item: string | null;
  /** What was typed elsewhere. */
  typed?: TypedOrder | null;
}

/** A destination that was typed before the form was there. */
export interface TypedOrder {
  /** When it was typed: a reload, or signing in anew, finds what was changed since. */
  id: string;
  values: FormValues;
  /** Other inputs that were typed; the rest of the form starts empty. */
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

/** The state of a visit that takes what was typed to the form of another brand. */
export const typedStateOf = ({ values, variationId: _item, ...details }: OrderDraft, now: number) => ({
  typedOrder: values,
  typedAt: now,
  typedDetails: details,
});

/** From the state of a visit, where there is one; an order without a destination is an item chosen elsewhere. */
export function typedOrderOf(state: unknown): TypedOrder | null {
  const { data } = typedState.safeParse(state);
  return data && Object.keys(data.typedOrder).length > 0
    ? { id: String(data.typedAt), values: data.typedOrder, details: data.typedDetails }
    : null;
}

/** Where the draft lies: one that was typed elsewhere leaves that of the brand's own form alone. */
export const formOf = (brand: BrandDetail, { typed }: Beginning): string =>
  `transaction-form:${brand.id}${typed ? ':typed' : ''}`;

/** What a kept draft began with: it is of use for the same beginning alone. */
export const nameOf = ({ again, typed }: Beginning): string | null =>
  typed ? `typed ${typed.id}` : (again?.id ?? null);

/** What the form starts with where nothing was typed in it before: the repeated or typed order, else nothing. */
export const startOf = (brand: BrandDetail, { again, item, typed }: Beginning): OrderDraft =>
  begun(
    brand,
    { ...(again ? repeated(again) : blank), ...(typed && { ...typed.details, values: typed.values }) },
    item,
  );

/** What storage holds, while it is of use: typed for the same order, and not too long ago. */
export function draftOf(
  brand: BrandDetail,
  beginning: Beginning,
  kept: unknown,
  now: number,
): OrderDraft | undefined {
  const { data } = keptDraft.safeParse(kept);
  const isOfUse = data && data.trx === nameOf(beginning) && now - data.at < LIFE;
  return isOfUse ? begun(brand, data.draft, beginning.typed ? null : beginning.item) : undefined;
}

const begun = (brand: BrandDetail, draft: OrderDraft, item: string | null): OrderDraft =>
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

/** What one order of an item can have; what is no number is left as it was typed. */
export const atMost = (qty: TypedNumber, most: number | undefined): TypedNumber =>
  typeof qty === 'number' && most !== undefined ? Math.min(qty, most) : qty;

/** Held against the brand as it is now: its inputs and items may have changed since. */
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
