import { useEffect } from 'react';
import { z } from 'zod';
import { type Intent, storedId, useUnanswered } from '../../../../../admin/web/session/use-unanswered';
import { ITEM } from '../../../../../core/states';
import type { ApiError } from '../../../../../platform/web/api-error';
import { useAction } from '../../../../../platform/web/use-call';
import { useScreen } from '../../../../../ui/use-screen';
import type { BrandDetail } from '../../../../catalogue/contract/catalogue';
import { askBillApproval } from '../../../contract/order-approval';
import { billPaymentInput, type Inquiry, payBill } from '../../../contract/postpaid';
import type { TransactionDetail } from '../../../contract/transaction';
import { type FieldErrors, type OrderWords, ownWords, refIdError, typedErrors } from '../check-order';
import { DetailsCard } from '../details-card';
import { FormFrame } from '../form-frame';
import { closedText } from '../gates';
import type { OrderDraft, TypedOrder } from '../order-draft';
import { useApprovalNeed } from '../own-limits';
import { orderOfKey } from '../use-lost-order';
import { useClearWhenFound, useOrderForm } from '../use-order-form';
import { type PurchaseEvents, usePurchase } from '../use-purchase';
import { BillBar } from './bill-bar';
import { BillCard } from './bill-card';
import { BillChoice } from './bill-choice';
import { BillSummary } from './bill-summary';
import { copy } from './copy';
import { CustomerCard } from './customer-card';
import { useInquiry } from './use-inquiry';

/** Payment before the PIN. `shown` is the displayed bill, stored for a lost answer; it is not sent. */
const billBody = billPaymentInput.omit({ pin: true, inquiry_id: true }).extend({
  inquiry_id: storedId,
  shown: z.object({
    item: z.string(),
    target: z.string(),
    nickname: z.string().nullable(),
    total: z.number(),
  }),
});
type BillBody = z.infer<typeof billBody>;

const bodyOf = (inquiry: Inquiry, draft: OrderDraft): BillBody => ({
  inquiry_id: inquiry.inquiry_id,
  ...ownWords(draft),
  shown: {
    item: inquiry.item_name,
    target: inquiry.customer_no,
    nickname: inquiry.customer_name,
    total: inquiry.total,
  },
});

const wordsOf = ({ shown }: BillBody): OrderWords => ({ ...shown, balanceAfter: copy.balanceAfter });

const payment: Intent<BillBody, TransactionDetail> = { body: billBody, find: orderOfKey };

/** Pays a bill and looks up unanswered payments. `form` is the brand's id. */
function useBillPayment(form: string, events: PurchaseEvents) {
  const { mutateAsync } = useAction(payBill);
  const asking = useAction(askBillApproval);
  const lostOrder = useUnanswered(form, payment);
  const way = {
    send: async ({ key, body: { shown: _shown, ...body } }: { key: string; body: BillBody }, pin: string) =>
      (await mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    askOwner: async (
      { key, body: { shown: _shown, ...body } }: { key: string; body: BillBody },
      pin: string,
    ) => (await asking.mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    // Bills need no confirmation: they are looked up again instead.
    agreed: () => null,
  };
  return { lostOrder, purchase: usePurchase(form, way, lostOrder, events) };
}

/** Refusals after which the bill must be looked up again. */
const STALE: readonly string[] = ['INQUIRY_EXPIRED', 'INQUIRY_USED', 'BILL_TAKEN', 'BILL_CHANGED'];

interface BillFormProps {
  brand: BrandDetail;
  again: TransactionDetail | undefined;
  againFailed: boolean;
  item: string | null;
  typed: TypedOrder | null;
}

export const BillForm = ({ brand, again, againFailed, item, typed }: BillFormProps) => {
  const hasBar = useScreen() !== 'desktop';
  const form = useOrderForm(brand, { again, item, typed });
  const { draft, errors, setErrors, goToError, clear } = form;
  const chosen = chosenOf(brand, draft);
  const inquiry = useInquiry(brand, chosen, draft.values);
  const { found } = inquiry;
  const approval = useApprovalNeed(found?.total ?? 0);
  const { lostOrder, purchase } = useBillPayment(brand.id, form.eventsOf(approval));
  useStale(purchase.failure, inquiry.forget);
  useClearWhenFound(lostOrder, clear);

  const closed = closedText(brand);
  const gate = form.gateAt(found?.total ?? 0);
  const mayCheck = form.online && closed === null && !lostOrder.isOpen;
  const buy = { isReady: gate === null && !lostOrder.isOpen, isBusy: purchase.isSending, approval };
  const hasChoice = brand.variations.length > 1;
  const step = hasChoice ? 2 : 1;

  const edit = (part: Partial<OrderDraft>, path: string) => form.edit(part, (other) => other === path);

  const check = async () => {
    const missing: FieldErrors = chosen
      ? {}
      : { variation_id: copy.choose(brand.variations[0]?.group ?? copy.bill) };
    const wrong = { ...missing, ...typedErrors(brand, draft) };
    setErrors(wrong);
    if (!chosen || Object.keys(wrong).length > 0) return goToError();
    if ((await inquiry.run(chosen)).kind === 'failed') goToError();
  };

  const submit = async () => {
    if (inquiry.isChecking || purchase.isSending) return;
    if (!found) {
      if (mayCheck) await check();
      return;
    }
    const wrong = refIdError(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return goToError();
    if (buy.isReady) purchase.ask(bodyOf(found, draft));
  };

  return (
    <FormFrame
      title={copy.title}
      brand={brand}
      state={form}
      againFailed={againFailed}
      lostOrder={lostOrder}
      purchase={purchase}
      approval={approval}
      wordsOf={wordsOf}
      onSubmit={submit}
      beside={
        <>
          <BillSummary
            item={chosen}
            inquiry={found}
            category={brand.category_id}
            gate={hasBar ? null : gate}
            failure={purchase.failure}
            hasLostOrder={lostOrder.isOpen}
            balance={form.balance}
            buy={buy}
            hasBar={hasBar}
          />
          {hasBar && (
            <BillBar
              inquiry={found}
              mayCheck={mayCheck}
              isChecking={inquiry.isChecking}
              buy={buy}
              gate={closed ? null : gate}
            />
          )}
        </>
      }
    >
      {hasChoice && (
        <BillChoice
          title={brand.variations[0]?.group ?? copy.bill}
          items={brand.variations}
          chosen={chosen}
          error={errors.variation_id}
          onChoose={({ id }) => edit({ variationId: id }, 'variation_id')}
        />
      )}
      <CustomerCard
        number={step}
        forms={brand.forms}
        values={draft.values}
        errors={errors}
        inquiry={inquiry}
        withButton={!hasBar}
        mayCheck={mayCheck}
        onChange={(key, value) => edit({ values: { ...draft.values, [key]: value } }, `form_values.${key}`)}
      />
      {found && <BillCard number={step + 1} inquiry={found} />}
      {found && (
        <DetailsCard
          number={step + 2}
          draft={draft}
          most={null}
          errors={errors}
          onChange={(part, name) => edit(part, name)}
        />
      )}
    </FormFrame>
  );
};

function chosenOf(brand: BrandDetail, { variationId }: OrderDraft) {
  const only = brand.variations.length === 1 ? brand.variations[0] : undefined;
  return (
    brand.variations.find(({ id }) => id === variationId) ?? (only?.status === ITEM.open ? only : undefined)
  );
}

function useStale(failure: ApiError | null, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal once
  useEffect(() => {
    if (failure && STALE.includes(failure.code)) forget();
  }, [failure]);
}
