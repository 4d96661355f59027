import type { Plugin } from 'vite';

const REFINE = /node_modules\/@refinedev\/[\w-]+\/dist\/index\.mjs/;
/** Helper of esbuild's `keepNames`: `var o=(e,t)=>define(e,"name",{value:t,configurable:!0})`. */
const HELPER = /(?<=var [\w$]+=)\(([\w$]+),([\w$]+)\)=>[\w$]+\(\1,"name",\{value:\2,configurable:!0\}\)/;

/**
 * Refine's packages are single files whose functions are all named by a call, also those that each render
 * creates. The call keeps unused functions in the bundle (about 200 kB gzip of a list) and takes time, so it
 * becomes one without effect.
 */
export const pureNames = (): Plugin => ({
  name: 'pure-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: REFINE },
    handler: (code) => ({
      code: code.replace(HELPER, '/*#__NO_SIDE_EFFECTS__*/ ($1) => $1'),
      map: null,
    }),
  },
});
