import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstCall, factsCalls, firstCalls } from '../../src/core/page/first-calls';
import type { Screen } from '../../src/core/routes/route';
import { routeAt } from '../../src/core/routes/route-at';
import type { Model } from '../../src/core/schema/model';

/** Files of each screen beside the first one, as `scripts/vite-loading-plan.ts` left them in the built client. */
export type LoadingPlan = Readonly<Record<string, readonly string[]>>;

/** What the page of an address can name before any script has run. */
export interface FirstView {
  /** Scripts and styles, in the order in which they are needed. */
  files: readonly string[];
  calls: readonly FirstCall[];
  /** Behind the sign-in: the frame can be painted at once. */
  isPrivate: boolean;
  isPanel: boolean;
  /** What search engines may be told of it; null for most pages. */
  about: { title: string; description: string } | null;
}

export interface Visit {
  /** Path with query. */
  url: string;
  /** It carries the mark that someone is signed in (`session=1`); the API never goes by it. */
  isMarked: boolean;
  isPhone: boolean;
}

const NAME = '.loading-plan.json';
const portal = ['src/app/portal-app.tsx', 'src/app/portal-frame.tsx'];
const needsAntd = ['form', 'detail'];

/** Empty where nothing is built. */
export function readLoadingPlan(folder: string): LoadingPlan {
  const file = join(folder, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LoadingPlan) : {};
}

/** What an address needs. The gate may still send its visitor elsewhere: then some of it was asked for in vain. */
export function firstViewOf(model: Model, plan: LoadingPlan, { url, isMarked, isPhone }: Visit): FirstView {
  const { pathname, search } = new URL(url, 'http://page');
  const route = routeAt(model.routes, pathname);
  // Strangers come to the front door, and are led to another place.
  const target = route.screen.kind === 'redirect' ? routeAt(model.routes, route.screen.to) : route;
  const isPrivate = target.auth && (route === target || isMarked);
  const isPanel = target.type === 'panel';
  const { title, description } = target;
  const about = description === undefined ? null : { title, description };
  if (target.auth && !isPrivate) return { files: [], calls: [], isPrivate, isPanel, about };
  const entries = [...(isPrivate ? portal : []), ...entriesOf(target.screen, isPhone)];
  return {
    files: [...new Set(entries.flatMap((entry) => plan[entry] ?? []))],
    calls: isPrivate ? [...factsCalls, ...firstCalls(model, target, search)] : [],
    isPrivate,
    isPanel,
    about,
  };
}

const entriesOf = (screen: Screen, isPhone: boolean): string[] => {
  if (screen.kind === 'redirect') return [];
  if (screen.kind === 'page') {
    const variant = screen.mobile && isPhone ? 'page.mobile' : 'page';
    return [`src/pages/${screen.page}/${variant}.tsx`];
  }
  const own = `src/screens/${screen.kind}-screen.tsx`;
  return needsAntd.includes(screen.kind) ? ['src/app/antd-app.tsx', own] : [own];
};
