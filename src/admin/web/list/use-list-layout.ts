import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListLayout, saveListLayout } from '../../../core/contract/list-view';
import { useFeedback } from '../../../ui/feedback';
import { useCustomCall } from '../data/use-custom-call';
import { useFacts } from '../session/facts';

/** Milliseconds after the last change until a layout is stored. */
const SETTLED_MS = 500;

const STANDARD: ListLayout = { columns: [], widths: {}, pinned: [], density: 'normal', view: null };

/** The person's layout of a list, stored at the server. `isStored` is false at a host that stores none. */
export function useListLayout(resource: string) {
  const { profile, refresh } = useFacts();
  const feedback = useFeedback();
  const call = useCustomCall();
  const [draft, setDraft] = useState<ListLayout>();
  const waiting = useRef<{ timer: number; save: () => void }>();
  const layout = draft ?? profile.lists?.layouts[resource] ?? STANDARD;

  const change = useCallback(
    (part: Partial<ListLayout>) => {
      const next = { ...layout, ...part };
      setDraft(next);
      const save = () => {
        waiting.current = undefined;
        void feedback.attempt(async () => {
          await call(saveListLayout, { params: { resource }, body: next });
          await refresh();
        });
      };
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(save, SETTLED_MS), save };
    },
    [layout, resource, feedback, call, refresh],
  );
  useEffect(
    () => () => {
      window.clearTimeout(waiting.current?.timer);
      waiting.current?.save();
    },
    [],
  );
  return { layout, change, isStored: profile.lists !== null };
}
