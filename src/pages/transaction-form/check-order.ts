import { checkFormValues, destinationOf } from '../../core/catalogue/form-values';
import type { BrandDetail, Variation } from '../../core/contract/catalogue';
import { type CreateTransactionInput, createTransactionInput } from '../../core/contract/transaction';
import { ITEM } from '../../core/states';
import { errorText } from '../../core/text/errors';
import { copy } from './copy';
import type { OrderDraft } from './order-draft';

/** Message by the path that the server names as well: `form_values.user_id`, `variation_id`, `ref_id`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An order before the PIN; the PIN itself is never kept. */
export type OrderBody = Omit<CreateTransactionInput, 'pin'>;

/** What the server would refuse, found without asking it. */
export function errorsOf(brand: BrandDetail, draft: OrderDraft): FieldErrors {
  const item = chosenOf(brand, draft);
  const { errors } = checkFormValues(brand.forms, draft.values);
  const typed = Object.entries(errors).map(([key, [message = '']]) => [`form_values.${key}`, message]);
  const refId = draft.refId.trim();
  const refIdFits = refId === '' || createTransactionInput.shape.ref_id.safeParse(refId).success;
  return {
    ...Object.fromEntries(typed),
    ...itemError(item),
    ...(item && draft.qty > item.max_qty && { qty: errorText('QUANTITY_LIMIT', { max: item.max_qty }) }),
    ...(!refIdFits && { ref_id: copy.refIdWrong }),
  };
}

function itemError(item: Variation | undefined): FieldErrors {
  if (!item) return { variation_id: copy.itemMissing };
  if (item.status === ITEM.open) return {};
  if (item.status === ITEM.disturbed) return { variation_id: errorText('PRODUCT_DISTURBED') };
  return { variation_id: errorText(item.status === ITEM.soldOut ? 'OUT_OF_STOCK' : 'PRODUCT_INACTIVE') };
}

export const chosenOf = (brand: BrandDetail, draft: Pick<OrderDraft, 'variationId'>): Variation | undefined =>
  brand.variations.find(({ id }) => id === draft.variationId);

/** The order as it is sent; `expected_price` is the price on screen, so that no other is ever paid. */
export function bodyOf(
  brand: BrandDetail,
  draft: OrderDraft,
  item: Variation,
  nickname: string | null,
): OrderBody {
  const [customerName, refId, note] = [draft.customerName.trim(), draft.refId.trim(), draft.note.trim()];
  return {
    brand_id: brand.id,
    variation_id: item.id,
    qty: draft.qty,
    form_values: checkFormValues(brand.forms, draft.values).values,
    expected_price: item.price,
    allow_duplicate: false,
    ...(nickname && { nickname }),
    ...(customerName && { customer_name: customerName }),
    ...(refId && { ref_id: refId }),
    ...(note && { note }),
  };
}

/** An order in the words that a buyer checks before the PIN; rupiah. */
export function orderWords(brand: BrandDetail, body: OrderBody) {
  const item = brand.variations.find(({ id }) => id === body.variation_id);
  return {
    item: `${item?.name ?? brand.name}${body.qty > 1 ? ` × ${body.qty}` : ''}`,
    target: destinationOf(brand.forms, body.form_values),
    nickname: body.nickname ?? null,
    total: body.expected_price * body.qty,
  };
}
