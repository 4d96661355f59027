import type { Plugin } from 'vite';

const REFINE = /node_modules\/@refinedev\/[\w-]+\/dist\/index\.mjs/;
/** esbuild's `keepNames`: `var o=(e,t)=>define(e,"name",{value:t,configurable:!0})`. */
const HELPER = /var ([\w$]+)=\(([\w$]+),([\w$]+)\)=>[\w$]+\(\2,"name",\{value:\3,configurable:!0\}\)/;

/** lucide gives each icon a name for React's tools, worked out when the file is read: a tenth of a cold start. */
const ICON = /lucide-react\/dist\/esm\/createLucideIcon\.mjs/;
const NAMING = /Component\.displayName = toPascalCase\(iconData\.name\);/;

/**
 * Refine's packages are one file each, in which every function is wrapped in a call that only gives it its name.
 * To a bundler that call may do anything, so nothing is ever dropped. Marked as pure, what the portal does not use
 * falls away: about 200 kB (gzip) of a list.
 */
export const pureNames = (): Plugin => ({
  name: 'pure-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: REFINE },
    handler(code) {
      const helper = HELPER.exec(code)?.[1];
      if (!helper) return;
      const assigned = new RegExp(`([,\\s][\\w$]+=)${helper.replace('$', '\\$')}\\(`, 'g');
      return { code: code.replace(assigned, `$1/*#__PURE__*/${helper}(`), map: null };
    },
  },
});

/** Leaves those names out of what is built. */
export const namelessIcons = (): Plugin => ({
  name: 'nameless-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ICON },
    handler(code) {
      if (!NAMING.test(code)) this.error('lucide-react names its icons in another way');
      return { code: code.replace(NAMING, ''), map: null };
    },
  },
});
