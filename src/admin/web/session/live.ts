import { mitraFrame, notificationFrame } from '../../../core/contract/live';
import type { LiveChannel } from '../../../core/contract/session';
import { balanceUpdates, type Purse } from '../../../core/session/balance-updates';
import { announce } from '../../../platform/web/live-events';
import { openChannel } from '../../../platform/web/shared-channel';
import type { FactsStore } from './facts-store';

type Store = Pick<FactsStore, 'read' | 'refresh' | 'refreshPanel' | 'setBalance' | 'setLive'>;

/**
 * Opens the channels of every session (specification 7) and announces their events. Returns a function that closes
 * them.
 */
export function connectLive(store: Store): () => void {
  // The profile carries the balance, so reading it again recovers every missed change.
  const onReopened = () => void store.refresh();

  const closers = [
    openChannel('mitra', {
      onMessage: (message) => handleMessage('mitra', message, store),
      onReopened: () => readAgain(store),
    }),
    openChannel('mitra-balance', {
      onMessage: (message) => handleMessage('mitra-balance', message, store),
      onReopened,
      onPhase: (phase) => store.setLive(phase === 'open'),
    }),
  ];
  return () => {
    for (const close of closers) close();
  };
}

function readAgain(store: Store): void {
  void store.refresh();
  announce('resync', null);
}

export const watchProfit = (store: Store): (() => void) =>
  openChannel('mitra-panel-balance', {
    onMessage: (message) => handleMessage('mitra-panel-balance', message, store),
    onReopened: () => void store.refreshPanel(),
  });

/** Handles a message; any channel may send a balance besides its own events. */
function handleMessage(channel: LiveChannel, message: unknown, store: Store): void {
  for (const [purse, update] of Object.entries(balanceUpdates(channel, message)))
    store.setBalance(purse as Purse, update);
  if (channel === 'mitra') announceChanges(message, store);
  if (channel === 'mitra-balance') announceNotification(message);
}

function announceChanges(message: unknown, store: Store): void {
  const frame = mitraFrame.safeParse(message);
  if (!frame.success) return;
  if (frame.data.type === 'facts') void store.refresh();
  else if (frame.data.type === 'open') return;
  else if (frame.data.type === 'missed') readAgain(store);
  else if (frame.data.type === 'topup') announce('topup', frame.data);
  else if (frame.data.type === 'resource') announce('resource', frame.data.resource);
  else if (frame.data.type === 'integration') announce('integration', null);
  else if (frame.data.type === 'transaction') {
    announce('transaction', frame.data);
    // A finished transaction may be the first purchase, which changes the dashboard.
    if (store.read().facts?.profile.has_purchase === false) void store.refresh();
  } else announce('product', frame.data);
}

function announceNotification(message: unknown): void {
  const frame = notificationFrame.safeParse(message);
  if (frame.success) announce('notification', frame.data.notification);
}
