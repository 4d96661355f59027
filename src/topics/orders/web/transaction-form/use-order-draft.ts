import { useState } from 'react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { serverNow } from '../../../../ui/server-clock';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import {
  type Beginning,
  draftOf,
  emptyDraft,
  formOf,
  nameOf,
  type StoredDraft,
  startOf,
} from './order-draft';

export function useOrderDraft(brand: BrandDetail, beginning: Beginning) {
  const [start] = useState(() => startOf(brand, beginning));
  const { values, restored, change, settle } = useDraft(formOf(brand, beginning), start, {
    read: (stored) => draftOf(brand, beginning, stored, serverNow()),
    write: (draft): StoredDraft => ({ at: serverNow(), trx: nameOf(beginning), draft }),
  });
  return {
    draft: values,
    restored,
    change,
    clear: () => settle(emptyDraft(brand)),
    /** After the purchase: the page keeps its values until it navigates. */
    forget: () => settle(values),
  };
}
