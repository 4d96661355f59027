import { useSyncExternalStore } from 'react';

export type Permission = 'default' | 'granted' | 'denied';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

// A browser without notifications, such as Safari on a phone, can never grant them.
const read = (): Permission => ('Notification' in window ? Notification.permission : 'denied');

const watch = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

const ask = async (): Promise<void> => {
  await Notification.requestPermission();
  tell();
};

/** What the browser allows this site to show, and the question to change it. */
export const useNotificationPermission = () => ({ permission: useSyncExternalStore(watch, read), ask });
