import type { Navigator } from 'react-router-dom';
import { placeInHistory } from '../../ui/place-in-history';
import { tellWayBack } from './way-back';

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
  let place = placeInHistory();
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
    place = placeInHistory();
  };

  const stepsGone = (): number => {
    const at = placeInHistory();
    // The target of a skip link is not in the router's history; a person on one got there by going back.
    return at === null || place === null ? -1 : at - place;
  };

  const onPop = (event: PopStateEvent) => {
    if (isLeaving) return;
    const at = placeInHistory();
    if (away === 0 && pageAt(window.location) === page) {
      place = at;
      return;
    }
    event.stopImmediatePropagation();
    clearTimeout(wayBack);
    wayBack = undefined;
    if (at === place) {
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
  tellWayBack(onPop);
  return () => {
    navigator.push = push;
    tellWayBack(null);
    if (wayBack === undefined) return;
    clearTimeout(wayBack);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
