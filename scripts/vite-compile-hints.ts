import type { Plugin } from 'vite';

/**
 * Chromium compiles the whole file while it arrives (V8 explicit compile hints); other browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks chunks that a first view uses almost completely: Chromium compiles them off the main thread during
 * download. Saves a tenth of a second on a slow phone, neutral on a fast machine.
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Recognized only at the beginning of a file.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
    },
  },
});
