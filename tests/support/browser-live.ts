import type { Page } from '@playwright/test';

/**
 * From the next load on, live messages do not reach the page; its own calls still return changes. Sockets
 * stay open, because a closed one would request a ticket.
 */
export const deafen = (page: Page): Promise<void> => page.routeWebSocket(/.*/, () => {});
