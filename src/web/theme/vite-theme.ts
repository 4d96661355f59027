import type { HtmlTagDescriptor, Plugin } from 'vite';
import { cssVariables } from './css-variables';
import { fontFaces } from './font';

/**
 * Runs in the head before the first paint: the stored `theme` (specification 3), else the system's preference. Browsers
 * that refuse storage still get the latter.
 */
const themeBoot = `(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;

const MODULE = 'virtual:theme.css';
// A path instead of the usual NUL prefix: Vite's CSS pipeline must treat it as a stylesheet.
const RESOLVED = '/@theme/theme.css';
/** The subset font, or the whole one if the build does not subset it. */
const FONT = /(?:font-daily|wght-normal)[^/]*\.woff2$/;

/**
 * `import 'virtual:theme.css'` yields font and tokens as a static stylesheet, so no script writes styles and the
 * content policy needs no exception. The page also gets the script that sets the theme before the first paint, with a
 * placeholder for the nonce of each response, and a preload of the subset font.
 */
export const themePlugin = (nonce: string): Plugin => {
  let base = '/';
  return {
    name: 'theme',
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: { filter: { id: new RegExp(`^${RESOLVED}$`) }, handler: () => `${fontFaces()}\n${cssVariables()}` },
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
