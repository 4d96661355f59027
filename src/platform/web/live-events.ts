import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { MitraFrame, notificationFrame } from '../../core/contract/live';
import { forgetAhead } from './transport';

/** `resync`: the connection was interrupted, so any event may have been missed. */
interface LiveEvents {
  transaction: Extract<MitraFrame, { type: 'transaction' }>;
  topup: Extract<MitraFrame, { type: 'topup' }>;
  resource: string;
  product: Extract<MitraFrame, { type: `product.${string}` }>;
  integration: null;
  notification: z.infer<typeof notificationFrame>['notification'];
  resync: null;
}

type LiveEvent = keyof LiveEvents;

const listeners: { [E in LiveEvent]: Set<(news: LiveEvents[E]) => void> } = {
  transaction: new Set(),
  topup: new Set(),
  resource: new Set(),
  product: new Set(),
  integration: new Set(),
  notification: new Set(),
  resync: new Set(),
};

export function announce<E extends LiveEvent>(event: E, news: LiveEvents[E]): void {
  forgetAhead();
  for (const listener of listeners[event]) listener(news);
}

export function useLive<E extends LiveEvent>(event: E, listener: (news: LiveEvents[E]) => void): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => {
    const notify = (news: LiveEvents[E]) => current.current(news);
    listeners[event].add(notify);
    return () => {
      listeners[event].delete(notify);
    };
  }, [event]);
}
