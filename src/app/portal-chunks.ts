import type { Screen } from '../core/schema/model';
import { lazyChunk } from './lazy-chunk';
import { pageChunk } from './pages';

/** Refine, antd and the layout. */
export const frame = lazyChunk(() => import('./portal-frame'));
export const overlay = lazyChunk(() => import('../layout/overlays/overlay'));

export const feedbackOutlet = lazyChunk(() => import('./feedback-outlet'));

/** What the generic screens stand in. */
export const antdApp = lazyChunk(() => import('./antd-app'));

/** The three generic screens. */
export const screens = {
  list: lazyChunk(() => import('../screens/list-screen')),
  form: lazyChunk(() => import('../screens/form-screen')),
  detail: lazyChunk(() => import('../screens/detail-screen')),
};

/** Starts fetching what a route shows, before the gate has decided: most often it passes. */
export function preloadScreen(screen: Screen): void {
  if (screen.kind === 'page') {
    pageChunk(screen.page).preload();
  } else if (screen.kind !== 'redirect') {
    screens[screen.kind].preload();
    antdApp.preload();
  }
}
