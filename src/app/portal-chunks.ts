import { loadRest } from '../api/data-provider';
import type { Screen } from '../core/schema/model';
import { whenIdle } from '../ui/when-idle';
import { lazyChunk } from './lazy-chunk';
import { portalPage } from './portal-pages';

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

/** Fetches what a route shows, before the gate has decided: most often it passes. Resolves when it is here or cannot be had. */
export async function preloadScreen(screen: Screen): Promise<void> {
  if (screen.kind === 'page') {
    await portalPage(screen).preload();
  } else if (screen.kind === 'list') {
    await screens.list.preload();
  } else if (screen.kind !== 'redirect') {
    // One record is read by it, and a new one is sent.
    void loadRest().catch(() => undefined);
    // What a form has to say it may have to say offline.
    whenIdle(() => void loadFeedback().catch(() => undefined));
    await Promise.all([screens[screen.kind].preload(), antdApp.preload()]);
  }
}
