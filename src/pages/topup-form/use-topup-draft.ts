import { useState } from 'react';
import { useFacts } from '../../api/facts';
import { readOwn, removeOwn, writeOwn } from '../../api/own-records';
import { draftOf, emptyDraft, type TopupDraft } from './topup-draft';

const NAME = 'topup-form';

/** The choices of this form, kept at this browser until a top up is made (design 9: nothing typed is lost). */
export function useTopupDraft() {
  const { profile } = useFacts();
  const [draft, setDraft] = useState(() => draftOf(readOwn(profile.id, 'draft', NAME)));
  return {
    draft,
    change: (part: Partial<TopupDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      writeOwn(profile.id, 'draft', NAME, next);
    },
    clear: () => {
      removeOwn(profile.id, 'draft', NAME);
      setDraft(emptyDraft);
    },
  };
}
