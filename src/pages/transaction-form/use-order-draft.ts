import { useState } from 'react';
import { useFacts } from '../../api/facts';
import { readOwn, removeOwn, writeOwn } from '../../api/own-records';
import type { BrandDetail } from '../../core/contract/catalogue';
import type { TransactionDetail } from '../../core/contract/transaction';
import { emptyDraft, type KeptDraft, type OrderDraft, startOf } from './order-draft';

/** The draft of an order, kept at this browser for this user until it is bought (design 9: nothing typed is lost). */
export function useOrderDraft(brand: BrandDetail, again: TransactionDetail | undefined, item: string | null) {
  const { profile } = useFacts();
  const name = `transaction-form:${brand.id}`;
  const [start] = useState(() =>
    startOf(brand, { again, item, kept: readOwn(profile.id, 'draft', name), now: Date.now() }),
  );
  const [draft, setDraft] = useState(start.draft);
  const [restored, setRestored] = useState(start.restored);

  const forget = () => removeOwn(profile.id, 'draft', name);

  const change = (part: Partial<OrderDraft>) => {
    const next = { ...draft, ...part };
    const kept: KeptDraft = { at: Date.now(), trx: again?.id ?? null, draft: next };
    setDraft(next);
    writeOwn(profile.id, 'draft', name, kept);
  };

  const clear = () => {
    forget();
    setRestored(false);
    setDraft(emptyDraft(brand));
  };

  return { draft, restored, change, clear, forget };
}
