import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import type { Unanswered } from '../../../../admin/web/session/use-unanswered';
import { useOnline } from '../../../../ui/use-online';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import type { TransactionDetail } from '../../contract/transaction';
import { approvalPath } from '../approval/approvals';
import type { FieldErrors } from './check-order';
import { gateOf } from './gates';
import { type Beginning, boughtPath, type OrderDraft } from './order-draft';
import type { ApprovalNeed } from './own-limit-texts';
import { useFirstError } from './use-first-error';
import { useOrderDraft } from './use-order-draft';
import type { PurchaseEvents } from './use-purchase';

/** The draft of a form, its errors, and what follows a purchase. */
export function useOrderForm(brand: BrandDetail, beginning: Beginning) {
  const navigate = useNavigate();
  const { profile, balance } = useFacts();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const goToError = useFirstError(form, errors);
  const { draft, restored, change, clear, forget } = useOrderDraft(brand, beginning);

  return {
    ...{ form, errors, setErrors, goToError, draft, restored, clear, online },
    balance: balance.main,
    gateAt: (total: number) => gateOf({ online, brand, profile, balance: balance.main, total }),
    /** `isFixed` selects errors that the change may have fixed. */
    edit: (part: Partial<OrderDraft>, isFixed: (path: string) => boolean) => {
      change(part);
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !isFixed(path))));
    },
    eventsOf: (approval: ApprovalNeed): PurchaseEvents => ({
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
    }),
  };
}

/** An order found after a lost answer clears the form, so that it is not paid twice. */
export function useClearWhenFound<Body>({ lost }: Unanswered<Body, TransactionDetail>, clear: () => void) {
  const isFound = lost.kind === 'found';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the finding empties the form
  useEffect(() => {
    if (isFound) clear();
  }, [isFound]);
}
