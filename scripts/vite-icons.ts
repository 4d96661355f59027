import type { Plugin } from 'vite';
import { iconNames } from '../src/core/appearance/icons';

const MODULE = 'virtual:icons';
const RESOLVED = `\0${MODULE}`;

/** `trash-2` is exported as `Trash2`. */
const exportOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_all, sign) => sign.toUpperCase());

/** `icons` holds the drawing of each name that entities may use. A name that lucide lacks stops the build. */
export const icons = (): Plugin => ({
  name: 'icons',
  resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
  load: {
    filter: { id: new RegExp(`^${RESOLVED}$`) },
    handler: () =>
      [
        `import { ${iconNames.map(exportOf).join(', ')} } from 'lucide-react';`,
        `export const icons = { ${iconNames.map((name) => `'${name}': ${exportOf(name)}`).join(', ')} };`,
      ].join('\n'),
  },
});
