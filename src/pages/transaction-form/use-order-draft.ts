import { useState } from 'react';
import { useDraft } from '../../api/use-draft';
import type { BrandDetail } from '../../core/contract/catalogue';
import { serverNow } from '../../ui/server-clock';
import { type Beginning, draftOf, emptyDraft, formOf, type KeptDraft, nameOf, startOf } from './order-draft';

/** What is typed and chosen for an order; a draft is held against the brand and the clock before it is used. */
export function useOrderDraft(brand: BrandDetail, beginning: Beginning) {
  const [start] = useState(() => startOf(brand, beginning));
  const { values, restored, change, settle } = useDraft(formOf(brand, beginning), start, {
    read: (kept) => draftOf(brand, beginning, kept, serverNow()),
    write: (draft): KeptDraft => ({ at: serverNow(), trx: nameOf(beginning), draft }),
  });
  return {
    draft: values,
    restored,
    change,
    clear: () => settle(emptyDraft(brand)),
    /** It was bought: the page leads on, and shows what it shows until then. */
    forget: () => settle(values),
  };
}
