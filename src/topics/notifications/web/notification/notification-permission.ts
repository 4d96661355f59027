import { useSyncExternalStore } from 'react';
import { whenIdle } from '../../../../ui/when-idle';

export type Permission = 'default' | 'granted' | 'denied';

const listeners = new Set<() => void>();
let known: Permission | null = null;

// Browsers without notifications, such as Safari on a phone, can never grant them.
const refresh = (): void => {
  known = 'Notification' in window ? Notification.permission : 'denied';
  for (const listener of listeners) listener();
};

/** The query needs another browser process, so it must not delay the first view. */
const watch = (changed: () => void) => {
  listeners.add(changed);
  const callOff = known === null ? whenIdle(refresh) : () => undefined;
  return () => {
    callOff();
    listeners.delete(changed);
  };
};

const read = () => known;

const ask = async (): Promise<void> => {
  await Notification.requestPermission();
  refresh();
};

/** `permission` is null until known; `ask` requests it. */
export const useNotificationPermission = () => ({ permission: useSyncExternalStore(watch, read), ask });
