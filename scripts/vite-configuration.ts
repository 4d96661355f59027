import type { Plugin } from 'vite';

const MODULE = 'virtual:configuration';
/** How Vite calls it where nothing is built. */
export const CONFIGURATION_ID = `\0${MODULE}`;
/** A mark in the built page that `server/http/page-template.ts` fills with the address of the module. */
const ADDRESS = '__CONFIGURATION__';

const asItStands =
  "export { default as config } from '/resources.config.ts'; export { default as accessModel } from '/access.model.conf?raw';";

/**
 * What administrators write by hand is no part of a build (ADR 0015): the import stays, and the page says where the
 * module is. Where nothing is built, it is both files as they stand.
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
      // A text would be a pattern of paths, which no virtual module fits.
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
