import { createContext, useContext } from 'react';

export type DialogName = 'expired' | 'kyc' | 'logout' | 'setup';

export const ShowDialogContext = createContext<((name: DialogName) => void) | null>(null);

export function useShowDialog(): (name: DialogName) => void {
  const show = useContext(ShowDialogContext);
  if (!show) throw new Error('useShowDialog is called outside the vertical layout');
  return show;
}
