import { type RefObject, useEffect, useState } from 'react';
import { leadTo } from '../../../../ui/lead-to';

export function useFirstError(form: RefObject<HTMLElement | null>, errors: unknown): () => void {
  const [wanted, setWanted] = useState(0);
  // After the render that marks the inputs, whichever state made it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request moves the focus, not a corrected error
  useEffect(() => {
    if (wanted === 0) return;
    leadTo(form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]'));
  }, [wanted, errors]);
  return () => setWanted((count) => count + 1);
}
