import { HEALTHZ, METRICS, READYZ } from './operator-paths';

/** Paths that answer JSON; everything else is a page or one of its files. */
export const isApiPath = (url: string): boolean =>
  /^\/(?:v1|open-api|live|openapi\.json|developer\/\w+\.json)(?:[/?]|$)/.test(url);

/** The path without its query, which may carry a live ticket and never reaches a log. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const operatorPaths: ReadonlySet<string> = new Set([HEALTHZ, READYZ, METRICS]);

/** Paths for whoever runs the portal: no page stands there, and no limit of callers counts. */
export const isOperatorPath = (url: string): boolean => operatorPaths.has(pathOf(url));
