import type { Plugin } from 'vite';

/** Refuses circular chunks, because their execution order is arbitrary. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const importsOf = (file: string): string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const done = new Set<string>();
    const walk = (file: string, path: string[]): void => {
      if (path.includes(file)) {
        this.error(
          `These chunks wait for each other: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`,
        );
      }
      if (done.has(file)) return;
      for (const next of importsOf(file)) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) walk(file, []);
  },
});
