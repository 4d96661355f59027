import { loadRest } from '../api/data-provider';
import type { Screen } from '../core/routes/route';
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

/** What stands at the head of a list besides what its declaration says, by the name of the resource. */
export const listTools: Readonly<Record<string, ReturnType<typeof lazyChunk>>> = {
  'price-list': lazyChunk(() => import('../features/price-list/tools')),
};

/** A list is ours throughout; forms, and details that hold one, are antd's. */
export const usesAntd = (kind: keyof typeof screens): boolean => kind !== 'list';

/** Fetches what a route shows, before the gate has decided: most often it passes. Resolves when it is here or cannot be had. */
export async function preloadScreen(screen: Screen): Promise<void> {
  if (screen.kind === 'page') {
    await portalPage(screen).preload();
  } else if (screen.kind === 'list') {
    await Promise.all([screens.list.preload(), listTools[screen.resource]?.preload()]);
  } else if (screen.kind !== 'redirect') {
    // One record is read by it, and a new one is sent.
    void loadRest().catch(() => undefined);
    // What a form has to say it may have to say offline.
    whenIdle(() => void loadFeedback().catch(() => undefined));
    await Promise.all([screens[screen.kind].preload(), antdApp.preload()]);
  }
}
