import { piecesOf, type TypedNumber } from '../../../../core/format/read-number';
import { ITEM } from '../../../../core/states';
import { errorText } from '../../../../core/text/errors';
import { messages } from '../../../../core/text/messages';
import type { BrandDetail, Variation } from '../../../catalogue/contract/catalogue';
import { checkFormValues, destinationOf } from '../../../catalogue/domain/form-values';
import type { PricedBrand, PricedVariation } from '../../../catalogue/domain/priced';
import { type CreateTransactionInput, createTransactionInput } from '../../contract/transaction';
import { copy } from './copy';
import type { OrderDraft } from './order-draft';

/** Errors by the server's field paths: `form_values.user_id`, `variation_id`, `ref_id`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Order before the PIN, which is never stored. */
export type OrderBody = Omit<CreateTransactionInput, 'pin'>;

export function errorsOf(brand: PricedBrand, draft: OrderDraft): FieldErrors {
  const item = chosenOf(brand, draft);
  return {
    ...typedErrors(brand, draft),
    ...itemError(item),
    ...quantityError(draft.qty, item?.max_qty),
    ...refIdError(draft),
  };
}

/** `most` is undefined before an item is chosen. */
export function quantityError(qty: TypedNumber, most: number | undefined): FieldErrors {
  if (qty === null) return { qty: messages.required(copy.qty) };
  if (typeof qty === 'string') return { qty: messages.unreadable(copy.qty) };
  if (piecesOf(qty) === 0) return { qty: qty < 1 ? messages.min(copy.qty, 1) : messages.whole(copy.qty) };
  return most !== undefined && qty > most ? { qty: errorText('QUANTITY_LIMIT', { max: most }) } : {};
}

export function typedErrors({ forms }: Pick<BrandDetail, 'forms'>, { values }: OrderDraft): FieldErrors {
  const { errors } = checkFormValues(forms, values);
  return Object.fromEntries(
    Object.entries(errors).map(([key, [message = '']]) => [`form_values.${key}`, message]),
  );
}

export function refIdError({ refId }: OrderDraft): FieldErrors {
  const text = refId.trim();
  const fits = text === '' || createTransactionInput.shape.ref_id.safeParse(text).success;
  return fits ? {} : { ref_id: copy.refIdWrong };
}

function itemError(item: Variation | undefined): FieldErrors {
  if (!item) return { variation_id: copy.itemMissing };
  if (item.is_unpriced) return { variation_id: errorText('NO_SELLING_PRICE') };
  if (item.status === ITEM.open) return {};
  if (item.status === ITEM.disturbed) return { variation_id: errorText('PRODUCT_DISTURBED') };
  return { variation_id: errorText(item.status === ITEM.soldOut ? 'OUT_OF_STOCK' : 'PRODUCT_INACTIVE') };
}

export const chosenOf = (
  brand: PricedBrand,
  draft: Pick<OrderDraft, 'variationId'>,
): PricedVariation | undefined => brand.variations.find(({ id }) => id === draft.variationId);

/** Request body; `expected_price` is the displayed price, so that no other is paid. */
export function bodyOf(
  brand: PricedBrand,
  draft: OrderDraft,
  item: PricedVariation,
  nickname: string | null,
): OrderBody {
  return {
    brand_id: brand.id,
    variation_id: item.id,
    qty: piecesOf(draft.qty),
    form_values: checkFormValues(brand.forms, draft.values).values,
    expected_price: item.price,
    allow_duplicate: false,
    ...(nickname && { nickname }),
    ...ownWords(draft),
  };
}

export function ownWords(draft: OrderDraft): Pick<OrderBody, 'customer_name' | 'ref_id' | 'note'> {
  const [customerName, refId, note] = [draft.customerName.trim(), draft.refId.trim(), draft.note.trim()];
  return {
    ...(customerName && { customer_name: customerName }),
    ...(refId && { ref_id: refId }),
    ...(note && { note }),
  };
}

/** Texts for the check before the PIN; rupiah. */
export interface OrderWords {
  item: string;
  target: string;
  nickname: string | null;
  total: number;
  balanceAfter?: (amount: number) => string;
}

export function orderWords(brand: PricedBrand, body: OrderBody): OrderWords {
  const item = brand.variations.find(({ id }) => id === body.variation_id);
  return {
    item: `${item?.name ?? brand.name}${body.qty > 1 ? ` × ${body.qty}` : ''}`,
    target: destinationOf(brand.forms, body.form_values),
    nickname: body.nickname ?? null,
    total: body.expected_price * body.qty,
  };
}
