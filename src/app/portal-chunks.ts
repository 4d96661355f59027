import { loadRest } from '../api/data-provider';
import type { Screen } from '../core/schema/model';
import { whenIdle } from '../ui/when-idle';
import { lazyChunk } from './lazy-chunk';
import { pageChunk } from './pages';

export const overlay = lazyChunk(() => import('../layout/overlays/overlay'));

export const loadFeedback = () => import('./feedback-outlet');

/** What forms stand in. */
export const antdApp = lazyChunk(() => import('./antd-app'));

/** The three generic screens. */
export const screens = {
  list: lazyChunk(() => import('../screens/list-screen')),
  form: lazyChunk(() => import('../screens/form-screen')),
  detail: lazyChunk(() => import('../screens/detail-screen')),
};

/** A list is ours throughout; forms, and details that hold one, are antd's. */
export const usesAntd = (kind: keyof typeof screens): boolean => kind !== 'list';

/** Starts fetching what a route shows, before the gate has decided: most often it passes. */
export function preloadScreen(screen: Screen): void {
  if (screen.kind === 'page') {
    pageChunk(screen).preload();
  } else if (screen.kind !== 'redirect') {
    screens[screen.kind].preload();
    if (usesAntd(screen.kind)) {
      antdApp.preload();
      // One record is read by it, and a new one is sent.
      void loadRest().catch(() => undefined);
      // What a form has to say it may have to say offline.
      whenIdle(() => void loadFeedback().catch(() => undefined));
    }
  }
}
