import { balanceChannelFrame, balanceFrame, mitraFrame } from '../core/contract/live';
import type { FactsStore } from './facts-store';
import { openChannel } from './live-channel';
import { announce } from './live-events';

type Store = Pick<FactsStore, 'read' | 'refresh' | 'setBalance' | 'setLive'>;

/** Opens the channels of every session (specification 7) and hands on what they say; answers how to close them. */
export function connectLive(store: Store): () => void {
  // The profile carries both balances, so reading it again heals whatever was missed.
  const onReopened = () => void store.refresh();

  const closers = [
    openChannel('mitra', {
      onMessage: (message) => hearMitra(message, store),
      onReopened: () => {
        onReopened();
        announce('resync', null);
      },
    }),
    openChannel('mitra-balance', {
      onMessage: (message) => hearBalance(message, store),
      onReopened,
      onPhase: (phase) => store.setLive(phase === 'open'),
    }),
  ];
  return () => {
    for (const close of closers) close();
  };
}

/** The panel's balance, for whoever may read it. */
export const watchProfit = (store: Pick<Store, 'refresh' | 'setBalance'>): (() => void) =>
  openChannel('mitra-panel-balance', {
    onMessage: (message) => {
      const frame = balanceFrame.safeParse(message);
      if (frame.success) store.setBalance('panel', frame.data);
    },
    onReopened: () => void store.refresh(),
  });

function hearMitra(message: unknown, store: Pick<FactsStore, 'read' | 'refresh'>): void {
  const frame = mitraFrame.safeParse(message);
  if (!frame.success) return;
  if (frame.data.type === 'facts') void store.refresh();
  else if (frame.data.type === 'open') return;
  else if (frame.data.type === 'topup') announce('topup', frame.data);
  else if (frame.data.type === 'resource') announce('resource', frame.data.resource);
  else {
    announce('transaction', frame.data);
    // Its end may make it the first purchase, and the dashboard another one.
    if (store.read().facts?.profile.has_purchase === false) void store.refresh();
  }
}

function hearBalance(message: unknown, store: Pick<FactsStore, 'setBalance'>): void {
  const frame = balanceChannelFrame.safeParse(message);
  if (!frame.success) return;
  if ('balance' in frame.data) store.setBalance('main', frame.data);
  else announce('notification', frame.data.notification);
}
