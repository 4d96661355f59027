import type { Plugin } from 'vite';

/** Browser work of a package that the portal does not need. */
interface Work {
  file: RegExp;
  /** Exact source text: the build fails if another version differs. */
  as: string | RegExp;
  instead: string;
}

/*
 * An error captures its stack when it is created. With developer tools open, Chromium then parses the whole
 * portal again to find the line: 19 ms of a first view.
 */
const CONSTANT = /(?<=\b[\w$]+ ?= ?)new Error\(("[^"]+")\)/g;
const placeless = 'Object.create(Error.prototype,{message:{value:$1}})';

const CASBIN = /casbin\/lib\/esm\/index\.mjs/;
const ZOD = /zod\/v4\/classic\/schemas\.js/;

const works: readonly Work[] = [
  // Error constants created at load time.
  { file: CASBIN, as: CONSTANT, instead: placeless },
  { file: /@refinedev\/core\/dist\/index\.mjs/, as: CONSTANT, instead: placeless },
  // Policy helpers copied by name for each line: a fifth of the time of a first view.
  {
    file: CASBIN,
    as: /__spreadValues\(__spreadValues\(\{\}, parameters\), functions\)/g,
    instead: '{ ...parameters, ...functions }',
  },
  // The class that also edits and stores policies; the portal only asks.
  {
    file: CASBIN,
    as: 'return newEnforcerWithClass(Enforcer, ...params);',
    instead: 'const e = new CoreEnforcer(); e.setModel(params[0]); e.initRmMap(); return e;',
  },
  // Avoids awaiting a resolved promise for each of 700 role links.
  { file: CASBIN, as: /yield (?=this\.rm\.addLink\()/g, instead: '' },
  {
    file: CASBIN,
    as: /(addLink\(name1, name2, \.\.\.domain\) \{\s+)return __async\(this, null, function\* \(\) \{([\s\S]+?role1\.addRole\(role2\);\s+)\}\);/,
    instead: '$1$2',
  },
  // Keys of an icon's shapes, whose order never changes: six random letters each.
  { file: /lucide-react\/dist\/esm\/icons\//, as: /,\s*key: "\w+"/g, instead: '' },
  // JSON Schema output, used on the server only: a quarter of Zod.
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
  // Deprecated methods of texts, such as `z.string().email()`: they keep twenty unused formats in the bundle.
  {
    file: ZOD,
    as: /, \{\s+email\(params\) \{[\s\S]+?core\._isoDuration\(ZodISODuration, params\)\);\s+\},\s+\}\);/,
    instead: ');',
  },
  // English messages; the portal has its own (`src/web/app/model.ts`).
  { file: ZOD, as: 'core.config(en());', instead: 'return;' },
];

/** Removes that work from the build. */
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
