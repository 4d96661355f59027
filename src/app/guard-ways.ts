import type { Navigator } from 'react-router-dom';
import { placeInHistory } from '../ui/place-in-history';
import { tellWayBack } from './way-back';

/** A page, however its steps, lists and drawers stand in the address. */
function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('q'), query.get('from')].join(' ');
}

/** Milliseconds without another press of the browser's button until one is led back: two ways at once cross out each other. */
const PAUSE = 50;

/**
 * Leads the ways to other pages through a question, links and the browser's own way back and forth alike. This router
 * has no blocker of its own: a link waits for the answer; the browser has moved already when it says so, and is led
 * back, and asked there, before the router hears of it. Returns how to open the ways again.
 */
export function guardWays(navigator: Navigator, mayLeave: () => Promise<boolean>): () => void {
  const page = pageAt(window.location);
  let place = placeInHistory();
  /** Steps that the browser has gone away by itself; 0 while it stands on the page. */
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
    // The target of a skip link is no place of the router: who stood on one came from there by going back.
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
    // Saved in that moment: the router has not heard of the way that the browser has gone.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
}
