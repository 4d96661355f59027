import type { Plugin } from 'vite';

/** What a package does or brings in a browser, and need not. */
interface Work {
  file: RegExp;
  /** As the package writes it: another version may write it otherwise, and then the build says so. */
  as: string | RegExp;
  instead: string;
}

/*
 * An error keeps the places it came from. Made while a file is read, its place is in the file itself, and with the
 * browser's tools open Chromium parses all of the portal once more to tell the line: 19 ms of a first view.
 */
const CONSTANT = /(?<=\b[\w$]+ ?= ?)new Error\(("[^"]+")\)/g;
const placeless = 'Object.create(Error.prototype,{message:{value:$1}})';

const CASBIN = /casbin\/lib\/esm\/index\.mjs/;
const ZOD = /zod\/v4\/classic\/schemas\.js/;

const works: readonly Work[] = [
  // Errors for whoever calls something wrongly, made before anybody has.
  { file: CASBIN, as: CONSTANT, instead: placeless },
  { file: /@refinedev\/core\/dist\/index\.mjs/, as: CONSTANT, instead: placeless },
  // What a line of the policy is read by, copied name by name for each of them: a fifth of what a first view draws.
  {
    file: CASBIN,
    as: /__spreadValues\(__spreadValues\(\{\}, parameters\), functions\)/g,
    instead: '{ ...parameters, ...functions }',
  },
  // Whether this is Internet Explorer 11: five writes that every other browser refuses by throwing.
  {
    file: /lodash-es\/_getTag\.js/,
    as: 'if ((DataView && getTag(',
    instead: 'if (false) if ((DataView && getTag(',
  },
  // Each icon's name for React's tools, worked out anew in every page: a tenth of a cold start.
  {
    file: /lucide-react\/dist\/esm\/createLucideIcon\.mjs/,
    as: 'Component.displayName = toPascalCase(iconData.name);',
    instead: '',
  },
  // A schema as JSON Schema, which the server alone writes: a quarter of Zod.
  {
    file: ZOD,
    as: /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.[^;]+;/g,
    instead: '',
  },
  {
    file: ZOD,
    as: /return createToJSONSchemaMethod\([^;]+;/,
    instead: "throw new Error('no JSON Schema here');",
  },
  { file: ZOD, as: /jsonSchema: \{[^}]+\},/, instead: '' },
];

/** Leaves that work out of what is built. */
export const quietStart = (): Plugin => ({
  name: 'quiet-start',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: works.map(({ file }) => file) },
    handler(code, id) {
      let quiet = code;
      for (const { file, as, instead } of works) {
        if (!file.test(id)) continue;
        const before = quiet;
        quiet = quiet.replace(as, instead);
        if (quiet === before) this.error(`${id} no longer has ${as}`);
      }
      return { code: quiet, map: null };
    },
  },
});
