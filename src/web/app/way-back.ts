type PopStateHandler = (event: PopStateEvent) => void;
let handle: PopStateHandler | null = null;

/** Call before the router is drawn: the first `popstate` listener runs first and may stop the others. */
export const listenForWayBack = (): void => window.addEventListener('popstate', (event) => handle?.(event));

/** Sets the handler that runs before the router, or null. */
export const setWayBackListener = (to: PopStateHandler | null): void => {
  handle = to;
};
