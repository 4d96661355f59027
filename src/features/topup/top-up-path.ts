import { useKnownPath } from '../../api/known-path';

/** Where "Top Up Saldo" leads: to the form for who may fill it in, else to the list, else nowhere. */
export function useTopUpPath(): string | null {
  const isKnown = useKnownPath();
  return ['/topup/form', '/topup/data'].find(isKnown) ?? null;
}
