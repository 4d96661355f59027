import type { Navigator } from 'react-router-dom';
import { historyIndex } from '../../ui/history-index';
import { setWayBackListener } from './way-back';

/** Identity of a page without the steps, lists and drawers in its URL. */
function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('q'), query.get('from')].join(' ');
}

/**
 * Milliseconds without another press of the back button before the navigation is undone: two at once would cancel each
 * other.
 */
const PAUSE = 50;

/**
 * Asks before leaving a page, for links and for the browser's back and forward buttons. This router has no blocker: a
 * link waits for the answer; a browser navigation has already happened when it is reported, so it is undone before the
 * router sees it. Returns a function that removes the guard.
 */
export function guardWays(navigator: Navigator, mayLeave: () => Promise<boolean>): () => void {
  const page = pageAt(window.location);
  let index = historyIndex();
  /** History steps that the browser has gone away; 0 while on the page. */
  let away = 0;
  let wayBack: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isLeaving = false;

  const ask = async (leave: () => void) => {
    if (isAsking) return;
    isAsking = true;
    isLeaving = await mayLeave();
    isAsking = false;
    away = 0;
    if (isLeaving) leave();
  };

  const { push } = navigator;
  const askedPush: Navigator['push'] = (to, ...how) => {
    const address = new URL(navigator.createHref(to), window.location.href);
    if (pageAt(address) !== page) return void ask(() => push(to, ...how));
    push(to, ...how);
    index = historyIndex();
  };

  const stepsGone = (): number => {
    const at = historyIndex();
    // The target of a skip link is not in the router's history; a person on one got there by going back.
    return at === null || index === null ? -1 : at - index;
  };

  const onPop = (event: PopStateEvent) => {
    if (isLeaving) return;
    const at = historyIndex();
    if (away === 0 && pageAt(window.location) === page) {
      index = at;
      return;
    }
    event.stopImmediatePropagation();
    clearTimeout(wayBack);
    wayBack = undefined;
    if (at === index) {
      const steps = away;
      return void ask(() => window.history.go(steps));
    }
    away ||= stepsGone();
    wayBack = setTimeout(() => {
      wayBack = undefined;
      window.history.go(-stepsGone());
    }, PAUSE);
  };

  navigator.push = askedPush;
  setWayBackListener(onPop);
  return () => {
    navigator.push = push;
    setWayBackListener(null);
    if (wayBack === undefined) return;
    clearTimeout(wayBack);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
