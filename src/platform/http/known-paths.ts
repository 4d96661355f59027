import type { FastifyInstance } from 'fastify';
import { pathOf } from './paths';

export interface KnownPaths {
  methodsOf(url: string): string[];
}

/** Records routes registered afterwards; call it first. */
export function rememberPaths(app: FastifyInstance): KnownPaths {
  const methodsByPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsByPattern.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) known.methods.add(name);
    methodsByPattern.set(url, known);
  });
  return {
    methodsOf: (url) => {
      const path = pathOf(url);
      const matching = [...methodsByPattern.values()].filter(({ pattern }) => pattern.test(path));
      return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
    },
  };
}

/** `/v1/crm/transaction/:id` → a pattern with one segment per parameter. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
