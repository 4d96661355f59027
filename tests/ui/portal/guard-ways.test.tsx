import { beforeEach, expect, it, vi } from 'vitest';
import { guardWays } from '../../../src/web/app/guard-ways';
import { listenForWayBack } from '../../../src/web/app/way-back';

const stand = (idx: number, path: string) => window.history.replaceState({ idx }, '', path);
const navigator = { createHref: String, push: vi.fn(), replace: vi.fn(), go: vi.fn() };
const router = vi.fn(() => window.location.pathname);

listenForWayBack();
window.addEventListener('popstate', router);

beforeEach(() => {
  router.mockClear();
  stand(1, '/panel/banner/form');
});

/** Like a browser: navigates first, then fires the event. */
function goBack() {
  stand(0, '/panel/banner/data');
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

it('a way back is blocked from the router while something is unsaved', () => {
  const open = guardWays(navigator as never, async () => false);
  goBack();
  expect(router).not.toHaveBeenCalled();
  stand(1, '/panel/banner/form');
  open();
});

it('a way back during which everything is saved is gone', () => {
  const open = guardWays(navigator as never, async () => false);
  goBack();
  open();
  expect(router.mock.results.at(-1)?.value).toBe('/panel/banner/data');
});
