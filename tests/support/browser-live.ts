import type { Page } from '@playwright/test';

/**
 * From the next load on, the page hears nothing live: what another one does reaches it with its own next call.
 * Its lines stay open and silent; a closed one would be tried again, and the ticket for that is a call.
 */
export const deafen = (page: Page): Promise<void> => page.routeWebSocket(/.*/, () => {});
