import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import type { Unanswered } from '../../../../admin/web/session/use-unanswered';
import { piecesOf } from '../../../../core/format/read-number';
import type { ApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { PageHead } from '../../../../ui/page-head';
import { serverNow } from '../../../../ui/server-clock';
import { useOnline } from '../../../../ui/use-online';
import { useScreen } from '../../../../ui/use-screen';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { PricedBrand, PricedVariation } from '../../../catalogue/domain/priced';
import { askApproval } from '../../contract/order-approval';
import { createTransaction, type TransactionDetail } from '../../contract/transaction';
import { approvalPath } from '../approval/approvals';
import { BrandHead, BrandPath } from './brand-head';
import { BuyBar } from './buy-bar';
import { bodyOf, chosenOf, errorsOf, type FieldErrors, type OrderBody, orderWords } from './check-order';
import { copy } from './copy';
import { DestinationCard } from './destination-card';
import { DetailsCard } from './details-card';
import { ForeignNumberDialog, ForeignNumberNotice } from './foreign-number';
import { FormNotices } from './form-notices';
import { closedText, gateOf } from './gates';
import { ItemsCard } from './items-card';
import { atMost, boughtPath, type OrderDraft, type TypedOrder, typedStateOf } from './order-draft';
import { useApprovalNeed } from './own-limits';
import { PurchaseDialogs } from './purchase-dialogs';
import { Summary } from './summary';
import { useFirstError } from './use-first-error';
import { useForeignNumber } from './use-foreign-number';
import { useLostOrder } from './use-lost-order';
import { useNickname } from './use-nickname';
import { useOrderDraft } from './use-order-draft';
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

/** Steps at the left, price at the right; on smaller screens one column with the price at the bottom. */
export const OrderForm = ({ brand, again, againFailed, item, typed, lock }: OrderFormProps) => {
  const navigate = useNavigate();
  const { profile, balance } = useFacts();
  const online = useOnline();
  const screen = useScreen();
  const hasBar = screen !== 'desktop';
  const [errors, setErrors] = useState<FieldErrors>({});
  const { draft, restored, change, clear, forget } = useOrderDraft(brand, { again, item, typed });
  const nickname = useNickname(brand, draft.values, restored ? null : (again?.nickname ?? null));
  const form = useRef<HTMLFormElement>(null);
  const goToError = useFirstError(form, errors);

  const chosen = chosenOf(brand, draft);
  const total = chosen ? chosen.price * piecesOf(draft.qty) : 0;
  const approval = useApprovalNeed(total);
  const lostOrder = useLostOrder(brand.id);
  const purchase = useOrderPurchase(brand, lostOrder, {
    isApprovalShown: approval !== 'no',
    onBought: (order) => {
      forget();
      navigate(boughtPath(order.id, draft));
    },
    onAsked: (id) => navigate(approvalPath(id)),
    onErrors: (found) => {
      setErrors(found);
      goToError();
    },
  });

  // An order found after a lost answer clears the form, so that it is not bought twice.
  const isBought = lostOrder.lost.kind === 'found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the finding empties the form
  useEffect(() => {
    if (isBought) clear();
  }, [isBought]);

  const foreign = useForeignNumber(brand, draft, chosen);
  const [isAskingNumber, setAskingNumber] = useState(false);
  const news = usePriceNews(chosen);
  const gate = gateOf({ online, brand, profile, balance: balance.main, total });
  const closed = closedText(brand);
  const isReady = gate === null && !lostOrder.isOpen && lock.until !== null;

  /** `without` selects errors that the change may have fixed. */
  const edit = (part: Partial<OrderDraft>, without: (path: string) => boolean) => {
    change(part);
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !without(path))));
  };

  const switchBrand = () => {
    if (!foreign?.other) return;
    const { brand: other, item: same } = foreign.other;
    // The input moves to the other form, so the draft here is cleared.
    clear();
    navigate(`/transaction-form?q=${other.id}${same ? `&item=${same.id}` : ''}`, {
      state: typedStateOf(draft, serverNow()),
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <div className={layout.stack4}>
      {screen === 'phone' ? (
        <PageHead title={copy.title} back="/product/data" />
      ) : (
        <BrandPath name={brand.name} />
      )}
      <form ref={form} className={layout.columns} onSubmit={(event) => void submit(event)} noValidate>
        <div className={layout.stack4}>
          <BrandHead brand={brand} level={screen === 'phone' ? 2 : 1} />
          <FormNotices
            closed={hasBar ? closed : null}
            lostOrder={lostOrder}
            wordsOf={wordsOf}
            onResend={(order) => purchase.ask(order.body, order)}
            againFailed={againFailed}
            restored={restored}
            onClear={clear}
          />
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
        </div>
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
          balance={balance.main}
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
      </form>
      {isAskingNumber && foreign && chosen && (
        <ForeignNumberDialog
          found={foreign}
          onSwitch={switchBrand}
          onConfirm={() => void askPin(chosen)}
          onClose={() => setAskingNumber(false)}
        />
      )}
      <PurchaseDialogs
        brand={brand}
        purchase={purchase}
        wordsOf={wordsOf}
        balance={balance.main}
        approval={approval}
      />
    </div>
  );
};
