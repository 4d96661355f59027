import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Unanswered } from '../../../../admin/web/session/use-unanswered';
import { piecesOf } from '../../../../core/format/read-number';
import type { ApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import { serverNow } from '../../../../ui/server-clock';
import { useScreen } from '../../../../ui/use-screen';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { PricedBrand, PricedVariation } from '../../../catalogue/domain/priced';
import { askApproval } from '../../contract/order-approval';
import { createTransaction, type TransactionDetail } from '../../contract/transaction';
import { BuyBar } from './buy-bar';
import { bodyOf, chosenOf, errorsOf, type OrderBody, orderWords } from './check-order';
import { copy } from './copy';
import { DestinationCard } from './destination-card';
import { DetailsCard } from './details-card';
import { ForeignNumberDialog, ForeignNumberNotice } from './foreign-number';
import { FormFrame } from './form-frame';
import { closedText } from './gates';
import { ItemsCard } from './items-card';
import { atMost, type TypedOrder, typedStateOf } from './order-draft';
import { useApprovalNeed } from './own-limits';
import { Summary } from './summary';
import { useForeignNumber } from './use-foreign-number';
import { useLostOrder } from './use-lost-order';
import { useNickname } from './use-nickname';
import { useClearWhenFound, useOrderForm } from './use-order-form';
import type { PriceLock } from './use-price-lock';
import { usePriceNews } from './use-price-news';
import { type PurchaseEvents, usePurchase } from './use-purchase';

function useOrderPurchase(
  brand: BrandDetail,
  lostOrder: Unanswered<OrderBody, TransactionDetail>,
  events: PurchaseEvents,
) {
  const { mutateAsync } = useAction(createTransaction);
  const asking = useAction(askApproval);
  const way = {
    send: async ({ key, body }: { key: string; body: OrderBody }, pin: string) =>
      (await mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    askOwner: async ({ key, body }: { key: string; body: OrderBody }, pin: string) =>
      (await asking.mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    agreed,
  };
  return usePurchase(brand.id, way, lostOrder, events);
}

function agreed(body: OrderBody, { code, details }: ApiError): OrderBody | null {
  if (code === 'DUPLICATE_DESTINATION') return { ...body, allow_duplicate: true };
  if (code === 'PRICE_NOT_MATCH') return { ...body, expected_price: Number(details?.current_price) };
  return null;
}

interface OrderFormProps {
  brand: PricedBrand;
  again: TransactionDetail | undefined;
  againFailed: boolean;
  item: string | null;
  typed: TypedOrder | null;
  lock: PriceLock;
}

export const OrderForm = ({ brand, again, againFailed, item, typed, lock }: OrderFormProps) => {
  const navigate = useNavigate();
  const hasBar = useScreen() !== 'desktop';
  const form = useOrderForm(brand, { again, item, typed });
  const { draft, restored, errors, setErrors, goToError, edit, clear } = form;
  const nickname = useNickname(brand, draft.values, restored ? null : (again?.nickname ?? null));

  const chosen = chosenOf(brand, draft);
  const total = chosen ? chosen.price * piecesOf(draft.qty) : 0;
  const approval = useApprovalNeed(total);
  const lostOrder = useLostOrder(brand.id);
  const purchase = useOrderPurchase(brand, lostOrder, form.eventsOf(approval));
  useClearWhenFound(lostOrder, clear);

  const foreign = useForeignNumber(brand, draft, chosen);
  const [isAskingNumber, setAskingNumber] = useState(false);
  const news = usePriceNews(chosen);
  const gate = form.gateAt(total);
  const closed = closedText(brand);
  const isReady = gate === null && !lostOrder.isOpen && lock.until !== null;

  const switchBrand = () => {
    if (!foreign?.other) return;
    const { brand: other, item: same } = foreign.other;
    // The input moves to the other form, so the draft here is cleared.
    clear();
    navigate(`/transaction-form?q=${other.id}${same ? `&item=${same.id}` : ''}`, {
      state: typedStateOf(draft, serverNow()),
    });
  };

  const submit = async () => {
    if (!isReady || nickname.isChecking || purchase.isSending) return;
    const found = errorsOf(brand, draft);
    setErrors(found);
    if (!chosen || Object.keys(found).length > 0) return goToError();
    if (foreign) return setAskingNumber(true);
    await askPin(chosen);
  };

  const askPin = async (item: PricedVariation) => {
    setAskingNumber(false);
    const needsCheck = brand.has_check_id && !nickname.isSettled;
    const outcome = needsCheck ? await nickname.run() : nickname.outcome;
    if (needsCheck && outcome?.kind === 'failed') return goToError();
    news.understand();
    purchase.ask(bodyOf(brand, draft, item, outcome?.kind === 'found' ? outcome.nickname : null));
  };

  const wordsOf = (body: OrderBody) => orderWords(brand, body);
  const buy = { isReady, isBusy: purchase.isSending || nickname.isChecking, approval };

  return (
    <>
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
            <Summary
              brand={brand}
              draft={draft}
              chosen={chosen}
              nickname={nickname.name}
              lock={lock}
              news={news}
              category={brand.category_id}
              gate={hasBar ? null : gate}
              failure={purchase.failure}
              hasLostOrder={lostOrder.isOpen}
              balance={form.balance}
              buy={buy}
              hasBar={hasBar}
            />
            {hasBar && (
              <BuyBar
                total={total}
                category={brand.category_id}
                lock={lock}
                buy={buy}
                gate={closed ? null : gate}
              />
            )}
          </>
        }
      >
        <DestinationCard
          brand={brand}
          values={draft.values}
          errors={errors}
          nickname={nickname}
          onChange={(key, value) =>
            edit(
              { values: { ...draft.values, [key]: value } },
              (path) => path === `form_values.${key}` || path === 'form_values',
            )
          }
          onErrors={setErrors}
        >
          {foreign && <ForeignNumberNotice found={foreign} onSwitch={switchBrand} />}
        </DestinationCard>
        <ItemsCard
          items={brand.variations}
          countedAt={brand.counted_at}
          chosen={draft.variationId}
          error={errors.variation_id}
          onChoose={({ id, max_qty }) =>
            edit({ variationId: id, qty: atMost(draft.qty, max_qty) }, (path) =>
              ['variation_id', 'qty'].includes(path),
            )
          }
        />
        <DetailsCard
          number={3}
          draft={draft}
          most={chosen?.max_qty ?? 1}
          errors={errors}
          onChange={(part, name) => edit(part, (path) => path === name)}
        />
      </FormFrame>
      {isAskingNumber && foreign && chosen && (
        <ForeignNumberDialog
          found={foreign}
          onSwitch={switchBrand}
          onConfirm={() => void askPin(chosen)}
          onClose={() => setAskingNumber(false)}
        />
      )}
    </>
  );
};
