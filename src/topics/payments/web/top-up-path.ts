import { useKnownPath } from '../../../admin/web/session/known-path';

/** Path of the top-up form if permitted, else of the list, else null. */
export function useTopUpPath(): string | null {
  const isKnown = useKnownPath();
  return ['/topup/form', '/topup/data'].find(isKnown) ?? null;
}
