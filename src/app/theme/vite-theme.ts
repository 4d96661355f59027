import type { HtmlTagDescriptor, Plugin } from 'vite';
import { cssVariables } from './css-variables';
import { fontFaces } from './font';
import { themeBoot } from './theme-boot';

const MODULE = 'virtual:theme.css';
// A path, not the usual NUL prefix: Vite's CSS pipeline must take it for a stylesheet.
const RESOLVED = '/@theme/theme.css';
const FONT = /font-daily[^/]*\.woff2$/;

/**
 * `import 'virtual:theme.css'` gives font and tokens as a static stylesheet, so no script writes styles and the
 * policy needs no exception. The page gets one small script that chooses the theme before the first paint, with
 * the placeholder that the server replaces by the nonce of each answer, and a preload of the font that every page writes with.
 */
export const themePlugin = (nonce: string): Plugin => {
  let base = '/';
  return {
    name: 'theme',
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `${fontFaces()}\n${cssVariables()}` : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => FONT.test(file));
        return [bootTag(nonce), ...(font ? [preloadTag(base + font)] : [])];
      },
    },
  };
};

const bootTag = (nonce: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { nonce },
  children: themeBoot,
  injectTo: 'head-prepend',
});

const preloadTag = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' },
  injectTo: 'head',
});
