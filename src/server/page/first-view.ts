import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../admin/schema/model';
import type { Screen } from '../../core/routes/route';
import { routeAt } from '../../core/routes/route-at';
import { type FirstCall, factsCalls, firstCalls } from '../../web/page/first-calls';

/** Files of each screen besides the initial ones, written by `scripts/vite-loading-plan.ts`. */
export type LoadingPlan = Readonly<Record<string, readonly string[]>>;

/** Resources that a page can preload before any script runs. */
export interface FirstView {
  /** Scripts and styles in loading order. */
  files: readonly string[];
  calls: readonly FirstCall[];
  /** Requires sign-in: the frame can be painted at once. */
  isPrivate: boolean;
  isPanel: boolean;
  about: { title: string; description: string } | null;
}

export interface Visit {
  url: string;
  /** True if the cookie `session=1` says that someone is signed in; the API never relies on it. */
  isMarked: boolean;
  isPhone: boolean;
}

const NAME = '.loading-plan.json';
const portal = ['src/web/app/portal-app.tsx', 'src/web/app/portal-frame.tsx'];
const needsAntd = ['form', 'detail'];

/** Empty if nothing is built. */
export function readLoadingPlan(folder: string): LoadingPlan {
  const file = join(folder, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LoadingPlan) : {};
}

/** Preloads of a URL. If the route guard redirects the visitor, some are wasted. */
export function firstViewOf(model: Model, plan: LoadingPlan, { url, isMarked, isPhone }: Visit): FirstView {
  const { pathname, search } = new URL(url, 'http://page');
  const route = routeAt(model.routes, pathname);
  // Visitors at the front page are redirected.
  const target = route.screen.kind === 'redirect' ? routeAt(model.routes, route.screen.to) : route;
  const isPrivate = target.auth && (route === target || isMarked);
  const isPanel = target.type === 'panel';
  const { title, description } = target;
  const about = description === undefined ? null : { title, description };
  if (target.auth && !isPrivate) return { files: [], calls: [], isPrivate, isPanel, about };
  const entries = [...(isPrivate ? portal : []), ...entriesOf(target.screen, isPhone, Object.keys(plan))];
  return {
    files: [...new Set(entries.flatMap((entry) => plan[entry] ?? []))],
    calls: isPrivate ? [...factsCalls, ...firstCalls(model, target, search, Date.now())] : [],
    isPrivate,
    isPanel,
    about,
  };
}

const entriesOf = (screen: Screen, isPhone: boolean, planned: string[]): string[] => {
  if (screen.kind === 'redirect') return [];
  if (screen.kind === 'page') {
    const variant = screen.mobile && isPhone ? 'page.mobile' : 'page';
    return planned.filter((entry) => entry.endsWith(`/${screen.page}/${variant}.tsx`));
  }
  const own = `src/admin/web/${screen.kind}-screen.tsx`;
  return needsAntd.includes(screen.kind) ? ['src/web/app/antd-app.tsx', own] : [own];
};
