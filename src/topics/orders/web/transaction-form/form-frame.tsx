import type { FormEvent, ReactNode } from 'react';
import type { Unanswered } from '../../../../admin/web/session/use-unanswered';
import layout from '../../../../ui/layout.module.css';
import { PageHead } from '../../../../ui/page-head';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { useScreen } from '../../../../ui/use-screen';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { TransactionDetail } from '../../contract/transaction';
import { OwnWaiting } from '../approval/waiting-notices';
import { BrandHead, BrandPath } from './brand-head';
import type { OrderWords } from './check-order';
import { copy } from './copy';
import { closedText } from './gates';
import { LostOrderNotice } from './lost-order-notice';
import type { ApprovalNeed } from './own-limit-texts';
import { PurchaseDialogs } from './purchase-dialogs';
import type { useOrderForm } from './use-order-form';
import type { usePurchase } from './use-purchase';

interface FormFrameProps<Body extends Record<string, unknown>> {
  title: string;
  brand: BrandDetail;
  state: Pick<ReturnType<typeof useOrderForm>, 'form' | 'restored' | 'clear' | 'balance'>;
  againFailed: boolean;
  lostOrder: Unanswered<Body, TransactionDetail>;
  purchase: ReturnType<typeof usePurchase<Body>>;
  approval: ApprovalNeed;
  wordsOf: (body: Body) => OrderWords;
  onSubmit: () => Promise<void>;
  /** The price at the right; on smaller screens at the bottom. */
  beside: ReactNode;
  children: ReactNode;
}

/** Steps at the left, price at the right; on smaller screens one column with the price at the bottom. */
export const FormFrame = <Body extends Record<string, unknown>>(props: FormFrameProps<Body>) => {
  const { title, brand, state, againFailed, lostOrder, purchase, approval, wordsOf } = props;
  const screen = useScreen();
  const isPhone = screen === 'phone';
  // On a desktop the price at the right says it.
  const closed = screen === 'desktop' ? null : closedText(brand);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void props.onSubmit();
  };
  return (
    <div className={layout.stack4}>
      {isPhone ? <PageHead title={title} back="/product/data" /> : <BrandPath name={brand.name} />}
      <form ref={state.form} className={layout.columns} onSubmit={submit} noValidate>
        <div className={layout.stack4}>
          <BrandHead brand={brand} level={isPhone ? 2 : 1} />
          {closed && <Notice tone="bad">{closed}</Notice>}
          <OwnWaiting />
          <LostOrderNotice
            lostOrder={lostOrder}
            wordsOf={wordsOf}
            onResend={(order) => purchase.ask(order.body, order)}
          />
          {againFailed && <Notice tone="run">{copy.againFailed}</Notice>}
          {state.restored && (
            <Notice
              tone="quiet"
              action={
                <Button type="button" tone="link" size="small" onClick={state.clear}>
                  {copy.clear}
                </Button>
              }
            >
              {copy.restored}
            </Notice>
          )}
          {props.children}
        </div>
        {props.beside}
      </form>
      <PurchaseDialogs
        brand={brand}
        purchase={purchase}
        wordsOf={wordsOf}
        balance={state.balance}
        approval={approval}
      />
    </div>
  );
};
