import type { Page } from '@playwright/test';
import config from '../../resources.config';
import { compile } from '../../src/admin/schema/compile';
import type { Route } from '../../src/core/routes/route';
import { pageRows } from '../../src/web/routes/page-rows';
import { partsOf } from './browser-parts';
import type { Client } from './client';

/** A URL with its own screen. */
export interface AppPage {
  at: string;
  /** File name for it. */
  name: string;
  area: 'public' | 'h2h' | 'panel';
  /** Parts of its screen; equal parts mean equal screens. */
  parts: string[];
  /** True if a phone uses other components: cards instead of a table, or a separate page. */
  hasPhoneLayout: boolean;
}

const model = compile(config, pageRows);

/** Every route that `client` can visit: forms empty and filled, details with a record. */
export async function pagesOf(client: Client): Promise<AppPage[]> {
  const found = await Promise.all(
    model.routes.filter(({ screen }) => screen.kind !== 'redirect').map((route) => pagesAt(route, client)),
  );
  return found.flat();
}

async function pagesAt(route: Route, client: Client): Promise<AppPage[]> {
  const { path, screen } = route;
  const resource = 'resource' in screen ? resourceOf(screen.resource) : undefined;
  const area = !route.auth ? 'public' : route.type === 'panel' ? 'panel' : 'h2h';
  const page = (query = '', suffix = ''): AppPage => ({
    at: (path === '*' ? '/tidak-ada' : path) + query,
    name: (path === '*' ? '404' : path.slice(1).replaceAll('/', '-')) + suffix,
    area,
    parts: partsOf(route, resource, query !== ''),
    hasPhoneLayout: screen.kind === 'list' || (screen.kind === 'page' && screen.mobile === true),
  });
  const list = listOf(route);
  if (!list) return [page()];
  const { body } = await client.get(`${list}${list.includes('?') ? '&' : '?'}limit=1`);
  const [first] = body.data;
  const record = page(`?q=${path === PRICES_OF_ITEM ? first.variation_id : first.id}`, '-record');
  // Lists show records in a drawer, unless they have their own page.
  const alone = screen.kind === 'list' || screen.kind === 'form' ? [page()] : [];
  return [...alone, ...(hasRecords(route) ? [record] : [])];
}

/** Shows an item, whose id the price history contains. */
const PRICES_OF_ITEM = '/price-history/detail';

/** API list that contains records of a route. */
function listOf({ path, screen }: Route): string | null {
  if (path === '/transaction-form') return '/v1/crm/product/parent';
  if (path === PRICES_OF_ITEM) return '/v1/crm/product/price-history';
  if (path === '/detail-transaction') return '/v1/crm/transaction/all';
  if (path === '/request-ticket/detail') return '/v1/crm/ticket-system';
  if (path === '/transaction-form/approval') return '/v1/crm/order-approval';
  if (path === '/cashier-shift/detail') return '/v1/crm/cashier-shift';
  if (path === '/topup/payment') return '/v1/crm/topup/all?status=1';
  if (path === '/topup/invoice') return '/v1/crm/topup/all?status=2';
  if (screen.kind === 'page' || screen.kind === 'redirect') return null;
  const resource = resourceOf(screen.resource);
  return resource?.single ? null : (resource?.endpoint ?? null);
}

const resourceOf = (name: string) => model.resources.find((resource) => resource.name === name);

/** Some forms only create records. */
const hasRecords = ({ screen }: Route): boolean => {
  if (screen.kind === 'list') return !resourceOf(screen.resource)?.detailPage;
  return screen.kind !== 'form' || resourceOf(screen.resource)?.can.includes('edit') === true;
};

/** Waits for the title and for pending calls. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Changes the theme like another tab and waits for colour transitions. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (value) => {
    localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
    while (document.documentElement.dataset.theme !== value) await new Promise(requestAnimationFrame);
    // Transitions may start others; two quiet frames mean the end.
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (changing.length > 0) quiet = -1;
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
  }, theme);
}
