type Ear = (event: PopStateEvent) => void;
let ear: Ear | null = null;

/** Call before the router is drawn: the first `popstate` listener runs first and may stop the others. */
export const hearWayBack = (): void => window.addEventListener('popstate', (event) => ear?.(event));

/** Sets the handler that runs before the router, or null. */
export const setWayBackListener = (to: Ear | null): void => {
  ear = to;
};
