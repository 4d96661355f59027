import { loadRest } from '../../admin/web/data/data-provider';
import type { Screen } from '../../core/routes/route';
import { whenIdle } from '../../ui/when-idle';
import { lazyChunk } from './lazy-chunk';
import { portalPage } from './portal-pages';

export const overlay = lazyChunk(() => import('../shell/overlays/overlay'));

export const loadFeedback = () => import('./feedback-outlet');

export const antdApp = lazyChunk(() => import('./antd-app'));

export const screens = {
  list: lazyChunk(() => import('../../admin/web/list-screen')),
  form: lazyChunk(() => import('../../admin/web/form-screen')),
  detail: lazyChunk(() => import('../../admin/web/detail-screen')),
};

/** Lists with parts of their own. */
const ownLists: Readonly<Record<string, typeof screens.list>> = {
  'price-list': lazyChunk(() => import('../../topics/purchase-prices/web/price-list/screen')),
  transaction: lazyChunk(() => import('../../topics/orders/web/list-transaction/screen')),
};

export const screenOf = (kind: keyof typeof screens, resource: string) =>
  (kind === 'list' && ownLists[resource]) || screens[kind];

/** Lists use our own components only; forms and detail screens use antd. */
export const usesAntd = (kind: keyof typeof screens): boolean => kind !== 'list';

/**
 * Loads a route's code before the gate has decided, because it usually passes. Resolves when it has loaded or failed.
 */
export async function preloadScreen(screen: Screen): Promise<void> {
  if (screen.kind === 'page') {
    await portalPage(screen).preload();
  } else if (screen.kind === 'list') {
    await screenOf('list', screen.resource).preload();
  } else if (screen.kind !== 'redirect') {
    void loadRest().catch(() => undefined);
    whenIdle(() => void loadFeedback().catch(() => undefined));
    await Promise.all([screenOf(screen.kind, screen.resource).preload(), antdApp.preload()]);
  }
}
