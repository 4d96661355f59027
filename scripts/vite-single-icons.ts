import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LUCIDE = fileURLToPath(
  new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
);
const SHOWN = /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g;
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/** File of each icon by its exported names. */
function filesByName(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(LUCIDE, 'utf8').matchAll(SHOWN)) {
    for (const name of names.split(',')) files.set(name.replace(/.*\bas\b/, '').trim(), file);
  }
  return files;
}

/** Imports each icon from its own file: the index makes a build read 1,700 more modules. */
export const singleIcons = (): Plugin => {
  const files = filesByName();
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$|virtual:icons$/, code: 'lucide-react' },
      handler(code) {
        const single = (names: string): string =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', alias = icon] = name.split(/\s+as\s+/);
              const file = files.get(icon);
              if (!file) return this.error(`lucide-react has no icon ${icon}`);
              return `import ${alias} from 'lucide-react/icons/${file}';`;
            })
            .join(' ');
        return { code: code.replace(IMPORT, (_all, names: string) => single(names)), map: null };
      },
    },
  };
};
