import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  open += by;
  for (const listener of listeners) listener();
};

export function countModal(): () => void {
  change(1);
  return () => change(-1);
}

export const isModalOpen = (): boolean => open > 0;

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useModalOpen = (): boolean => useSyncExternalStore(subscribeModals, isModalOpen);
