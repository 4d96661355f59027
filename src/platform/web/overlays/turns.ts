import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { isModalOpen, subscribeModals } from '../../../ui/open-modals';

const order = ['notice', 'tour'] as const;
type Comer = (typeof order)[number];

export type Claim = 'none' | 'unknown' | 'wants';
export type Claims = Partial<Record<Comer, Claim>>;

/** One at a time, in order. None begins while `paused`: over a dialog of the person, or while an approval waits. */
export function turnOf(holder: Comer | null, claims: Claims, paused: boolean): Comer | null {
  if (holder && claims[holder] === 'wants') return holder;
  if (paused) return null;
  const first = order.find((one) => (claims[one] ?? 'none') !== 'none');
  return first && claims[first] === 'wants' ? first : null;
}

const claims: Claims = {};
const pauses = new Set<object>();
let holder: Comer | null = null;
const listeners = new Set<() => void>();

const settle = (): void => {
  const next = turnOf(holder, claims, isModalOpen() || pauses.size > 0);
  if (next === holder) return;
  holder = next;
  for (const listener of listeners) listener();
};
subscribeModals(settle);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets nothing open by itself as long as `paused`; one that is open stays. */
export function usePauseTurns(paused: boolean): void {
  useLayoutEffect(() => {
    if (!paused) return undefined;
    const pause = {};
    pauses.add(pause);
    return () => {
      pauses.delete(pause);
      settle();
    };
  }, [paused]);
}

export function useTurn(comer: Comer, claim: Claim): boolean {
  // All claims of one render are collected before a turn is given.
  useLayoutEffect(() => {
    claims[comer] = claim;
    return () => {
      claims[comer] = 'none';
    };
  }, [comer, claim]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed claim triggers the check
  useEffect(() => {
    settle();
    return settle;
  }, [claim]);
  return useSyncExternalStore(subscribe, () => holder === comer);
}
