type Ear = (event: PopStateEvent) => void;
let ear: Ear | null = null;

/**
 * Before the router is drawn: of all that listen to the browser's own way back and forth, the first hears first, and
 * may keep it from the others.
 */
export const hearWayBack = (): void => window.addEventListener('popstate', (event) => ear?.(event));

/** Who hears of it before the router; null for nobody. */
export const tellWayBack = (to: Ear | null): void => {
  ear = to;
};
