import type { Plugin } from 'vite';

const MODULE = 'virtual:configuration';
/** Vite's id of the module when nothing is built. */
export const CONFIGURATION_ID = `\0${MODULE}`;
/** Placeholder in the built page; `src/server/page/page-template.ts` replaces it with the module's address. */
const ADDRESS = '__CONFIGURATION__';

const asItStands =
  "export { default as config } from '/resources.config.ts'; export { default as accessModel } from '/access.model.conf?raw';";

/**
 * The configuration is not part of a build (ADR 0015): the import stays, and the page names the module. In
 * development it is both source files.
 */
export const configuration = (): Plugin => {
  let isBuild = false;
  return {
    name: 'configuration',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: new RegExp(`^${MODULE}$`) },
      handler: (id) => (isBuild ? { id, external: true } : CONFIGURATION_ID),
    },
    load: {
      // A string would be a path pattern, which no virtual module matches.
      filter: { id: new RegExp(`^${CONFIGURATION_ID}$`) },
      handler: () => asItStands,
    },
    transformIndexHtml: () =>
      isBuild
        ? [
            {
              tag: 'script',
              attrs: { type: 'importmap' },
              children: JSON.stringify({ imports: { [MODULE]: ADDRESS } }),
            },
          ]
        : [],
  };
};
